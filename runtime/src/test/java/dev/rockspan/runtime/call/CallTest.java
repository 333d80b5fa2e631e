package dev.rockspan.runtime.call;

import static dev.rockspan.runtime.testing.Db.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.MissingFunctionException;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Db;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes into native calls and what comes out, on a real database. */
class CallTest {

    @TempDir
    Path folder;

    private final Db.Options options = new Db.Options().createIfMissing();
    private final Db.WriteOptions wo = new Db.WriteOptions();
    private final Db.ReadOptions ro = new Db.ReadOptions();
    private Db db;

    @BeforeEach
    void open() {
        db = Db.open(options, folder.resolve("db"));
    }

    @AfterEach
    void close() {
        db.close();
        options.close();
        wo.close();
        ro.close();
    }

    private static byte[] content(MemorySegment segment) {
        return segment.toArray(ValueLayout.JAVA_BYTE);
    }

    @Test
    void values_of_all_sizes_go_in_and_come_out() {
        Random random = new Random(7);
        for (int size :
                new int[] {0, 1, 15, 16, 100, Scratch.SIZE - 3, Scratch.SIZE, Scratch.SIZE + 1, 100_000, 5_000_000}) {
            byte[] key = b("key " + size);
            byte[] value = new byte[size];
            random.nextBytes(value);
            db.put(wo, key, value);
            assertThat(db.get(ro, key)).isEqualTo(value);
        }
        assertThat(db.get(ro, b("none"))).isNull();
        byte[] longKey = new byte[50_000];
        random.nextBytes(longKey);
        db.put(wo, longKey, b("v"));
        assertThat(db.get(ro, longKey)).isEqualTo(b("v"));
    }

    @Test
    void bytes_of_every_form_are_the_same_to_rocksdb() {
        byte[] bytes = b("0123456789");
        ByteBuffer heap = ByteBuffer.wrap(b("__0123456789__")).position(2).limit(12);
        ByteBuffer direct = ByteBuffer.allocateDirect(14)
                .put(b("__0123456789__"))
                .position(2)
                .limit(12);
        try (Arena arena = Arena.ofConfined();
                Call call = Call.begin(C.TABLE)) {
            MemorySegment off = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
            assertThat(content(call.bytes(bytes, "p"))).isEqualTo(bytes);
            assertThat(call.bytes(off, "p")).isSameAs(off);
            assertThat(content(call.bytes(MemorySegment.ofArray(bytes).asSlice(3, 4), "p")))
                    .isEqualTo(b("3456"));
            for (ByteBuffer buffer : List.of(heap, direct, heap.asReadOnlyBuffer(), direct.asReadOnlyBuffer())) {
                MemorySegment segment = call.bytes(Call.segment(buffer, "p"), "p");
                assertThat(segment.isNative()).isTrue();
                assertThat(content(segment)).isEqualTo(bytes);
                assertThat(buffer.position()).isEqualTo(2);
                assertThat(buffer.limit()).isEqualTo(12);
            }
            assertThat(call.bytes(Call.segment(direct, "p"), "p").address())
                    .isEqualTo(MemorySegment.ofBuffer(direct).address());
            assertThat(call.bytes(new byte[0], "p").byteSize()).isZero();
            assertThat(call.bytes(new byte[0], "p").address()).isNotZero();
        }
    }

    @Test
    void an_object_of_the_call_lasts_to_its_end_and_one_that_is_given_as_long_as_nobody_has_taken_it() {
        MemorySegment temporary = MemorySegment.ofAddress(1);
        MemorySegment given = MemorySegment.ofAddress(2);
        List<MemorySegment> destroyed = new ArrayList<>();
        try (Call call = Call.begin(C.TABLE)) {
            assertThat(call.temporary(temporary, destroyed::add)).isSameAs(temporary);
            assertThat(call.given(given, destroyed::add)).isSameAs(given);
            assertThat(destroyed).isEmpty();
        }
        assertThat(destroyed).containsExactly(given, temporary);

        destroyed.clear();
        try (Call call = Call.begin(C.TABLE)) {
            call.temporary(temporary, destroyed::add);
            call.given(given, destroyed::add);
            call.commit();
            assertThat(destroyed)
                    .as("what the call has left in it is yet to be read")
                    .isEmpty();
            assertThatIllegalStateException()
                    .isThrownBy(() -> call.temporary(MemorySegment.NULL, destroyed::add))
                    .withMessage("RocksDB returned no object");
        }
        assertThat(destroyed).containsExactly(temporary);
        assertThat(Call.returned(given)).isSameAs(given);
        assertThatIllegalStateException()
                .isThrownBy(() -> Call.returned(MemorySegment.NULL))
                .withMessage("RocksDB returned no object");
    }

