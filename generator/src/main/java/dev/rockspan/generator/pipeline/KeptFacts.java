package dev.rockspan.generator.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

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
}
