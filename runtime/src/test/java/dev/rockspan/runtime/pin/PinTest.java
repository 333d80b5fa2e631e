package dev.rockspan.runtime.pin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Recorder;
import dev.rockspan.runtime.testing.Recorder.Held;
import dev.rockspan.runtime.testing.Recorder.Thing;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Pinned values: who frees them, when, and who can read them until then. */
class PinTest {

    private final Recorder recorder = new Recorder();
    private final Thing db = recorder.owned("db");
    private final ExecutorService pool = Executors.newSingleThreadExecutor();

    @AfterEach
    void end() {
        pool.shutdownNow();
        db.close();
    }

    private <T> T elsewhere(Callable<T> action) throws Exception {
        return pool.submit(action).get(10, TimeUnit.SECONDS);
    }

    private void elsewhere(Runnable action) throws Exception {
        pool.submit(action).get(10, TimeUnit.SECONDS);
    }

    /** Any call. */
    private static void callSomething() {
        try (Call call = Call.begin(C.TABLE)) {
            call.longSlot();
        }
    }

    private static byte read(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_BYTE, 0);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 1000 && !condition.getAsBoolean(); i++) {
            Thread.sleep(10);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Nested
    class ByItsMaker {

        @Test
        void is_freed_at_once_and_once() {
            Held value = recorder.pinned("value", db);
            MemorySegment segment = value.value();

            assertThat(read(segment)).isEqualTo(Held.BYTE);
            assertThat(value.value()).isEqualTo(segment);
            value.close();
            value.close();

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThat(value.isClosed()).isTrue();
            assertThat(value).hasToString("value[closed]");
            assertThatIllegalStateException().isThrownBy(() -> read(segment));
            assertThatIllegalStateException().isThrownBy(value::value).withMessage("value is closed");
        }

        @Test
        void is_freed_without_having_been_read() {
            Held value = recorder.pinned("value", db);

            assertThat(value.isOwningHandle()).isTrue();
            value.close();

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThat(value.isOwningHandle()).isFalse();
        }

        @Test
        void is_read_only() {
            try (Held value = recorder.pinned("value", db)) {
                assertThat(value.value().isReadOnly()).isTrue();
                assertThat(value.value().byteSize()).isEqualTo(8);
            }
        }

        @Test
        void goes_before_what_it_belongs_to() {
            Held value = recorder.pinned("value", db);
            MemorySegment segment = value.value();

            db.close();

            assertThat(recorder.destroyed()).containsExactly("value", "db");
            assertThat(value.isClosed()).isTrue();
            assertThatIllegalStateException().isThrownBy(() -> read(segment));
        }

        @Test
        void is_found_among_many_in_any_order() {
            List<Held> values = new ArrayList<>();
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 3000; i++) {
                    Held value = recorder.pinned("value", db);
                    values.add(value);
                    if (i % 3 == 0) {
                        values.remove(values.size() / 2).close();
                    }
                }
            }
            values.forEach(value -> assertThat(value.read()).isEqualTo(Held.BYTE));

            db.close();

            assertThat(recorder.destroyed()).hasSize(9001).last().isEqualTo("db");
            assertThat(values).allMatch(Held::isClosed);
        }
    }

    @Nested
    class OnOtherThreads {

        @Test
        void is_read_and_closed() throws Exception {
            Held value = recorder.pinned("value", db);

            MemorySegment segment = elsewhere(value::value);
            assertThat(read(segment)).isEqualTo(Held.BYTE);
            assertThat(value.read()).isEqualTo(Held.BYTE);
            elsewhere(value::close);

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(() -> read(segment));
            assertThatIllegalStateException().isThrownBy(value::value).withMessage("value is closed");
        }

        @Test
        void is_closed_without_having_been_read() throws Exception {
            Held value = recorder.pinned("value", db);

            elsewhere(value::close);

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(value::value).withMessage("value is closed");
        }

        @Test
        void each_gets_a_segment_that_it_can_read() throws Exception {
            Held value = recorder.pinned("value", db);
            MemorySegment mine = value.value();

            assertThatExceptionOfType(WrongThreadException.class).isThrownBy(() -> {
                try {
                    elsewhere(() -> read(mine));
                } catch (java.util.concurrent.ExecutionException e) {
                    throw e.getCause();
                }
            });
            assertThat(elsewhere(value::read)).isEqualTo(Held.BYTE);
            MemorySegment shared = elsewhere(value::value);
            assertThat(read(mine)).isEqualTo(Held.BYTE);
            value.close();

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(() -> read(mine));
            assertThatIllegalStateException().isThrownBy(() -> read(shared));
        }

        @Test
        void closing_leaves_to_its_maker_what_that_can_still_read() throws Exception {
            Held value = recorder.pinned("value", db);
            MemorySegment mine = value.value();

            elsewhere(value::close);
            assertThat(value.isClosed()).isTrue();
            assertThatIllegalStateException().isThrownBy(value::value).withMessage("value is closed");
            assertThat(recorder.destroyed()).isEmpty();
            assertThat(read(mine)).isEqualTo(Held.BYTE);
            callSomething();

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(() -> read(mine));
        }

        @Test
        void closing_leaves_it_in_its_place_until_its_maker_frees_it() throws Exception {
            Held value = recorder.pinned("value", db);
            value.read();
            for (int i = 0; i < 3; i++) {
                recorder.pinned("other", db).close();
            }

            elsewhere(value::close);
            try (Call call = Call.begin(C.TABLE)) {
                for (int i = 0; i < 10; i++) {
                    recorder.pinned("other", db).close();
                }
                call.longSlot();
            }

            assertThat(recorder.destroyed()).hasSize(14).contains("value");
        }

        @Test
        void closing_what_all_can_read_leaves_to_its_maker_what_that_can_read() throws Exception {
            Held value = recorder.pinned("value", db);
            MemorySegment mine = value.value();
            MemorySegment shared = elsewhere(value::value);

            elsewhere(value::close);
            assertThatIllegalStateException().isThrownBy(() -> read(shared));
            assertThat(recorder.destroyed()).isEmpty();
            assertThat(read(mine)).isEqualTo(Held.BYTE);
            value.close();

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(() -> read(mine));
        }

        @Test
        void is_shown_to_many_while_it_is_closed() throws Exception {
            for (int i = 0; i < 2000; i++) {
                Held value = recorder.pinned("value", db);
                CompletableFuture<Void> reader = CompletableFuture.runAsync(() -> {
                    try {
                        while (true) {
                            assertThat(value.read()).isEqualTo(Held.BYTE);
                        }
                    } catch (IllegalStateException e) {
                        assertThat(value.isClosed()).isTrue();
                    }
                });
                CompletableFuture<Void> closing = CompletableFuture.runAsync(value::close);
                value.close();
                CompletableFuture.allOf(reader, closing).get(10, TimeUnit.SECONDS);
            }
            assertThat(recorder.destroyed()).hasSize(2000);
        }
    }

    /** What a native call reads that calls back, where the value is closed. */
    @Nested
    class DuringANativeCall {

        @Test
        void is_closed_and_freed_after_it() throws Throwable {
            Held value = recorder.pinned("value", db);
            MemorySegment mine = value.value();

            search(mine, value);
            callSomething();

            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(() -> read(mine));
        }

        @Test
        void is_closed_and_freed_after_it_also_if_all_can_read_it() throws Throwable {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            MemorySegment shared = value.value();

            search(shared, value);

            await(() -> !recorder.destroyed().isEmpty());
            assertThat(recorder.destroyed()).containsExactly("value");
            assertThatIllegalStateException().isThrownBy(() -> read(shared));
        }

        private void search(MemorySegment memory, Held value) throws Throwable {
            AtomicBoolean called = new AtomicBoolean();
            search(memory, () -> {
                value.close();
                called.set(true);
                assertThat(value.isClosed()).isTrue();
                assertThat(recorder.destroyed()).isEmpty();
            });
            assertThat(called).isTrue();
        }

        @SuppressWarnings("restricted")
        private void search(MemorySegment memory, Runnable during) throws Throwable {
            Linker linker = Linker.nativeLinker();
            MethodHandle compare = MethodHandles.lookup()
                    .findStatic(
                            DuringANativeCall.class,
                            "compare",
                            MethodType.methodType(int.class, Runnable.class, MemorySegment.class, MemorySegment.class))
                    .bindTo(during);
            try (Arena arena = Arena.ofConfined()) {
                ValueLayout pointer = ValueLayout.ADDRESS;
                MemorySegment stub = linker.upcallStub(
                        compare, FunctionDescriptor.of(ValueLayout.JAVA_INT, pointer, pointer), arena);
                MethodHandle bsearch = linker.downcallHandle(
                        linker.defaultLookup().findOrThrow("bsearch"),
                        FunctionDescriptor.of(
                                pointer, pointer, pointer, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, pointer));
                MemorySegment found = (MemorySegment) bsearch.invokeExact(memory, memory, 1L, 1L, stub);
                assertThat(found.address()).isEqualTo(memory.address());
            }
        }

        @SuppressWarnings("UnusedVariable")
        static int compare(Runnable during, MemorySegment one, MemorySegment other) {
            during.run();
            return 0;
        }
    }

    @Nested
    class WhoseParentIsClosedElsewhere {

        @Test
        void is_freed_if_it_was_not_read() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));

            db.close();

            assertThat(recorder.destroyed()).containsExactly("value", "db");
            assertThat(value.isClosed()).isTrue();
        }

        @Test
        void is_freed_if_all_can_read_it() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            MemorySegment segment = value.value();

            db.close();

            assertThat(recorder.destroyed()).containsExactly("value", "db");
            assertThatIllegalStateException().isThrownBy(() -> read(segment));
        }

        @Test
        void is_closed_while_a_call_uses_that() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            try (Call call = Call.begin(C.TABLE)) {
                call.use(db);

                db.close();
                boolean closed = value.isClosed(); // not only when somebody looks later

                assertThat(closed).isTrue();
                assertThat(recorder.destroyed()).containsExactly("value");
            }
            assertThat(recorder.destroyed()).containsExactly("value", "db");
        }

        @Test
        void is_freed_by_the_next_call_of_its_maker() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            MemorySegment segment = elsewhere(value::value);

            db.close();
            assertThat(value.isClosed()).isTrue();
            Thread.sleep(100);
            assertThat(recorder.destroyed()).isEmpty();
            assertThat(elsewhere(() -> read(segment))).isEqualTo(Held.BYTE);
            elsewhere(PinTest::callSomething);

            assertThat(recorder.destroyed()).containsExactly("value", "db");
        }

        @Test
        void is_freed_by_its_maker() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            elsewhere(value::read);

            db.close();
            elsewhere(value::close);

            assertThat(recorder.destroyed()).containsExactly("value", "db");
        }

        @Test
        void is_freed_after_the_end_of_its_maker() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            elsewhere(value::read);

            db.close();
            assertThat(recorder.destroyed()).isEmpty();
            pool.shutdown();

            await(() -> recorder.destroyed().size() == 2);
            assertThat(recorder.destroyed()).containsExactly("value", "db");
        }

        @Test
        void is_freed_after_the_end_of_its_maker_also_if_all_can_read_it() throws Exception {
            Held value = elsewhere(() -> recorder.pinned("value", db));
            elsewhere(value::read);
            value.read();

            db.close();
            assertThat(recorder.destroyed()).isEmpty();
            pool.shutdown();

            await(() -> recorder.destroyed().size() == 2);
            assertThat(recorder.destroyed()).containsExactly("value", "db");
        }

        @Test
        void is_freed_at_once_when_its_maker_has_ended() throws Exception {
            for (Thread.Builder threads : List.of(Thread.ofPlatform(), Thread.ofVirtual())) {
                Recorder records = new Recorder();
                Thing parent = records.owned("parent");
                Thread maker =
                        threads.start(() -> records.pinned("value", parent).read());
                maker.join();

                parent.close();

                assertThat(records.destroyed()).containsExactly("value", "parent");
            }
        }

        @Test
        void keeps_its_own_parent_and_that_ones_parent() throws Exception {
            Thing family = recorder.child("family", db);
            Held value = elsewhere(() -> recorder.pinned("value", family));
            elsewhere(value::read);

            db.close();
            assertThat(recorder.destroyed()).isEmpty();
            elsewhere(value::close);

            assertThat(recorder.destroyed()).containsExactly("value", "family", "db");
        }
    }

    @Test
    void virtual_threads_make_read_and_close_them() throws Exception {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            threads.add(Thread.startVirtualThread(() -> {
                try (Held value = recorder.pinned("value", db)) {
                    MemorySegment segment = value.value();
                    Thread.yield();
                    if (read(segment) == Held.BYTE && value.value() == segment) {
                        Thread.yield();
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(recorder.destroyed()).hasSize(200);
    }

    @Test
    void threads_that_come_and_go_leave_nothing_behind() throws Exception {
        for (int i = 0; i < 50; i++) {
            Thread maker = new Thread(() -> recorder.pinned("left", db).read());
            maker.start();
            maker.join();
            System.gc(); // the thread's own things may go, the value may not
        }
        assertThat(recorder.destroyed()).isEmpty();

        db.close();

        assertThat(recorder.destroyed()).hasSize(51).last().isEqualTo("db");
    }

    /** An arena releases each of its resources once, whatever comes of it. */
    @Test
    void what_an_arena_cannot_release_because_of_an_error_is_released_soon() throws Exception {
        AtomicBoolean endOfStack = new AtomicBoolean(true);
        Destroyer destroyer = _ -> {
            if (endOfStack.getAndSet(false)) {
                throw new StackOverflowError("made up");
            }
            recorder.destroyed().add("value");
        };
        try (Arena arena = Arena.ofConfined();
                Call call = Call.begin(C.TABLE)) {
            call.use(db);
            MemorySegment slot = call.valueSlot();
            slot.set(ValueLayout.JAVA_LONG, Call.PINNED_BY, 1);
            slot.set(ValueLayout.JAVA_LONG, Call.DATA, 1);
            slot.set(ValueLayout.JAVA_LONG, Call.SIZE, 8);
            Pin.inArena(call, arena, slot, destroyer, db);
        }

        db.close();

        await(() -> recorder.destroyed().size() == 2);
        assertThat(recorder.destroyed()).containsExactly("value", "db");
    }

    @Test
    void arenas_close_them_on_any_thread() throws Exception {
        Arena arena = Arena.ofShared();
        Held read = recorder.pinned("read", db).in(arena);
        Held lent = recorder.pinned("lent", db);
        MemorySegment mine = lent.value();
        lent.in(arena);
        assertThat(read.read()).isEqualTo(Held.BYTE);

        elsewhere(arena::close);
        assertThat(read.isClosed()).isTrue();
        assertThat(lent.isClosed()).isTrue();
        assertThat(recorder.destroyed()).containsExactly("read");
        assertThat(read(mine)).isEqualTo(Held.BYTE);
        callSomething();

        assertThat(recorder.destroyed()).containsExactly("read", "lent");
    }

    @Test
    void of_virtual_threads_are_freed_when_the_thread_has_ended() throws Exception {
        CountDownLatch closed = new CountDownLatch(1);
        CompletableFuture<Held> made = new CompletableFuture<>();
        Thread maker = Thread.startVirtualThread(() -> {
            Held value = recorder.pinned("value", db);
            value.read();
            made.complete(value);
            awaitQuietly(closed);
        });

        made.get(10, TimeUnit.SECONDS).close();
        assertThat(recorder.destroyed()).isEmpty();
        closed.countDown();
        maker.join();

        await(() -> recorder.destroyed().contains("value"));
        assertThat(db.isClosed()).isFalse();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void a_closed_parent_makes_none() {
        db.close();

        assertThatIllegalStateException()
                .isThrownBy(() -> recorder.pinned("value", db))
                .withMessage("db is closed");
    }

    @Test
    void what_is_pinned_is_not_handed_over() {
        Held value = recorder.pinned("value", db);

        assertThatIllegalStateException()
                .isThrownBy(() -> recorder.successor("successor", db))
                .withMessageContaining("in use");
        value.close();

        recorder.successor("successor", db).close();
    }
}
