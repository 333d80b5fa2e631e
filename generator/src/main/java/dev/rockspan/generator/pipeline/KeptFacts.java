package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.write.FolderLock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;

/** What a run adds to templates; closed without {@link #commit}, all of it is gone again. */
final class KeptFacts implements AutoCloseable {

    private final Deque<Path> added = new ArrayDeque<>();

    /** Notes a file that is about to be written, and its folder, unless they are there already. */
    Path add(Path file) {
        for (Path path = file; path != null && !Files.exists(path); path = path.getParent()) {
            added.addLast(path);
        }
        return file;
    }

    void commit() {
        added.clear();
    }

    @Override
    public void close() {
        try {
            for (Path path : added) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file of templates in one step; returns whether it differed from what was there. */
    static boolean write(Path file, String content) {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
        return FolderLock.alone(folder, () -> writeAlone(file, folder, content));
    }

    private static boolean writeAlone(Path file, Path folder, String content) {
        try {
            if (Files.isRegularFile(file) && Files.readString(file).equals(content)) {
                return false;
            }
            Files.createDirectories(folder);
            Path temporary = Files.createTempDirectory(folder, ".rockspan-");
            try {
                Path staged =
                        Files.writeString(temporary.resolve(file.getFileName().toString()), content);
                Files.move(staged, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.delete(temporary);
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
