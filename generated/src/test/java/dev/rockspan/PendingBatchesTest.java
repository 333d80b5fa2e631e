package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.Soak;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Batches whose writes are pending in Java, compared with batches to which RocksDB itself adds every write: those created
 * with limits, here none.
 */
class PendingBatchesTest {

    @Test
    void log_data_of_another_thread_stays() throws Exception {
        try (WriteBatch batch = new WriteBatch();
                ExecutorService other = Executors.newFixedThreadPool(1)) {
            batch.putLogData(b("log data"));
            byte[] data = batch.data();
            assertThat(other.submit(batch::count).get()).isZero();
            assertThat(batch.data()).isEqualTo(data);
            other.submit(() -> batch.put(b("key"), b("value"))).get();
            assertThat(new String(batch.data(), StandardCharsets.ISO_8859_1))
                    .contains("log data")
                    .contains("value");
        }
    }

    @TestFactory
    Stream<DynamicTest> pending_batches(@TempDir Path folder) {
        return Scenarios.of(Pending.class, folder);
    }

    /** A batch to which RocksDB itself adds. */
    private static WriteBatch inRocksDB() {
        return new WriteBatch(0, 0, 0, 0);
    }

    static final class Pending {

        static void are_like_native_ones_whatever_is_done_to_them(Path folder) {
            System.out.println("rockspan.seed=" + Soak.SEED);
            Random random = new Random(Soak.SEED);
            try (Pair pair = new Pair(folder)) {
                for (int round = 0; round < Soak.count(300, 20_000); round++) {
                    int steps = 1 + random.nextInt(60);
                    for (int i = 0; i < steps; i++) {
                        pair.step(random);
                    }
                    pair.assertAlike();
                    pair.assertShownAlike();
                    pair.both((batch, db) -> db.db.write(batch));
                    pair.assertAlike();
                    if (random.nextInt(4) > 0) {
                        pair.both((batch, db) -> batch.clear());
                    }
                }
                pair.assertSameDatabases();
            }
        }

