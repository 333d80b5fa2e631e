package dev.rockspan.generator;

import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.SnapshotReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The checkout that the tests run in. */
public final class Checkout {

    /** The version that the API of the checkout is of. */
    public static final String ROCKSDB = "11.8.1";

    private Checkout() {}

    /** Its root; Maven runs the tests of a module in the module's folder. */
    public static Path folder() {
        return Path.of("").toAbsolutePath().getParent();
    }

    /** The committed snapshots, of RocksDB's versions and of the extension. */
    public static List<Path> snapshots() {
        try (Stream<Path> files = Files.list(folder().resolve("templates/c-api"))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the versions of the committed snapshots have. */
    public static ApiHistory history() {
        return History.ALL;
    }

    private static final class History {
        private static final ApiHistory ALL = ApiHistory.of(snapshots().stream()
                .filter(file -> file.getFileName().toString().startsWith("rocksdb-"))
                .map(SnapshotReader::read)
                .toList());
    }
}
