package dev.rockspan.generator.write;

import dev.rockspan.generator.Folders;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Replaces and removes files of a folder so that all of it can be taken back: everything new is staged in full before
 * the first old file goes, and each file is replaced in one step. Closing without {@link #commit} restores the folder,
 * times included.
 */
final class Replacement implements AutoCloseable {

    private static final String STAGING = ".rockspan-";

    private final Path output;
    private final Path staging;
    /** What stood where before, in case it must be put back. */
    private final Map<Path, Optional<Path>> originals = new HashMap<>();

    private final Deque<Path> newFolders;
    private boolean committed;

    private Replacement(Path output, Path staging, Deque<Path> newFolders) {
        this.output = output;
        this.staging = staging;
        this.newFolders = newFolders;
    }

    static Replacement in(Path output) throws IOException {
        Deque<Path> newFolders = new ArrayDeque<>();
        createFolders(output, newFolders);
        return new Replacement(output, Files.createTempDirectory(output, STAGING), newFolders);
    }

    /** Deletes what runs have left that were killed; nobody else may be changing the folder. */
    static void sweep(Path output) throws IOException {
        for (Path folder : left(output)) {
            Folders.delete(folder);
        }
    }

    /** What runs have left that were killed, or use right now. */
    static List<Path> left(Path output) {
        return Folders.list(output).stream()
                .filter(entry -> entry.getFileName().toString().startsWith(STAGING))
                .filter(Files::isDirectory)
                .toList();
    }

    /** Writes a file next to where it will stand. */
    void stage(String path, byte[] content) throws IOException {
        Path file = staging.resolve("new").resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    /** Puts a staged file in its place. */
    void put(String path) throws IOException {
        Path target = output.resolve(path);
        keep(path, target);
        createFolders(target.getParent(), newFolders);
        Files.move(
                staging.resolve("new").resolve(path),
                target,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }

    /** Stages a file and puts it in its place. */
    void put(String path, byte[] content) throws IOException {
        stage(path, content);
        put(path);
    }

    void remove(String path) throws IOException {
        Path target = output.resolve(path);
        keep(path, target);
        Files.delete(target);
    }

    void commit() {
        committed = true;
    }

    private void keep(String path, Path target) throws IOException {
        if (originals.containsKey(target)) {
            return;
        }
        if (!Files.exists(target)) {
            originals.put(target, Optional.empty());
            return;
        }
        Path copy = staging.resolve("old").resolve(path);
        Files.createDirectories(copy.getParent());
        Files.copy(target, copy, StandardCopyOption.COPY_ATTRIBUTES);
        originals.put(target, Optional.of(copy));
    }

    @Override
    public void close() throws IOException {
        if (!committed) {
            restore();
        }
        Folders.delete(staging);
        if (!committed) {
            for (Path folder : newFolders) {
                Files.deleteIfExists(folder);
            }
        }
    }

    private void restore() throws IOException {
        for (Map.Entry<Path, Optional<Path>> original : originals.entrySet()) {
            if (original.getValue().isPresent()) {
                Files.move(original.getValue().get(), original.getKey(), StandardCopyOption.REPLACE_EXISTING);
            } else if (Files.exists(original.getKey())) {
                Files.delete(original.getKey());
            }
        }
    }

    /** Creates a folder and notes each new one, the innermost first. */
    private static void createFolders(@Nullable Path folder, Deque<Path> created) throws IOException {
        if (folder == null || Files.isDirectory(folder)) {
            return;
        }
        createFolders(folder.getParent(), created);
        try {
            Files.createDirectory(folder);
        } catch (NoSuchFileException e) { // of a folder that is there, but takes none
            throw new FileSystemException(folder.toString(), null, "no folder can be made there");
        }
        created.push(folder);
    }
}