        static void take_bytes_in_every_form(Path folder) {
            byte[] key = b("a key");
            byte[] value = new byte[300];
            new Random(1).nextBytes(value);
            ByteBuffer direct =
                    ByteBuffer.allocateDirect(20).put(3, key).position(3).limit(8);
            ByteBuffer readOnly = ByteBuffer.wrap(value).asReadOnlyBuffer();
            try (WriteBatch pending = new WriteBatch();
                    WriteBatch inRocksDB = inRocksDB();
                    Arena arena = Arena.ofConfined()) {
                for (WriteBatch batch : List.of(pending, inRocksDB)) {
                    batch.put(key, value);
                    batch.put(direct.duplicate(), readOnly.duplicate());
                    batch.merge(direct.duplicate(), readOnly.duplicate());
                    batch.delete(direct.duplicate());
                    batch.singleDelete(direct.duplicate());
                    batch.deleteRange(direct.duplicate(), direct.duplicate());
                    batch.putLogData(direct.duplicate());
                    MemorySegment ofHeap = MemorySegment.ofArray(value).asSlice(7, 200);
                    MemorySegment ofNative = arena.allocate(33).fill((byte) 9);
                    batch.put(ofHeap, ofNative);
                    batch.merge(ofNative, ofHeap);
                    batch.delete(ofNative);
                    batch.singleDelete(ofHeap);
                    batch.deleteRange(ofHeap, ofNative);
                    batch.putLogData(ofHeap);
                    batch.put(new byte[0], new byte[0]);
                    batch.delete(ByteBuffer.allocate(0));
                    batch.put(MemorySegment.NULL, MemorySegment.NULL);
                }
                assertThat(direct.position()).isEqualTo(3);
                assertThat(direct.limit()).isEqualTo(8);
                assertThat(pending.data()).isEqualTo(inRocksDB.data());
                assertThat(pending.count()).isEqualTo(14).isEqualTo(inRocksDB.count());
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void add_nothing_when_something_is_wrong(Path folder) throws Exception {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                batch.put(family, b("k"), b("v"));
                byte[] before = batch.data();
                MemorySegment closed;
                try (Arena arena = Arena.ofConfined()) {
                    closed = arena.allocate(10);
                }
                MemorySegment open = MemorySegment.ofArray(b("k"));
                assertThatIllegalStateException().isThrownBy(() -> batch.put(open, closed));
                MemorySegment others = CompletableFuture.supplyAsync(
                                () -> Arena.ofConfined().allocate(10))
                        .get();
                assertThatExceptionOfType(WrongThreadException.class).isThrownBy(() -> batch.delete(others));
                assertThatNullPointerException()
                        .isThrownBy(() -> batch.put(b("k"), (byte[]) null))
                        .withMessage("value is null");
                assertThatNullPointerException()
                        .isThrownBy(() -> batch.put((ColumnFamilyHandle) null, b("k"), b("v")))
                        .withMessage("columnFamily is null");
                assertThatNullPointerException()
                        .isThrownBy(() -> batch.delete((ByteBuffer) null))
                        .withMessage("key is null");
                assertThatNullPointerException().isThrownBy(() -> batch.putLogData((MemorySegment) null));
                family.close();
                assertThatIllegalStateException()
                        .isThrownBy(() -> batch.put(family, b("k"), b("v")))
                        .withMessage("ColumnFamilyHandle is closed");
                assertThat(batch.data()).isEqualTo(before);
                db.write(batch);
                batch.close();
                assertThatIllegalStateException()
                        .isThrownBy(() -> batch.put(b("k"), b("v")))
                        .withMessage("WriteBatch is closed");
                assertThatIllegalStateException().isThrownBy(batch::clear).withMessage("WriteBatch is closed");
                assertThatIllegalStateException().isThrownBy(batch::count).withMessage("WriteBatch is closed");
                assertThatIllegalStateException().isThrownBy(batch::data).withMessage("WriteBatch is closed");
                assertThatIllegalStateException()
                        .isThrownBy(batch::setSavePoint)
                        .withMessage("WriteBatch is closed");
                batch.close();
            }
        }

        static void leave_to_rocksdb_what_only_that_can_write(Path folder) {
            try (Comparator comparator = new Comparator("with times", 8, new Times());
                    Options times = new Options().setComparator(comparator);
                    RocksDB db = TestDb.open(folder);
                    WriteBatch pending = new WriteBatch();
                    WriteBatch inRocksDB = inRocksDB()) {
                ColumnFamilyHandle withTimes = db.createColumnFamily(times, "times");
                for (WriteBatch batch : List.of(pending, inRocksDB)) {
                    batch.put(b("k"), b("v"));
                    batch.put(withTimes, b("k"), b("v")); // with room for a timestamp
                    batch.put(db.getDefaultColumnFamily(), b("k"), b("w"));
                    assertThat(batch.count()).isEqualTo(3);
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> db.write(batch))
                            .withMessageContaining("timestamp");
                }
                assertThat(pending.data()).isEqualTo(inRocksDB.data());
            }
        }

        static void may_outgrow_what_java_has_room_for(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteOptions options = new WriteOptions().setDisableWAL(true);
                    WriteBatch pending = new WriteBatch();
                    WriteBatch inRocksDB = inRocksDB()) {
                byte[] value = new byte[3_000_000];
                new Random(1).nextBytes(value);
                for (int round = 0; round < 2; round++) {
                    for (int i = 0; i < 30; i++) {
                        byte[] key = b("key " + i);
                        pending.put(key, value);
                        inRocksDB.put(key, value);
                        if (i == 5) {
                            pending.setSavePoint();
                            inRocksDB.setSavePoint();
                        }
                    }
                    assertThat(pending.count()).isEqualTo(30);
                    assertThat(Arrays.equals(pending.data(), inRocksDB.data())).isTrue();
                    pending.rollbackToSavePoint();
                    inRocksDB.rollbackToSavePoint();
                    pending.put(b("last"), value);
                    inRocksDB.put(b("last"), value);
                    assertThat(Arrays.equals(pending.data(), inRocksDB.data())).isTrue();
                    db.write(options, pending);
                    assertThat(TestDb.entries(db)).hasSize(7);
                    pending.clear();
                    inRocksDB.clear();
                    assertThat(pending.data()).isEqualTo(inRocksDB.data());
                }
            }
        }

