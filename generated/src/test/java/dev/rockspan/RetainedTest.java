package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What RocksDB points to lasts as long as RocksDB does. */
class RetainedTest {

    @TestFactory
    Stream<DynamicTest> by_its_user(@TempDir Path folder) {
        return Scenarios.of(Retained.class, folder);
    }

    static final class Retained {

        private static final ComparatorCallbacks BYTES = (a, b) -> (int) a.mismatch(b) + 1;

        static void what_a_base_database_was_given_lasts_as_long_as_the_database(Path folder) {
            int before = Callbacks.live();
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString())) {
                try (Comparator comparator = new Comparator("bytes", BYTES);
                        Options ordered = new Options().setComparator(comparator);
                        RocksDB base = db.getBaseDB();
                        ColumnFamilyHandle family = base.createColumnFamily(ordered, "ordered")) {
                    base.put(family, b("key"), b("value"));
                }
                assertThat(Callbacks.live()).isEqualTo(before + 1);
            }
            assertThat(Callbacks.live()).isEqualTo(before);
        }

        static void column_families_that_are_there_although_creating_them_failed(Path folder) throws IOException {
            try (Options options = new Options().setCreateIfMissing(true).setMaxManifestFileSize(1);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                int before = Callbacks.live();
                for (int number = 0; number < 1000; number++) {
                    Files.createDirectory(folder.resolve("OPTIONS-%06d.dbtmp".formatted(number)));
                }
                for (Consumer<Options> creating : List.<Consumer<Options>>of(
                        ordered -> db.createColumnFamily(ordered, "family"),
                        ordered -> db.createNamedColumnFamilies(ordered, List.of("a", "b")))) {
                    try (Comparator order = new Comparator("order", BYTES);
                            Options ordered = new Options().setComparator(order)) {
                        assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> creating.accept(ordered));
                    }
                }
                assertThat(Callbacks.live()).isEqualTo(before + 2);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.createColumnFamily(options, "next")); // writes a new manifest
            }
        }

        static void what_read_options_lend_iterators(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    ReadOptions options = new ReadOptions().setRequestId("a request")) {
                try (RocksIterator iterator = db.newIterator(options)) {
                    iterator.seekToFirst();
                    for (ThrowingCallable change : List.<ThrowingCallable>of(
                            options::clearRequestId,
                            () -> options.setRequestId("another"),
                            () -> options.setRequestId(null),
                            options::clearTableIndexFactory,
                            () -> options.setTableIndexFactoryFromString(null))) {
                        assertThatIllegalStateException().isThrownBy(change);
                    }
                    assertThat(iterator.key()).isEqualTo(b("a"));
                }
                options.setRequestId("another").clearRequestId();
                options.clearTableIndexFactory();
                options.setTableIndexFactoryFromString(null);
                assertThat(options.requestId()).isNull();
            }
        }
    }
}
