package dev.rockspan.generator.write;

import dev.rockspan.generator.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets one run at a time change a folder, of this process and of others of the same user; the others wait. The file that
 * is locked stands among the system's temporary files, so that nothing is left in the folder.
 */
public final class FolderLock {

    private static final Map<Path, ReentrantLock> OF_THIS_PROCESS = new ConcurrentHashMap<>();

    private FolderLock() {}

    /** Does what changes a folder, after what killed runs have left in it is deleted. */
    public static <T> T alone(Path folder, Supplier<T> work) {
        Path whole = folder.toAbsolutePath().normalize();
        ReentrantLock lock = OF_THIS_PROCESS.computeIfAbsent(whole, key -> new ReentrantLock());
        lock.lock();
        try (FileChannel channel = FileChannel.open(file(whole), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            // Closing the channel releases it.
            channel.lock();
            Replacement.sweep(whole);
            return work.get();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            lock.unlock();
        }
    }

    private static Path file(Path folder) {
        String digest = Sha256.of(System.getProperty("user.name") + '\n' + folder);
        return Path.of(System.getProperty("java.io.tmpdir"), "rockspan-" + digest.substring(0, 16) + ".lock");
    }
}
