package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.runtime.Status;
import dev.rockspan.testing.TestDb;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forms of methods that rocksdbjni has, and C has not. */
class RocksdbjniFormsTest {

    private static final byte[] KEYS = b("<key><none>");
    private static final byte[] VALUES = b("[value]");

    @TempDir
    Path folder;

    @Test
    void parts_of_arrays() {
        try (RocksDB db = TestDb.open(folder);
                ReadOptions read = new ReadOptions();
                WriteOptions write = new WriteOptions()) {
            db.put(KEYS, 1, 3, VALUES, 1, 5);
            assertThat(s(db.get(b("key")))).isEqualTo("value");
            assertThat(s(db.get(KEYS, 1, 3))).isEqualTo("value");
            assertThat(db.get(read, KEYS, 6, 4)).isNull();

            byte[] target = new byte[5];
            assertThat(db.get(KEYS, 1, 3, target, 2, 3)).isEqualTo(5);
            assertThat(s(target)).isEqualTo("\0\0val");
            assertThat(db.get(read, KEYS, 6, 4, target, 0, 5)).isEqualTo(-1);
            ByteBuffer readOnly = ByteBuffer.allocate(9).asReadOnlyBuffer();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> db.keyMayExist(ByteBuffer.wrap(b("key")), readOnly))
                    .withMessage("value is read-only");
            int end = KEYS.length;
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> db.get(KEYS, end, 1, target, 0, 5))
                    .withMessage("key has " + end + " bytes, not 1 from offset " + end);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> db.put(KEYS, 1, 3, VALUES, -1, 5))
                    .withMessageStartingWith("value has ");
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> db.delete(KEYS, Integer.MAX_VALUE, Integer.MAX_VALUE))
                    .withMessageStartingWith("key has ");

            db.delete(write, KEYS, 1, 3);
            assertThat(db.get(b("key"))).isNull();
        }
    }

    @Test
    void whether_a_key_exists() {
        try (RocksDB db = TestDb.open(folder);
                ReadOptions read = new ReadOptions()) {
            ColumnFamilyHandle family = db.getDefaultColumnFamily();
            db.put(b("key"), b("value"));
            assertThat(db.keyExists(b("key"))).isTrue();
            assertThat(db.keyExists(KEYS, 1, 3)).isTrue();
            assertThat(db.keyExists(family, read, b("none"))).isFalse();
            ByteBuffer key = ByteBuffer.wrap(b("key"));
            assertThat(db.keyExists(read, key)).isTrue();
            assertThat(key.remaining()).isEqualTo(3);

            Holder<byte[]> holder = new Holder<>();
            assertThat(db.keyMayExist(b("key"), holder)).isTrue();
            assertThat(s(holder.getValue())).isEqualTo("value");
            assertThat(db.keyMayExist(family, KEYS, 6, 4, holder)).isFalse();
            assertThat(holder.getValue()).isNull();
            assertThat(db.keyMayExist(read, b("key"), (Holder<byte[]>) null)).isTrue();
            assertThat(db.keyMayExist(ByteBuffer.wrap(b("none")))).isFalse();
        }
    }

    @Test
    void other_orders_of_arguments() {
        try (RocksDB db = TestDb.openWithLetters(folder, 3);
                Options options = new Options();
                ReadOptions read = new ReadOptions();
                FlushOptions flush = new FlushOptions();
                CompactRangeOptions compact = new CompactRangeOptions()) {
            ColumnFamilyHandle family = db.getDefaultColumnFamily();
            db.flush(flush, family);
            db.compactRange(family, null, b("b"), compact);
            db.newIterators(List.of(family, family), read).forEach(iterator -> {
                iterator.seekToLast();
                assertThat(s(iterator.key())).isEqualTo("c");
                iterator.close();
            });
            db.syncWal();
            Snapshot snapshot = db.getSnapshot();
            db.releaseSnapshot(snapshot);
            assertThat(snapshot.isClosed()).isTrue();
            db.closeE();
            assertThat(db.isClosed()).isTrue();
            RocksDB.destroyDB(folder.toString(), options);
            assertThat(folder.resolve("CURRENT")).doesNotExist();
        }
    }

    @Test
    void transactions() {
        try (Options options = new Options().setCreateIfMissing(true);
                TransactionDBOptions dbOptions = new TransactionDBOptions();
                TransactionDB db = TransactionDB.open(options, dbOptions, folder.toString());
                ReadOptions read = new ReadOptions();
                WriteOptions write = new WriteOptions();
                Transaction transaction = db.beginTransaction(write)) {
            transaction.put(new byte[][] {b("a"), b("b")}, new byte[][] {b("1"), b("2"), b("3")});
            assertThat(s(transaction.get(b("ab")))).isEqualTo("123");
            byte[][] values = transaction.multiGet(read, new byte[][] {b("ab"), b("none")});
            assertThat(values.length).isEqualTo(2);
            assertThat(s(values[0])).isEqualTo("123");
            assertThat(values[1]).isNull();
            try (RocksIterator iterator = transaction.getIterator(read)) {
                iterator.seekToFirst();
                assertThat(s(iterator.key())).isEqualTo("ab");
            }
            transaction.delete(new byte[][] {b("a"), b("b")});
            assertThat(transaction.get(b("ab"))).isNull();
            transaction.commit();
            try (Transaction again = db.beginTransaction(write, transaction)) {
                again.put(b("key"), b("value"));
                again.commit();
            }
            assertThat(s(db.get(b("key")))).isEqualTo("value");
        }
    }

    @Test
    void a_transaction_reads_into_what_the_caller_has() {
        try (Options options = new Options().setCreateIfMissing(true);
                TransactionDBOptions dbOptions = new TransactionDBOptions();
                TransactionDB db = TransactionDB.open(options, dbOptions, folder.toString());
                ReadOptions read = new ReadOptions();
                WriteOptions write = new WriteOptions();
                Transaction transaction = db.beginTransaction(write)) {
            transaction.put(b("key"), b("value"));
            byte[] array = new byte[3];
            GetStatus found = transaction.get(read, b("key"), array);
            assertThat(found.status.isOk()).isTrue();
            assertThat(found.requiredSize).isEqualTo(5);
            assertThat(s(array)).isEqualTo("val");
            ByteBuffer buffer = ByteBuffer.allocateDirect(10);
            ByteBuffer key = ByteBuffer.wrap(b("key"));
            assertThat(transaction.getForUpdate(read, key, buffer, true).requiredSize)
                    .isEqualTo(5);
            assertThat(key.remaining()).isZero();
            assertThat(buffer.flip()).isEqualTo(ByteBuffer.wrap(b("value")));
            assertThat(transaction.get(read, b("none"), array).status.getCode()).isEqualTo(Status.Code.NotFound);
        }
    }

    @Test
    void iterators_copy_into_what_the_caller_has() {
        try (RocksDB db = TestDb.open(folder)) {
            db.put(b("key"), b("value"));
            try (RocksIterator iterator = db.newIterator()) {
                ByteBuffer target = ByteBuffer.wrap(b("<k>")).position(1).limit(2);
                iterator.seek(target);
                assertThat(target.remaining()).isZero();
                byte[] array = new byte[4];
                assertThat(iterator.key(array)).isEqualTo(3);
                assertThat(s(array)).isEqualTo("key\0");
                assertThat(iterator.value(array, 1, 2)).isEqualTo(5);
                assertThat(s(array)).isEqualTo("kva\0");
                ByteBuffer buffer = ByteBuffer.allocate(10).position(2);
                assertThat(iterator.value(buffer)).isEqualTo(5);
                assertThat(buffer).isEqualTo(ByteBuffer.wrap(b("value")));
                iterator.seekForPrev(target.position(1));
                assertThat(iterator.isValid()).isFalse();
            }
        }
    }

    @Test
    void threads_by_priority() {
        try (Env env = Env.newMemEnv()) {
            env.setBackgroundThreads(3, Priority.HIGH).setBackgroundThreads(2, Priority.LOW);
            assertThat(env.getBackgroundThreads(Priority.HIGH)).isEqualTo(3);
            assertThat(env.getBackgroundThreads(Priority.LOW)).isEqualTo(2);
        }
    }

    @Test
    void metrics_by_name() {
        try (RocksDB db = TestDb.openWithLetters(folder, 3);
                PerfContext metrics = db.getPerfContext()) {
            db.setPerfLevel(PerfLevel.ENABLE_COUNT);
            metrics.reset();
            db.get(b("a"));
            assertThat(metrics.getFromMemtableCount()).isEqualTo(1);
            assertThat(metrics.toString(true)).contains("get_from_memtable_count");
        } finally {
            PerfContext.setPerfLevel(PerfLevel.DISABLE);
        }
    }
}
