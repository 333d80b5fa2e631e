package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** Whether a digest stands in it: reading the whole of it takes longer. */
    static boolean mentions(Path file, String digest) {
        try {
            return Files.readString(file).contains(digest);
        } catch (IOException e) {
            return false;
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
}
