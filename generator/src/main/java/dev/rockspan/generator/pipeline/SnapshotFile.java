package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.write.FolderLock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.Optional;

/** A snapshot on disk. */
final class SnapshotFile {

    private SnapshotFile() {}

    /**
     * The file that a source names.
     *
     * @throws GenerationException if it is of another version than was said
     */
    static Path named(ApiSource.Snapshot source) {
        String stated = source.rocksdbVersion();
        if (stated != null) {
            checkThatItIsThere(source.file());
            String version = SnapshotReader.read(source.file()).rocksdbVersion();
            if (!version.equals(stated)) {
                throw GenerationException.refused(
                        source.file().toString(), "this snapshot is of RocksDB " + version + ", not " + stated);
            }
        }
        return source.file();
    }

    /** The snapshot, if there is one that can be read: a damaged one is as good as none to who makes a new one. */
    static Optional<CApi> readIfWhole(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(SnapshotReader.read(file));
        } catch (GenerationException e) {
            return Optional.empty();
        }
    }

    /** The digest of its bytes. */
    static String digest(Path file) {
        checkThatItIsThere(file);
        try {
            return Sha256.of(file);
        } catch (IOException e) {
            throw GenerationException.refused(file.toString(), "cannot be read as a snapshot");
        }
    }

    private static void checkThatItIsThere(Path file) {
        if (Files.isDirectory(file)) {
            throw GenerationException.refused(file.toString(), "this is a folder, not a snapshot");
        }
        if (!Files.exists(file)) {
            throw GenerationException.refused(file.toString(), "there is no such snapshot");
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