    @Test
    void null_is_an_error_that_names_the_parameter_or_a_null_pointer() {
        assertThatNullPointerException()
                .isThrownBy(() -> db.put(null, b("k"), b("v")))
                .withMessage("options is null");
        assertThatNullPointerException()
                .isThrownBy(() -> db.put(wo, null, b("v")))
                .withMessage("key is null");
        assertThatNullPointerException()
                .isThrownBy(() -> db.put(wo, b("k"), null))
                .withMessage("value is null");
        assertThatNullPointerException()
                .isThrownBy(() -> Db.open(options, (String) null))
                .withMessage("path is null");
        try (Call call = Call.begin(C.TABLE)) {
            assertThat(call.bytesOrNull((byte[]) null, "b")).isEqualTo(MemorySegment.NULL);
            assertThat(call.bytesOrNull((MemorySegment) null, "b").byteSize()).isZero();
            assertThat(call.stringOrNull(null, "s").address()).isZero();
            assertThat(call.useOrNull(null).address()).isZero();
            assertThat(call.takeString(MemorySegment.NULL)).isNull();
            assertThat(call.takeBytes(MemorySegment.NULL, call.longSlot())).isNull();
            assertThat(call.viewString(MemorySegment.NULL)).isNull();
            assertThatNullPointerException()
                    .isThrownBy(() -> call.strings(Arrays.asList("a", null), "names"))
                    .withMessage("names[1] is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> call.handles(Arrays.asList(options, null), "handles"))
                    .withMessage("handles[1] is null");
        }
    }

    @Test
    void more_bytes_than_c_can_count_are_refused_by_name_and_limit() {
        MemorySegment tooMany = MemorySegment.ofAddress(1).reinterpret(1L << 31);
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment bytes = call.bytes(new byte[256], "key");
            assertThat(Call.length(bytes, 0xFFFF, "key")).isEqualTo(256);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Call.length(bytes, 0xFF, "key"))
                    .withMessage("key: RocksDB takes at most 255 bytes, not 256");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Call.length(tooMany, Integer.MAX_VALUE, "key"))
                    .withMessage("key: RocksDB takes at most 2147483647 bytes, not 2147483648");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.bytesOrNull(tooMany, "bound"))
                    .withMessageStartingWith("bound: RocksDB takes at most ");
        }
    }

    @Test
    void strings_are_utf_8_and_refused_where_c_would_cut_them_off() {
        try (Call call = Call.begin(C.TABLE)) {
            for (String text : List.of("", "plain", "käse", "日本", "\uD83D\uDE80 rocket")) {
                assertThat(call.string(text, "p").getString(0)).isEqualTo(text);
            }
            assertThat(call.string("x".repeat(100_000), "p").getString(0)).hasSize(100_000);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> call.string("a\0b", "path"))
                    .withMessageContaining("path has a NUL character at index 1");
            for (String broken : List.of("a\uD83D", "\uDE80a", "\uD83Dx")) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> call.string(broken, "path"))
                        .withMessageContaining("half of a surrogate pair");
            }
            MemorySegment array = call.strings(List.of("one", "two"), "p");
            assertThat(array.byteSize()).isEqualTo(16);
            assertThat(call.viewString(array.getAtIndex(ValueLayout.ADDRESS, 1)))
                    .isEqualTo("two");
        }
        assertThat(db.property("rocksdb.estimate-num-keys")).isEqualTo("0");
        assertThat(db.property("no such property")).isNull();
    }

    @Test
    void slots_are_zero_though_the_memory_was_used_before() {
        for (int round = 0; round < 3; round++) {
            try (Call call = Call.begin(C.TABLE)) {
                assertThat(call.longSlot().get(ValueLayout.JAVA_LONG, 0)).isZero();
                assertThat(call.intSlot().get(ValueLayout.JAVA_INT, 0)).isZero();
                assertThat(call.byteSlot().get(ValueLayout.JAVA_BYTE, 0)).isZero();
                assertThat(call.pointerSlot().get(ValueLayout.JAVA_LONG, 0)).isZero();
                assertThat(call.errorSlot().get(ValueLayout.JAVA_LONG, 0)).isZero();
                assertThat(content(call.allocate(64, 8))).containsOnly(0);
                assertThat(content(call.allocate(100_000, 8))).containsOnly(0);
                content(call.bytes(filled(2000), "p"));
                call.check();
            }
        }
    }

    private static byte[] filled(int size) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) -1);
        return bytes;
    }

    @Test
    void calls_nest_and_keep_their_memory_apart() {
        try (Call outer = Call.begin(C.TABLE)) {
            MemorySegment ours = outer.bytes(b("outer"), "p");
            for (int i = 0; i < 3; i++) {
                try (Call inner = Call.begin(C.TABLE)) {
                    MemorySegment theirs = inner.bytes(filled(1000), "p");
                    try (Call innermost = Call.begin(C.TABLE)) {
                        innermost.bytes(filled(Scratch.SIZE), "p");
                        innermost.bytes(filled(500), "p");
                    }
                    assertThat(content(theirs)).isEqualTo(filled(1000));
                }
                outer.bytes(filled(10), "p");
            }
            db.put(wo, b("k"), b("v"));
            assertThat(content(ours)).isEqualTo(b("outer"));
        }
    }

    @Test
    void a_failed_call_leaves_the_next_one_clean() {
        for (int i = 0; i < 10; i++) {
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> Db.open(options, folder.resolve("db")))
                    .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.IOError))
                    .satisfies(e -> assertThat(e).hasMessage(e.getStatus().getState()));
            db.put(wo, b("k"), b("v"));
        }
    }

    @Test
    void an_error_is_taken_once() {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment error = call.errorSlot();
            C.pointer("rocksdb_open", call.use(options), call.string(folder + "/db", "p"), error);
            assertThat(call.takeStatus().getCode()).isEqualTo(Status.Code.IOError);
            assertThat(call.takeStatus()).isEqualTo(Status.OK);
            call.check();
        }
        try (Call call = Call.begin(C.TABLE)) {
            call.check();
            assertThat(call.takeStatus()).isEqualTo(Status.OK);
            assertThat(call.takeStatus(MemorySegment.NULL)).isEqualTo(Status.OK);
        }
    }

    @Test
    void a_length_that_no_array_can_have_is_an_error() {
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment pointer = call.longSlot();
            for (long length : new long[] {Integer.MAX_VALUE, 1L << 32, -1L}) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> call.copyBytes(pointer, length))
                        .withMessageContaining(Long.toUnsignedString(length) + " bytes");
            }
        }
    }

    @Test
    void a_missing_function_is_an_error_of_that_call_only() {
        assertThatExceptionOfType(MissingFunctionException.class)
                .isThrownBy(() -> C.TABLE.find("rocksdb_no_such_function"))
                .withMessageContaining("rocksdb_no_such_function")
                .withMessageContaining(NativeLibrary.rocksdb().path().toString())
                .satisfies(e -> assertThat(e.getFunction()).isEqualTo("rocksdb_no_such_function"));
        assertThat(C.TABLE.find("rocksdb_open")).isEqualTo(C.TABLE.find("rocksdb_open"));
    }

    @Test
    void the_library_cannot_be_changed_once_loaded() {
        Path loaded = NativeLibrary.rocksdb().path();
        NativeLibrary.use(loaded);
        assertThatIllegalStateException()
                .isThrownBy(() -> NativeLibrary.use(Path.of("other.so")))
                .withMessageContaining(loaded.toString());
        assertThat(NativeLibrary.rocksdb()).hasToString("RocksDB (ROCKSDBJNI, " + loaded + ")");
    }

    @Test
    void a_bound_lives_as_long_as_iterators_point_to_it() {
        for (char c = 'a'; c <= 'z'; c++) {
            db.put(wo, b(String.valueOf(c)), b("v"));
        }
        Db.ReadOptions bounded = new Db.ReadOptions();
        byte[] bound = b("d");
        bounded.setIterateUpperBound(bound);
        bound[0] = 'z';
        Db.Iter toD = db.iterator(bounded);
        bounded.close();
        churnMemory();
        assertThat(keys(toD)).isEqualTo("abc");
        assertThatIllegalStateException().isThrownBy(() -> db.iterator(bounded));
    }

    @Test
    void a_bound_can_be_changed_and_cleared() {
        for (char c = 'a'; c <= 'z'; c++) {
            db.put(wo, b(String.valueOf(c)), b("v"));
        }
        try (Db.ReadOptions bounded = new Db.ReadOptions()) {
            for (int i = 0; i < 100; i++) {
                bounded.setIterateUpperBound(b("dddddddd"));
                bounded.setIterateUpperBound(b("g"));
            }
            Db.Iter iterator = db.iterator(bounded);
            churnMemory();
            assertThat(keys(iterator)).isEqualTo("abcdef");
            // RocksDB's iterators look into the ReadOptions: they see the new bound, and its bytes must be there.
            bounded.setIterateUpperBound(b("j"));
            churnMemory();
            assertThat(keys(iterator)).isEqualTo("abcdefghi");
            iterator.close();
            bounded.setIterateUpperBound(null);
            assertThat(keys(db.iterator(bounded))).isEqualTo("abcdefghijklmnopqrstuvwxyz");
        }
    }

    @Test
    void a_snapshot_outlives_its_closing_while_read_options_hold_it() {
        db.put(wo, b("k"), b("old"));
        Db.Snapshot snapshot = db.snapshot();
        try (Db.ReadOptions then = new Db.ReadOptions().setSnapshot(snapshot)) {
            snapshot.close();
            db.put(wo, b("k"), b("new"));
            assertThat(db.get(then, b("k"))).isEqualTo(b("old"));
            then.setSnapshot(null);
            assertThat(db.get(then, b("k"))).isEqualTo(b("new"));
            assertThatIllegalStateException().isThrownBy(() -> then.setSnapshot(snapshot));
        }
    }

    private static String keys(Db.Iter iterator) {
        StringBuilder keys = new StringBuilder();
        for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
            keys.append(new String(iterator.key(), StandardCharsets.UTF_8));
        }
        return keys.toString();
    }

    /** Gives freed memory new content, so that a dangling pointer shows. */
    private static void churnMemory() {
        List<MemorySegment> taken = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            taken.add(NativeMemory.allocate(1 + i % 8).fill((byte) 'A'));
        }
        taken.forEach(NativeMemory::free);
    }

    @Test
    void thousands_of_virtual_threads_can_call_at_once() throws Exception {
        db.put(wo, b("k"), filled(1000));
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < 2000; i++) {
                byte[] key = b("k" + i);
                all.add(executor.submit(() -> {
                    db.put(wo, key, key);
                    try (Call call = Call.begin(C.TABLE)) {
                        MemorySegment ours = call.bytes(key, "p");
                        Thread.sleep(1); // unmounts in the middle of a call
                        assertThat(content(ours)).isEqualTo(key);
                    }
                    assertThat(db.get(ro, key)).isEqualTo(key);
                    return null;
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        }
    }

    @Test
    void a_value_that_rocksdb_allocated_is_freed_by_the_given_function() {
        db.put(wo, b("k"), b("v"));
        List<Long> freed = new ArrayList<>();
        try (Call call = Call.begin(C.TABLE)) {
            MemorySegment k = call.bytes(b("k"), "k");
            MemorySegment length = call.longSlot();
            MemorySegment value =
                    C.pointer("rocksdb_get", call.use(db), call.use(ro), k, k.byteSize(), length, call.errorSlot());
            call.check();
            byte[] copy = call.takeBytes(value, length, pointer -> {
                freed.add(pointer.address());
                C.run("rocksdb_free", pointer);
            });
            assertThat(copy).isEqualTo(b("v"));
            assertThat(freed).containsExactly(value.address());
        }
    }

    @Test
    void what_is_part_of_a_database_is_used_with_no_other() {
        try (Db other = Db.open(options, folder.resolve("other"));
                Db.Snapshot ours = db.snapshot();
                Db.Snapshot theirs = other.snapshot()) {
            try (Call call = Call.begin(C.TABLE)) {
                assertThat(call.use(ours, "snapshot", db).address()).isNotZero();
                assertThat(call.handles(List.of(ours), "snapshots", db).byteSize())
                        .isEqualTo(8);
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> call.use(theirs, "snapshot", db))
                        .withMessage("snapshot, a Snapshot, belongs to another RocksDB");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> call.handles(List.of(ours, theirs), "snapshots", db));
            }
            try (Call call = Call.begin(C.TABLE)) {
                assertThatIllegalArgumentException().isThrownBy(() -> call.transfer(theirs, "snapshot", "Db.take", db));
            }
            assertThat(theirs.isClosed()).isFalse();
        }
    }

    @Test
    void an_error_that_the_jvm_throws_in_a_call_and_at_its_end_reaches_the_caller_as_it_is() {
        OutOfMemoryError full = new OutOfMemoryError("the one that the JVM throws when it has no memory for another");
        full.setStackTrace(new StackTraceElement[0]);
        assertThatExceptionOfType(OutOfMemoryError.class)
                .isThrownBy(() -> {
                    try (Call call = Call.begin(C.TABLE)) {
                        call.atEnd(() -> {
                            throw full;
                        });
                        throw full;
                    }
                })
                .isSameAs(full);
    }
}