        static void go_from_thread_to_thread(Path folder) throws Exception {
            try (RocksDB db = TestDb.open(folder);
                    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                    WriteBatch pending = new WriteBatch();
                    WriteBatch inRocksDB = inRocksDB()) {
                for (int i = 0; i < 200; i++) {
                    byte[] key = b("key " + i);
                    inRocksDB.put(key, key);
                    inRocksDB.putLogData(key);
                    threads.submit(() -> {
                                pending.put(key, key);
                                pending.putLogData(key);
                            })
                            .get();
                    if (i == 50) {
                        inRocksDB.setSavePoint();
                        threads.submit(pending::setSavePoint).get();
                    }
                }
                assertThat(pending.data()).isEqualTo(inRocksDB.data());
                threads.submit(pending::rollbackToSavePoint).get();
                inRocksDB.rollbackToSavePoint();
                assertThat(threads.submit(pending::data).get()).isEqualTo(inRocksDB.data());
                threads.submit(() -> db.write(pending)).get();
                assertThat(TestDb.entries(db)).hasSize(51);
                threads.submit(pending::close).get();
                assertThatIllegalStateException().isThrownBy(pending::count);
            }
        }

        /** What is written is what was added by calls that were not refused, or it is refused to write anything. */
        static void stay_whole_when_two_threads_use_them_at_once(Path folder) throws Exception {
            AtomicInteger refused = new AtomicInteger();
            AtomicInteger written = new AtomicInteger();
            try (RocksDB db = TestDb.open(folder);
                    WriteOptions options = new WriteOptions().setDisableWAL(true);
                    WriteBatch batch = new WriteBatch()) {
                Instant end = Instant.now().plus(Soak.time(2_000, 30));
                Consumer<Random> use = random -> {
                    byte[] key = b("key " + random.nextInt(1000));
                    switch (random.nextInt(40)) {
                        case 0 -> {
                            db.write(options, batch);
                            written.incrementAndGet();
                        }
                        case 1 -> batch.clear();
                        case 2 -> batch.setSavePoint();
                        case 3 -> batch.rollbackToSavePoint();
                        case 4 -> batch.data();
                        case 5 -> batch.deleteRange(b("a"), b("b"));
                        case 6 -> batch.verifyChecksum();
                        default -> batch.put(key, new byte[random.nextInt(10) == 0 ? 5_000 : 100]);
                    }
                };
                Runnable one = () -> {
                    Random random =
                            new Random(Soak.SEED + Thread.currentThread().threadId());
                    while (Instant.now().isBefore(end)) {
                        for (int i = 0; i < 50; i++) {
                            try {
                                use.accept(random);
                            } catch (IllegalStateException e) {
                                refused.incrementAndGet();
                            } catch (RocksDBException e) {
                                assertThat(e).hasMessageContaining("NotFound"); // there was no save point
                            }
                        }
                    }
                };
                CompletableFuture<Void> other = CompletableFuture.runAsync(one);
                one.run();
                other.get();
                batch.clear();
                batch.put(b("the last"), b("one"));
                db.write(options, batch);
                assertThat(s(db.get(b("the last")))).isEqualTo("one");
            }
            System.out.println(refused + " refused, " + written + " written");
            assertThat(refused).hasPositiveValue();
            assertThat(written).hasPositiveValue();
        }

