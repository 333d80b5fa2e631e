package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Comparator;
import dev.rockspan.ComparatorCallbacks;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.TimestampComparatorCallbacks;
import dev.rockspan.WriteBatch;
import dev.rockspan.runtime.spi.Callbacks;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What ended the JVM when everything was called in random order. */
class FoundByChanceTest {

    @TestFactory
    Stream<DynamicTest> is_survived(@TempDir Path folder) {
        return Scenarios.of(Found.class, folder);
    }

    static final class Found {

        private static final int TIMESTAMP = 8;

        private static final ComparatorCallbacks BYTES = (a, b) -> (int) a.mismatch(b) + 1;

        private static final TimestampComparatorCallbacks NO_ORDER = new TimestampComparatorCallbacks() {
            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                return 0;
            }

            @Override
            public int compareTimestamp(MemorySegment a, MemorySegment b) {
                return 0;
            }

            @Override
            public int compareWithoutTimestamp(
                    MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
                return 0;
            }
        };

        /** It was freed with the base database, which is the same database to C. */
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

        /** So much was added to every key. */
        static void timestamps_of_absurd_sizes(Path folder) {
            for (long size : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 40}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new Comparator("with times", size, NO_ORDER).close());
                assertThatIllegalArgumentException().isThrownBy(() -> new WriteBatch(0, 0, 0, size).close());
            }
            assertThat(folder).isEmptyDirectory();
        }
    }
}
