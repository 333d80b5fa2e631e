package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.WalFilterCallbacks.LogRecordFound;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** WAL filters in Java, when a database is opened. */
class WalFilterTest {

    private static final LogRecordFound KEEP = answer(WalProcessingOption.CONTINUE_PROCESSING);
    private static final LogRecordFound DROP = answer(WalProcessingOption.IGNORE_CURRENT_RECORD);

    private static LogRecordFound answer(WalProcessingOption option) {
        return new LogRecordFound(option, false);
    }

    @TempDir
    Path folder;

    /** Four batches in the log and none in files. */
    @BeforeEach
    void makeLog() {
        try (Options options = new Options().setCreateIfMissing(true).setAvoidFlushDuringShutdown(true);
                RocksDB db = RocksDB.open(options, folder.toString());
                WriteBatch two = new WriteBatch()) {
            db.put(b("a"), b("1"));
            db.put(b("b"), b("2"));
            two.put(b("c"), b("3"));
            two.delete(b("a"));
            db.write(two);
            db.put(b("d"), b("4"));
        }
    }

    private RocksDB open(WalFilterCallbacks callbacks) {
        try (WalFilter filter = new WalFilter("filter", callbacks);
                Options options = new Options().setWalFilter(filter)) {
            return RocksDB.open(options, folder.toString());
        }
    }

    /** The first key that a batch puts. */
    private static String key(WriteBatch batch) {
        List<String> keys = new ArrayList<>();
        batch.iterate(new WriteBatchCallbacks() {
            @Override
            public void put(MemorySegment key, MemorySegment value) {
                keys.add(s(key));
            }

            @Override
            public void delete(MemorySegment key) {
                // not a put
            }
        });
        return keys.getFirst();
    }

    /** RocksDB numbered on from what was left of them, and took transactions for older than everything. */
    @Test
    void batches_are_copies_that_may_be_changed() {
        WalFilterCallbacks changing = (number, file, batch, newBatch) -> {
            batch.clear();
            batch.put(b("more"), b("5"));
            return answer(WalProcessingOption.CONTINUE_PROCESSING);
        };
        try (WalFilter filter = new WalFilter("filter", changing);
                Options options = new Options().setWalFilter(filter);
                TransactionDBOptions prepared =
                        new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                TransactionOptions snapshot = new TransactionOptions().setSetSnapshot(true);
                WriteOptions write = new WriteOptions();
                TransactionDB db = TransactionDB.open(options, prepared, folder.toString());
                Transaction transaction = db.beginTransaction(write, snapshot)) {
            assertThat(transaction.get(b("d"))).isEqualTo(b("4"));
            assertThat(db.get(b("more"))).isNull();
            assertThat(db.get(b("c"))).isEqualTo(b("3"));
            assertThat(db.get(b("a"))).isNull();
        }
    }

