package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.CompactionFilter;
import dev.rockspan.EventListener;
import dev.rockspan.EventListenerCallbacks;
import dev.rockspan.FlushJobInfo;
import dev.rockspan.InfoLogLevel;
import dev.rockspan.Logger;
import dev.rockspan.MergeOperator;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A database and what belongs to it, closed in callbacks on RocksDB's own threads, for which closing has to wait. */
class ClosingInCallbacksTest {

    @TestFactory
    Stream<DynamicTest> ends_the_callback_first(@TempDir Path folder) {
        return Scenarios.of(Cases.class, folder);
    }

    static final class Cases {

        /** What the callback closes, and whether it has. */
        private static final class Closing {
            private final AtomicReference<RocksDB> db = new AtomicReference<>();
            private final AtomicReference<RocksIterator> iterator = new AtomicReference<>();
            private final AtomicReference<ColumnFamilyHandle> family = new AtomicReference<>();
            private final CountDownLatch done = new CountDownLatch(1);

            void all() {
                RocksDB open = db.get();
                if (open != null && Thread.currentThread().isDaemon()) {
                    iterator.get().close();
                    family.get().close();
                    open.close();
                    done.countDown();
                }
            }

            /** Opens a database and has RocksDB call back until that has closed it. */
            void expectIn(Path folder, Options options, boolean merging) throws InterruptedException {
                RocksDB opened =
                        RocksDB.open(options.setCreateIfMissing(true).setWriteBufferSize(1 << 16), folder.toString());
                family.set(opened.createColumnFamily(options, "family"));
                iterator.set(opened.newIterator());
                opened.put(b("key1"), new byte[1000]);
                db.set(opened); // from here on it can be closed at any time
                try {
                    for (int i = 0; !opened.isClosed(); i++) {
                        if (merging) {
                            opened.merge(b("key"), b("operand"));
                        }
                        opened.put(b("key" + i % 100), new byte[1000]);
                    }
                } catch (IllegalStateException | RocksDBException e) {
                    assertThat(e).hasMessageContaining("RocksDB is closed");
                }
                assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
                options.close();
                reopen(folder);
            }

            /**
             * The other thread closes it in its own time. Who reads meanwhile may come between the file that a flush
             * writes and the log that it deletes.
             */
            private static void reopen(Path folder) throws InterruptedException {
                for (int i = 0; ; i++) {
                    try (Options some = new Options()) {
                        try (RocksDB again = RocksDB.openReadOnly(some, folder.toString(), false)) {
                            byte[] value = again.get(b("key1"));
                            if (value == null) {
                                throw new IllegalStateException("key1 is not there");
                            }
                            assertThat(value).hasSize(1000);
                        }
                        RocksDB.destroyDB(some, folder.toString());
                        return;
                    } catch (RocksDBException | IllegalStateException notYet) {
                        assertThat(i).as(notYet.getMessage()).isLessThan(600);
                        Thread.sleep(100);
                    }
                }
            }
        }

        static void in_a_listener(Path folder) throws Exception {
            Closing closing = new Closing();
            closing.expectIn(
                    folder,
                    new Options().addEventListener(new EventListener(new EventListenerCallbacks() {
                        @Override
                        public void onFlushCompleted(FlushJobInfo info) {
                            closing.all();
                        }
                    })),
                    false);
        }

        static void in_a_compaction_filter(Path folder) throws Exception {
            Closing closing = new Closing();
            try (CompactionFilter filter = new CompactionFilter("filter", (level, key, value) -> {
                closing.all();
                return FilterDecision.KEEP;
            })) {
                closing.expectIn(
                        folder, new Options().setCompactionFilter(filter).setLevel0FileNumCompactionTrigger(1), false);
            }
        }

        static void in_a_merge_operator(Path folder) throws Exception {
            Closing closing = new Closing();
            closing.expectIn(
                    folder,
                    new Options().setMergeOperator(new MergeOperator("last", (key, value, operands) -> {
                        closing.all();
                        return MemorySegment.ofArray(b("merged"));
                    })),
                    true);
        }

        static void in_a_logger(Path folder) throws Exception {
            Closing closing = new Closing();
            try (Logger logger = new Logger(InfoLogLevel.DEBUG_LEVEL, (level, line) -> closing.all())) {
                closing.expectIn(folder, new Options().setLogger(logger), false);
            }
        }
    }
}
