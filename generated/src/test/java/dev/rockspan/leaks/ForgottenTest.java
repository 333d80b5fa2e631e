package dev.rockspan.leaks;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.BloomFilter;
import dev.rockspan.Cache;
import dev.rockspan.ColumnFamilyOptions;
import dev.rockspan.Env;
import dev.rockspan.FlushOptions;
import dev.rockspan.LRUCache;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.StringAppendOperator;
import dev.rockspan.testing.ChildJvm;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of handles that nobody has closed. */
class ForgottenTest {

    @Test
    void only_what_was_forgotten_is_reported(@TempDir Path folder) {
        ChildJvm.Outcome outcome = ChildJvm.runWith(List.of("-Drockspan.leaks=report"), folder, Reporting.class);
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        assertThat(outcome.output())
                .containsOnlyOnce("was never closed")
                .contains("LRUCache was never closed, and is not reachable any more");
    }

    /** Collects garbage while handles of several classes are open, and forgets one. */
    static final class Reporting {
        private Reporting() {}

        public static void main(String... arguments) throws InterruptedException {
            try (Cache cache = new LRUCache(1 << 20);
                    BloomFilter filter = new BloomFilter();
                    StringAppendOperator operator = new StringAppendOperator();
                    Env env = Env.getDefault();
                    ColumnFamilyOptions options = new ColumnFamilyOptions()) {
                new BlockBasedTableConfig();
                options.useFixedLengthPrefixExtractor(3).useCappedPrefixExtractor(3); // by another handle on them
                collectGarbage();
                assertThat(List.of(
                                cache.isClosed(),
                                filter.isClosed(),
                                operator.isClosed(),
                                env.isClosed(),
                                options.isClosed()))
                        .containsOnly(false);
            }
            new LRUCache(1 << 20);
            collectGarbage();
        }

        private static void collectGarbage() throws InterruptedException {
            for (int i = 0; i < 10; i++) {
                System.gc();
                Thread.sleep(50);
            }
        }
    }

    @Test
    void a_forgotten_table_config_does_not_keep_the_cache(@TempDir Path folder) {
        ChildJvm.Outcome outcome = ChildJvm.run(folder, Configs.class, folder.toString());
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
    }

    /** Opens a database with a cache again and again, fills the cache, and forgets the config that had it. */
    static final class Configs {

        private static final int ENTRIES = 4_000;
        private static final int ROUNDS = 60;
        private static final int FIRST = 20;
        private static final long CACHE = 16 << 20;

        private Configs() {}

        public static void main(String... arguments) {
            long after = 0;
            for (int round = 0; round < ROUNDS; round++) {
                use(arguments[0] + "/db");
                Memory.settle();
                if (round == FIRST) {
                    after = Memory.allocated();
                }
            }
            assertThat(Memory.allocated() - after).isLessThan((ROUNDS - FIRST) * CACHE / 4);
        }

        private static void use(String path) {
            try (LRUCache cache = new LRUCache(CACHE);
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setTableFormatConfig(new BlockBasedTableConfig().setBlockCache(cache));
                    FlushOptions flush = new FlushOptions();
                    RocksDB db = RocksDB.open(options, path)) {
                if (db.get(key(0)) == null) {
                    for (int i = 0; i < ENTRIES; i++) {
                        db.put(key(i), b(String.valueOf(i).repeat(1_000)));
                    }
                    db.flush(flush);
                }
                for (int i = 0; i < ENTRIES; i++) {
                    db.get(key(i));
                }
            }
        }

        private static byte[] key(int number) {
            return b("key" + number);
        }
    }
}
