package dev.rockspan.generator.write;

import dev.rockspan.generator.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets one run at a time change a folder, of this process and of others of the same user; the others wait. The file that
 * is locked stands among the system's temporary files meanwhile.
 */
public final class FolderLock {

    private static final Map<Path, ReentrantLock> OF_THIS_PROCESS = new ConcurrentHashMap<>();

    private FolderLock() {}

    /** Does what changes a folder, after what killed runs have left in it is deleted. */
    public static <T> T alone(Path folder, Supplier<T> work) {
        Path whole = folder.toAbsolutePath().normalize();
        ReentrantLock lock = OF_THIS_PROCESS.computeIfAbsent(whole, key -> new ReentrantLock());
        lock.lock();
        try {
            return alone(whole, file(whole), work);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            lock.unlock();
        }
    }

    private static <T> T alone(Path folder, Path file, Supplier<T> work) throws IOException {
        while (true) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                channel.lock(); // closing the channel releases it
                if (channel.size() == 0) { // else it is deleted, by a run that this one has waited for
                    try {
                        Replacement.sweep(folder);
                        return work.get();
                    } finally {
                        Files.deleteIfExists(file);
                        channel.write(ByteBuffer.allocate(1));
                    }
                }
            }
        }
    }

    private static Path file(Path folder) {
        String digest = Sha256.of(System.getProperty("user.name") + '\n' + folder);
        return Path.of(System.getProperty("java.io.tmpdir"), "rockspan-" + digest.substring(0, 16) + ".lock");
    }
}