        /** A put is refused once any thread has seen the batch closed, also while closing goes on. */
        static void refuse_writes_from_the_moment_they_are_closed(Path folder) throws Exception {
            byte[] key = b("k");
            try (ExecutorService threads = Executors.newFixedThreadPool(1)) {
                for (int i = 0; i < Soak.count(20_000, 500_000); i++) {
                    WriteBatch batch = new WriteBatch();
                    batch.put(b("k"), b("v"));
                    Future<?> closing = threads.submit(batch::close);
                    while (!batch.isClosed()) {}
                    IllegalStateException thrown = null;
                    try {
                        batch.put(key, key); // at once: closing may go on
                    } catch (IllegalStateException e) {
                        thrown = e;
                    }
                    assertThat(thrown).isNotNull();
                    assertRefusesAll(batch);
                    closing.get();
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** In a callback what is closed is destroyed later, on another thread. */
        static void refuse_writes_when_closed_in_a_callback(Path folder) throws Exception {
            CompletableFuture<Throwable> outcome = new CompletableFuture<>();
            EventListenerCallbacks callbacks = new EventListenerCallbacks() {
                @Override
                public void onFlushBegin(FlushJobInfo info) {
                    WriteBatch batch = new WriteBatch();
                    batch.put(b("k"), b("v"));
                    batch.close();
                    Throwable thrown = catchThrowable(() -> assertRefusesAll(batch));
                    outcome.complete(thrown);
                }
            };
            try (Options options =
                            new Options().setCreateIfMissing(true).addEventListener(new EventListener(callbacks));
                    RocksDB db = RocksDB.open(options, folder.toString());
                    FlushOptions flush = new FlushOptions()) {
                db.put(b("k"), b("v"));
                db.flush(flush);
                assertThat(outcome.get(20, TimeUnit.SECONDS)).isNull();
            }
        }

        private static void assertRefusesAll(WriteBatch batch) {
            assertThat(batch.isClosed()).isTrue();
            List<Runnable> uses = List.of(
                    () -> batch.put(b("k"), b("v")),
                    () -> batch.put(ByteBuffer.wrap(b("k")), ByteBuffer.wrap(b("v"))),
                    () -> batch.delete(b("k")),
                    () -> batch.delete(MemorySegment.ofArray(b("k"))),
                    () -> batch.putLogData(b("k")),
                    () -> batch.setSavePoint(),
                    () -> batch.rollbackToSavePoint(),
                    () -> batch.clear(),
                    () -> batch.count(),
                    () -> batch.data());
            for (Runnable use : uses) {
                assertThatIllegalStateException().isThrownBy(use::run).withMessage("WriteBatch is closed");
            }
        }

        static void leave_no_memory_to_others_that_somebody_still_writes_to(Path folder) throws Exception {
            AtomicInteger closed = new AtomicInteger();
            Instant end = Instant.now().plus(Soak.time(2_000, 30));
            byte[] rubbish = new byte[200];
            Arrays.fill(rubbish, (byte) 0xff);
            while (Instant.now().isBefore(end)) {
                WriteBatch shared = new WriteBatch();
                shared.put(rubbish, rubbish);
                CompletableFuture<Void> other = CompletableFuture.runAsync(shared::close);
                try {
                    for (int i = 0; i < 2000; i++) {
                        shared.put(rubbish, rubbish);
                    }
                } catch (IllegalStateException e) {
                    closed.incrementAndGet();
                }
                try (WriteBatch next = new WriteBatch();
                        WriteBatch expected = inRocksDB()) {
                    for (int i = 0; i < 10; i++) {
                        next.put(b("key " + i), b("value"));
                        expected.put(b("key " + i), b("value"));
                    }
                    assertThat(next.data()).isEqualTo(expected.data());
                }
                other.get();
            }
            assertThat(closed).hasPositiveValue();
            assertThat(folder).isEmptyDirectory();
        }
    }

    /** Two databases and a batch for each, one of them pending. */
    private static final class Pair implements AutoCloseable {

        /** A database with column families, one of which has keys with timestamps. */
        private static final class Db implements AutoCloseable {
            final RocksDB db;
            final List<ColumnFamilyHandle> families = new ArrayList<>();
            final ColumnFamilyHandle withTimes;

            Db(Path folder) {
                try (Options options = new Options().setCreateIfMissing(true).setUInt64AddMergeOperator();
                        Comparator comparator = new Comparator("with times", 8, new Times());
                        Options times = new Options().setComparator(comparator)) {
                    db = RocksDB.open(options, folder.toString());
                    families.add(db.getDefaultColumnFamily());
                    for (int i = 0; i < 200; i++) { // their numbers have one byte, then two
                        ColumnFamilyHandle family =
                                i % 60 == 0 || i > 195 ? db.createColumnFamily(options, "family " + i) : null;
                        if (family != null) {
                            families.add(family);
                        }
                    }
                    withTimes = db.createColumnFamily(times, "times");
                }
            }

            @Override
            public void close() {
                db.close();
            }
        }

        @FunctionalInterface
        private interface Step {
            void on(WriteBatch batch, Db db);
        }

        private final Db first;
        private final Db second;
        private final WriteBatch pending = new WriteBatch();
        private final WriteBatch inRocksDB = inRocksDB();

        Pair(Path folder) {
            first = new Db(folder.resolve("pending"));
            second = new Db(folder.resolve("inRocksDB"));
        }

        /** Does the same to both; what one of them throws, the other has to throw, too. */
        void both(Step step) {
            assertThat(outcome(step, pending, first)).isEqualTo(outcome(step, inRocksDB, second));
        }

        private static String outcome(Step step, WriteBatch batch, Db db) {
            try {
                step.on(batch, db);
                return "done";
            } catch (RuntimeException e) {
                return e.toString();
            }
        }

        void step(Random random) {
            byte[] key = key(random);
            byte[] end = key.clone();
            Arrays.fill(end, key.length / 2, key.length, (byte) 0x7f);
            byte[] value = new byte[random.nextInt(5) == 0 ? random.nextInt(20_000) : random.nextInt(150)];
            random.nextBytes(value);
            byte[] number = new byte[] {(byte) random.nextInt(100), 0, 0, 0, 0, 0, 0, 0};
            byte[] once = b("once " + random.nextInt(1000));
            int family = random.nextInt(first.families.size());
            Step step =
                    switch (random.nextInt(60)) {
                        case 0, 1 -> (batch, db) -> batch.delete(key);
                        case 2, 3 -> (batch, db) -> batch.delete(db.families.get(family), key);
                        case 4, 5 -> (batch, db) -> batch.merge(b("sum"), number);
                        case 6, 7 -> (batch, db) -> batch.merge(db.families.get(family), b("sum"), number);
                        case 8 -> (batch, db) -> batch.singleDelete(once);
                        case 9 -> (batch, db) -> batch.singleDelete(db.families.get(family), once);
                        case 10 -> (batch, db) -> batch.deleteRange(key, end);
                        case 11 -> (batch, db) -> batch.deleteRange(db.families.get(family), key, end);
                        case 12 -> (batch, db) -> batch.putLogData(value);
                        case 13 -> (batch, db) -> batch.setSavePoint();
                        case 14 -> (batch, db) -> batch.setSavePoint();
                        case 15 -> (batch, db) -> batch.rollbackToSavePoint();
                        case 16 -> (batch, db) -> batch.popSavePoint();
                        case 17 -> (batch, db) -> batch.verifyChecksum(); // RocksDB's batch is made for it
                        case 18 -> rarely(random, (batch, db) -> batch.put(List.of(key, end), List.of(value, key)));
                        case 19 ->
                            rarely(random, (batch, db) -> batch.putWithTimestamp(db.withTimes, key, number, value));
                        case 20 -> rarely(random, (batch, db) -> batch.deleteWithTimestamp(db.withTimes, key, number));
                        case 21 -> rarely(random, (batch, db) -> db.db.write(batch));
                        case 22 -> rarely(random, (batch, db) -> batch.clear());
                        case 23 -> (batch, db) -> batch.put(ByteBuffer.wrap(key), ByteBuffer.wrap(value));
                        case 24 -> (batch, db) -> batch.put(MemorySegment.ofArray(key), MemorySegment.ofArray(value));
                        case 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35 ->
                            (batch, db) -> batch.put(db.families.get(family), key, value);
                        default -> (batch, db) -> batch.put(key, value);
                    };
            both(step);
            assertThat(pending.count()).isEqualTo(inRocksDB.count());
            if (random.nextInt(10) == 0) {
                assertAlike();
            }
        }

        private static Step rarely(Random random, Step step) {
            return random.nextInt(5) == 0 ? step : (batch, db) -> {};
        }

        private static byte[] key(Random random) {
            byte[] key = new byte[2 + random.nextInt(random.nextInt(20) == 0 ? 300 : 20)];
            for (int i = 0; i < key.length; i++) {
                key[i] = (byte) ('a' + random.nextInt(4));
            }
            return key;
        }

        void assertAlike() {
            assertThat(pending.data()).isEqualTo(inRocksDB.data());
        }

        /** RocksDB itself shows both. */
        void assertShownAlike() {
            assertThat(shown(pending)).isEqualTo(shown(inRocksDB));
        }

        private static List<String> shown(WriteBatch batch) {
            List<String> all = new ArrayList<>();
            try {
                batch.iterateColumnFamiliesWithLogData(new WriteBatchColumnFamilyCallbacks() {
                    @Override
                    public void put(int columnFamilyId, MemorySegment key, MemorySegment value) {
                        all.add("put " + columnFamilyId + s(key) + '=' + s(value));
                    }

                    @Override
                    public void delete(int columnFamilyId, MemorySegment key) {
                        all.add("delete " + columnFamilyId + s(key));
                    }

                    @Override
                    public void merge(int columnFamilyId, MemorySegment key, MemorySegment value) {
                        all.add("merge " + columnFamilyId + s(key) + '=' + s(value));
                    }

                    @Override
                    public void logData(MemorySegment blob) {
                        all.add("log " + s(blob));
                    }
                });
            } catch (UnsupportedOperationException e) {
                all.add(e.getMessage());
            }
            return all;
        }

        void assertSameDatabases() {
            assertThat(contents(first)).isEqualTo(contents(second)).hasSizeGreaterThan(100);
            assertThat(log(first)).isEqualTo(log(second)).hasSizeGreaterThan(100);
        }

        private static List<String> contents(Db db) {
            List<String> all = new ArrayList<>();
            for (ColumnFamilyHandle family : db.families) {
                try (RocksIterator iterator = db.db.newIterator(family)) {
                    TestDb.entries(iterator).forEach(entry -> all.add(family.getNameText() + ' ' + entry));
                }
            }
            byte[] latest = new byte[8];
            Arrays.fill(latest, (byte) 0xff);
            try (ReadOptions options = new ReadOptions().setTimestamp(latest);
                    RocksIterator iterator = db.db.newIterator(db.withTimes, options)) {
                all.addAll(TestDb.entries(iterator));
            }
            return all;
        }

        /** The batches as they are in the log. */
        private static List<String> log(Db db) {
            List<String> all = new ArrayList<>();
            try (TransactionLogIterator updates = db.db.getUpdatesSince(1)) {
                for (; updates.isValid(); updates.next()) {
                    try (WriteBatch batch = updates.getBatch().writeBatch()) {
                        all.add(Arrays.hashCode(batch.data()) + " " + batch.data().length);
                    }
                }
            }
            return all;
        }

        @Override
        public void close() {
            pending.close();
            inRocksDB.close();
            first.close();
            second.close();
        }
    }

    /** Keys with timestamps in the order of their bytes, the newest version first. */
    private static final class Times implements TimestampComparatorCallbacks {

        @Override
        public int compare(MemorySegment a, MemorySegment b) {
            int order = compareWithoutTimestamp(a, true, b, true);
            return order != 0 ? order : compareTimestamp(b.asSlice(b.byteSize() - 8), a.asSlice(a.byteSize() - 8));
        }

        @Override
        public int compareTimestamp(MemorySegment a, MemorySegment b) {
            return compareBytes(a, b);
        }

        @Override
        public int compareWithoutTimestamp(
                MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
            return compareBytes(
                    a.asSlice(0, a.byteSize() - (aHasTimestamp ? 8 : 0)),
                    b.asSlice(0, b.byteSize() - (bHasTimestamp ? 8 : 0)));
        }

        private static int compareBytes(MemorySegment a, MemorySegment b) {
            return Arrays.compareUnsigned(a.toArray(ValueLayout.JAVA_BYTE), b.toArray(ValueLayout.JAVA_BYTE));
        }
    }
}