    @Test
    void batches_are_shown_in_order_after_the_column_families() {
        int before = Callbacks.live();
        List<String> seen = new ArrayList<>();
        try (RocksDB db = open(new WalFilterCallbacks() {
            @Override
            public void columnFamilyLogNumberMap(Map<Integer, Long> logNumbers, Map<String, Integer> ids) {
                assertThat(logNumbers).containsOnlyKeys(0);
                seen.add("families " + ids);
            }

            @Override
            public LogRecordFound logRecordFound(long number, String file, WriteBatch batch, WriteBatch newBatch) {
                assertThat(file).endsWith("%06d.log".formatted(number));
                assertThat(newBatch.count()).isZero();
                seen.add(key(batch) + " of " + batch.count());
                return KEEP;
            }
        })) {
            assertThat(seen).containsExactly("families {default=0}", "a of 1", "b of 1", "c of 2", "d of 1");
            assertThat(TestDb.entries(db)).containsExactly("b=2", "c=3", "d=4");
            assertThat(Callbacks.live()).isEqualTo(before + 1);
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void batches_are_dropped_for_good() {
        open((number, file, batch, newBatch) -> key(batch).equals("c") ? DROP : KEEP)
                .close();
        try (RocksDB db = TestDb.open(folder)) {
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2", "d=4");
        }
    }

    @Test
    void batches_are_replaced() {
        open((number, file, batch, newBatch) -> {
                    boolean changed = key(batch).equals("b");
                    if (changed) {
                        newBatch.put(b("b"), b("new"));
                    }
                    return new LogRecordFound(WalProcessingOption.CONTINUE_PROCESSING, changed);
                })
                .close();
        try (RocksDB db = TestDb.open(folder)) {
            assertThat(TestDb.entries(db)).containsExactly("b=new", "c=3", "d=4");
        }
    }

    @Test
    void what_is_written_into_the_new_batch_counts_only_if_it_is_said_so() {
        try (RocksDB db = open((number, file, batch, newBatch) -> {
            newBatch.put(b("b"), b("new"));
            return KEEP;
        })) {
            assertThat(TestDb.entries(db)).containsExactly("b=2", "c=3", "d=4");
        }
    }

    @Test
    void the_replay_is_stopped() {
        try (RocksDB db = open((number, file, batch, newBatch) ->
                key(batch).equals("c") ? answer(WalProcessingOption.STOP_REPLAY) : KEEP)) {
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
        }
    }

    @Test
    void a_batch_is_called_corrupt() {
        WalFilterCallbacks corrupt = (number, file, batch, newBatch) ->
                key(batch).equals("c") ? answer(WalProcessingOption.CORRUPTED_RECORD) : KEEP;
        try (WalFilter filter = new WalFilter("filter", corrupt);
                Options options = new Options()
                        .setWalRecoveryMode(WALRecoveryMode.AbsoluteConsistency)
                        .setWalFilter(filter)) {
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> RocksDB.open(options, folder.toString()))
                    .satisfies(error -> assertThat(error.getStatus().getCode()).isEqualTo(Status.Code.Corruption));
        }
        try (RocksDB db = TestDb.open(folder)) {
            assertThat(TestDb.entries(db)).containsExactly("b=2", "c=3", "d=4");
        }
    }

    @Test
    void batches_end_with_the_callback() {
        List<WriteBatch> kept = new ArrayList<>();
        open((number, file, batch, newBatch) -> {
                    kept.forEach(WalFilterTest::assertEnded);
                    kept.add(batch);
                    kept.add(newBatch);
                    return KEEP;
                })
                .close();
        assertThat(kept).hasSize(8).allSatisfy(WalFilterTest::assertEnded);
    }

    private static void assertEnded(WriteBatch batch) {
        assertThatIllegalStateException().isThrownBy(batch::count).withMessage("WriteBatch is closed");
        assertThatIllegalStateException().isThrownBy(() -> batch.put(b("x"), b("y")));
    }

    @Test
    void an_exception_fails_the_opening_and_loses_nothing() {
        assertOpeningFails(
                (number, file, batch, newBatch) -> {
                    if (key(batch).equals("c")) {
                        throw new IllegalArgumentException("cannot tell");
                    }
                    return KEEP;
                },
                new IllegalArgumentException("cannot tell"));
    }

    @Test
    void an_exception_before_all_batches_fails_the_opening_and_loses_nothing() {
        WalFilterCallbacks broken = new WalFilterCallbacks() {
            @Override
            public void columnFamilyLogNumberMap(Map<Integer, Long> logNumbers, Map<String, Integer> ids) {
                throw new IllegalArgumentException("cannot count");
            }

            @Override
            public LogRecordFound logRecordFound(long number, String file, WriteBatch batch, WriteBatch newBatch) {
                return KEEP;
            }
        };
        assertOpeningFails(broken, new IllegalArgumentException("cannot count"));
    }

    @Test
    void no_answer_fails_the_opening_and_loses_nothing() {
        assertOpeningFails(
                (number, file, batch, newBatch) -> null,
                new NullPointerException("WalFilterCallbacks.logRecordFound answered null"));
    }

    private void assertOpeningFails(WalFilterCallbacks callbacks, Throwable expected) {
        int before = Callbacks.live();
        try (HandledErrors handled = new HandledErrors()) {
            assertThat(catchThrowable(() -> open(callbacks)))
                    .hasSameClassAs(expected)
                    .hasMessage(expected.getMessage());
            assertThat(handled.all()).isEmpty();
        }
        assertThat(Callbacks.live()).isEqualTo(before);
        try (RocksDB db = TestDb.open(folder)) {
            assertThat(TestDb.entries(db)).containsExactly("b=2", "c=3", "d=4");
        }
    }
}
