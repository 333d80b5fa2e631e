package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.pin.Pin;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Race;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * ObjectUses under fire. What is "destroyed" here only notes it, so that being destroyed too early is seen instead of
 * crashing now and then, and being never destroyed is seen, too.
 */
class RaceTest {

    /** Long enough for what was stored to be seen by other processors. */
    private static final int INSIDE = 30;

    /** Takes up the room in which a processor keeps what it has not yet stored, so that others see that late. */
    private static final class Scattered {
        private static final int LINE = 16;
        private static final int[] FAR = new int[1 << 24];

        static void stores(Random random) {
            int start = random.nextInt();
            for (int i = 0; i < 12; i++) {
                start = start * 1_103_515_245 + 12_345;
                FAR[(start >>> 9) & (FAR.length / LINE - 1) * LINE] = i;
            }
        }
    }

    /** Many others that are in calls, so that looking for leases takes its time. */
    private static final class Crowd implements AutoCloseable {
        private final CountDownLatch end = new CountDownLatch(1);

        Crowd() throws InterruptedException {
            CountDownLatch ready = new CountDownLatch(30);
            for (long i = ready.getCount(); i > 0; i--) {
                Thread.startVirtualThread(() -> {
                    try (Call _ = Call.begin(C.TABLE)) {
                        ready.countDown();
                        end.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
            }
            ready.await();
        }

        @Override
        public void close() {
            end.countDown();
        }
    }

    /** A handle on nothing that knows what has become of it. */
    private static final class Dummy extends RocksObject {
        private final AtomicInteger destroyed;
        volatile boolean spent;
        /** What its native side points to. */
        volatile Dummy pointer;

        private Dummy(NativeObject lifetime, AtomicInteger destroyed) {
            super(lifetime);
            this.destroyed = destroyed;
        }

        static Dummy make() {
            AtomicInteger destroyed = new AtomicInteger();
            return new Dummy(
                    NativeObject.owned("Dummy", MemorySegment.ofAddress(1), _ -> destroyed.incrementAndGet()), destroyed);
        }

        /** One that this thread has used before. */
        static Dummy used() {
            Dummy dummy = make();
            call(dummy);
            return dummy;
        }

        /** Ones that several threads have used before. */
        static Supplier<Dummy> shared() {
            Deque<Dummy> ready = new ArrayDeque<>();
            return () -> {
                if (ready.isEmpty()) {
                    for (int i = 0; i < 1000; i++) {
                        ready.add(make());
                    }
                    ready.forEach(RaceTest::call);
                    CompletableFuture.runAsync(() -> ready.forEach(RaceTest::call))
                            .join();
                }
                return ready.remove();
            };
        }

        /** As an iterator is made: a child of this, which holds {@code options}. To be called within a call. */
        Dummy child(Dummy options) {
            AtomicInteger gone = new AtomicInteger();
            NativeObject child =
                    NativeObject.child("child", MemorySegment.ofAddress(2), _ -> gone.incrementAndGet(), this);
            return new Dummy(options == null ? child : child.borrowing(options), gone);
        }

        void set(Dummy value) {
            try (Call call = Call.begin(C.TABLE)) {
                call.use(this);
                call.use(value);
                pointer = value;
                Effects.borrow(this, "slot", value);
            }
        }

        boolean isDestroyed() {
            return destroyed.get() > 0;
        }

        /** Looks again and again whether it is destroyed. */
        void checkAlive() {
            for (int i = 0; i < INSIDE; i++) {
                if (isDestroyed()) {
                    throw new AssertionError(this + " was destroyed while somebody used it");
                }
                Thread.onSpinWait();
            }
        }

        /** Sees to it that it is destroyed in time, and once. */
        void checkDestroyed() {
            checkDestroyed(Thread::onSpinWait);
        }

        /** As {@link #checkDestroyed()}; what is done while it waits may be what destroys it. */
        void checkDestroyed(Runnable meanwhile) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (!isDestroyed()) {
                meanwhile.run();
                if (System.nanoTime() > end) {
                    throw new AssertionError(this + " is never destroyed");
                }
            }
            assertThat(destroyed).hasValue(1);
        }
    }

    @Test
    void a_call_against_close() throws InterruptedException {
        new Race<>(Dummy::used, Dummy::checkDestroyed)
                .thread((dummy, random) -> {
                    Scattered.stores(random);
                    call(dummy);
                })
                .thread((dummy, _) -> dummy.close())
                .run("call against close");
    }

    /** Its stores delay the one that gives back the lease: whoever closes may see that when nobody is left to destroy. */
    @Test
    void the_end_of_a_call_against_close() throws InterruptedException {
        new Race<>(Dummy::used, Dummy::checkDestroyed)
                .thread((dummy, random) -> {
                    try (Call call = Call.begin(C.TABLE)) {
                        call.use(dummy);
                        Scattered.stores(random);
                    } catch (IllegalStateException e) {
                        assertThat(e).hasMessage("Dummy is closed");
                    }
                })
                .thread((dummy, random) -> {
                    Race.linger(random.nextInt(30));
                    dummy.close();
                })
                .run("end of a call against close");
    }

    @Test
    void a_call_against_close_on_virtual_threads() throws InterruptedException {
        new Race<>(Dummy::make, Dummy::checkDestroyed)
                .virtualThread((dummy, _) -> call(dummy))
                .virtualThread((dummy, _) -> dummy.close())
                .run("call against close, on virtual threads");
    }

    private static void call(Dummy dummy) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(dummy);
            dummy.checkAlive();
        } catch (IllegalStateException e) {
            assertThat(e).hasMessage("Dummy is closed");
        }
    }

    @Test
    void the_first_calls_of_two_threads_against_close() throws InterruptedException {
        new Race<>(Dummy::make, Dummy::checkDestroyed)
                .thread((dummy, _) -> dummy.close())
                .thread((dummy, _) -> call(dummy))
                .thread((dummy, _) -> call(dummy))
                .run("the first calls of two threads against close");
    }

    @Test
    void a_call_with_many_handles_against_close() throws InterruptedException {
        Dummy[] others = new Dummy[20];
        for (int i = 0; i < others.length; i++) {
            others[i] = Dummy.make();
        }
        new Race<>(Dummy::make, Dummy::checkDestroyed)
                // On a new thread now and then, because the array of leases grows once in a thread.
                .thread((dummy, random) -> {
                    if (random.nextInt(10) == 0) {
                        Thread thread = Thread.ofPlatform().start(() -> many(dummy, others));
                        thread.join();
                    } else {
                        many(dummy, others);
                    }
                })
                .thread((dummy, random) -> {
                    Race.linger(random.nextInt(1000));
                    dummy.close();
                })
                .run("call with many handles against close");
    }

    private static void many(Dummy dummy, Dummy[] others) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(dummy);
            for (Dummy other : others) {
                call.use(other);
                if (dummy.isDestroyed()) {
                    throw new AssertionError("destroyed while somebody used it");
                }
            }
        } catch (IllegalStateException e) {
            assertThat(e).hasMessage("Dummy is closed");
        }
    }

    @Test
    void a_call_that_takes_a_counted_lease_against_close() throws InterruptedException {
        new Race<>(Dummy::make, Dummy::checkDestroyed)
                .thread((dummy, random) -> {
                    Dummy child = child(dummy, null);
                    if (child != null) {
                        // A child closes with its parent, but the parent goes last.
                        try (Call call = Call.begin(C.TABLE)) {
                            call.use(child);
                            dummy.checkAlive();
                        } catch (IllegalStateException e) {
                            assertThat(e).hasMessage("child is closed");
                        }
                        child.close();
                    }
                })
                .thread((dummy, _) -> dummy.close())
                .run("child against close");
    }

    @Test
    void a_child_against_the_close_of_its_parent() throws InterruptedException {
        new Race<>(Dummy::make, Dummy::checkDestroyed)
                .thread((dummy, _) -> child(dummy, null))
                .thread((dummy, random) -> {
                    Race.linger(random.nextInt(100));
                    dummy.close();
                })
                .run("child against the close of its parent");
    }

    private record Borrowing(Dummy parent, Dummy options) {

        static Borrowing make() {
            return new Borrowing(Dummy.make(), Dummy.make());
        }

        void judge() {
            parent.checkDestroyed();
            options.close();
            options.checkDestroyed();
        }
    }

    @Test
    void a_child_that_borrows_against_the_close_of_its_parent() throws InterruptedException {
        new Race<>(Borrowing::make, Borrowing::judge)
                .thread((it, _) -> child(it.parent(), it.options()))
                .thread((it, random) -> {
                    Race.linger(random.nextInt(200));
                    it.parent().close();
                })
                .run("child that borrows against the close of its parent");
    }

    private static Dummy child(Dummy parent, Dummy options) {
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            if (options != null) {
                call.use(options);
            }
            return parent.child(options);
        } catch (IllegalStateException e) {
            return null;
        }
    }

    @Test
    void a_call_against_a_hand_over() throws InterruptedException {
        try (Crowd _ = new Crowd()) {
            new Race<>(Dummy.shared(), Dummy::close)
                    .thread((dummy, _) -> {
                        try (Call call = Call.begin(C.TABLE)) {
                            call.use(dummy);
                            checkUnspent(dummy);
                        } catch (IllegalStateException e) {
                            assertThat(e).hasMessageStartingWith("Dummy ");
                        }
                    })
                    .thread((dummy, _) -> handOver(dummy))
                    .run("call against hand-over");
        }
    }

    @Test
    void a_call_that_takes_a_counted_lease_against_a_hand_over() throws InterruptedException {
        try (Crowd _ = new Crowd()) {
            new Race<>(Dummy.shared(), Dummy::close)
                    .thread((dummy, _) -> {
                        Dummy child = child(dummy, null);
                        if (child != null) {
                            checkUnspent(dummy);
                            child.close();
                        }
                    })
                    .thread((dummy, _) -> handOver(dummy))
                    .run("child against hand-over");
        }
    }

    private static void checkUnspent(Dummy dummy) {
        for (int i = 0; i < INSIDE; i++) {
            if (dummy.spent) {
                throw new AssertionError("handed over while somebody used it");
            }
            Thread.onSpinWait();
        }
    }

    private static void handOver(Dummy dummy) {
        try (Call call = Call.begin(C.TABLE)) {
            call.transfer(dummy, "dummy", "Race");
            dummy.spent = true;
            call.commit();
        } catch (IllegalStateException e) {
            assertThat(e).hasMessageStartingWith("Dummy ");
        }
    }

    /** A database, and options that point to something. */
    private record Setting(Dummy db, Dummy options, Dummy first, Dummy second) {
        static Setting make() {
            Setting made = new Setting(Dummy.make(), Dummy.make(), Dummy.make(), Dummy.make());
            made.options.set(made.first);
            made.first.close(); // the options keep it
            return made;
        }

        void judge() {
            first.checkDestroyed();
            options.close();
            second.close();
            second.checkDestroyed();
            db.close();
            db.checkDestroyed();
        }
    }

    @Test
    void a_call_against_replacing_what_it_reads() throws InterruptedException {
        new Race<>(Setting::make, setting -> {
                    setting.options.set(setting.second); // lets go of what nobody was there to let go of
                    setting.judge();
                })
                .thread((setting, _) -> {
                    try (Call call = Call.begin(C.TABLE)) {
                        call.use(setting.options);
                        setting.options.pointer.checkAlive();
                    }
                })
                .thread((setting, _) -> setting.options.set(setting.second))
                .run("call against replacing");
    }

    @Test
    void an_iterator_against_replacing_the_bounds_it_has() throws InterruptedException {
        try (Crowd _ = new Crowd()) {
            new Race<>(Setting::make, setting -> {
                        setting.options.set(setting.second);
                        setting.judge();
                    })
                    .thread((setting, random) -> {
                        Dummy seen;
                        Dummy iterator;
                        try (Call call = Call.begin(C.TABLE)) {
                            call.use(setting.db);
                            call.use(setting.options);
                            seen = setting.options.pointer;
                            iterator = setting.db.child(setting.options);
                        }
                        seen.checkAlive();
                        iterator.close();
                    })
                    .thread((setting, _) -> setting.options.set(setting.second))
                    .run("iterator against replacing");
        }
    }

    @Test
    void many_threads_that_close() throws InterruptedException {
        Race.Runner<Dummy> either = (dummy, random) -> {
            if (random.nextBoolean()) {
                call(dummy);
            } else {
                dummy.close();
            }
        };
        new Race<>(Dummy::make, dummy -> {
                    dummy.close();
                    dummy.checkDestroyed();
                })
                .thread(either)
                .thread(either)
                .virtualThread(either)
                .run("calls and closing in random order");
    }

    /** A pinned value that knows what has become of it and of its parent. */
    private static final class Pinned extends RocksObject {
        private static final byte BYTE = 7;

        private final Pin pin;
        private final Dummy parent;
        private final AtomicInteger freed;

        private Pinned(Pin pin, Dummy parent, AtomicInteger freed) {
            super(pin, parent);
            this.pin = pin;
            this.parent = parent;
            this.freed = freed;
        }

        static Pinned of(Dummy parent) {
            AtomicInteger freed = new AtomicInteger();
            MemorySegment bytes = NativeMemory.allocate(8).fill(BYTE);
            Destroyer destroyer = _ -> {
                parent.checkAlive();
                bytes.fill((byte) -1);
                freed.incrementAndGet();
                NativeMemory.free(bytes);
            };
            try (Call call = Call.begin(C.TABLE)) {
                call.use(parent);
                return call.made(new Pinned(Pin.of(call, "Pinned", bytes, destroyer, (object, size) -> sized(object, size), parent), parent, freed));
            }
        }

        private static MemorySegment sized(MemorySegment object, MemorySegment size) {
            size.set(ValueLayout.JAVA_LONG, 0, 8);
            return object;
        }

        /** Reads it, if it is open. */
        void read() {
            try {
                MemorySegment value = pin.segment();
                for (int i = 0; i < 8; i++) {
                    if (value.get(ValueLayout.JAVA_BYTE, i) != BYTE) {
                        throw new AssertionError("freed while somebody could read it");
                    }
                }
            } catch (IllegalStateException e) {
                assertThat(e.getMessage()).isIn("Pinned is closed", "Already closed");
            }
        }

        /** Sees to it that it is freed, and once: the thread that closes its parent may be about to do it. */
        void checkFreedInTime() {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (freed.get() == 0 && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            assertThat(freed).hasValue(1);
        }

        /** Sees to it that it is freed, and once, and its parent destroyed. To be called by its maker. */
        void checkFreed() {
            anotherCall();
            assertThat(freed).hasValue(1);
            assertThat(isClosed()).isTrue();
            parent.close();
            parent.checkDestroyed();
        }
    }

    private static Pinned pinned() {
        return Pinned.of(Dummy.make());
    }

    @Test
    void a_pinned_value_of_its_maker_against_the_close_of_its_parent() throws InterruptedException {
        new Race<>(RaceTest::pinned, Pinned::checkFreed)
                .thread((pinned, random) -> {
                    Scattered.stores(random);
                    pinned.read();
                    pinned.read();
                    pinned.close();
                    pinned.read();
                })
                .thread((pinned, _) -> pinned.parent.close())
                .run("pinned value against the close of its parent");
    }

    @Test
    void a_pinned_value_of_its_maker_against_other_threads() throws InterruptedException {
        new Race<>(RaceTest::pinned, Pinned::checkFreed)
                .thread((pinned, _) -> {
                    pinned.read();
                    pinned.close();
                })
                .thread((pinned, random) -> {
                    if (random.nextBoolean()) {
                        pinned.read();
                    } else {
                        pinned.close();
                    }
                })
                .run("pinned value of its maker against another thread");
    }

    @Test
    void a_pinned_value_among_threads() throws InterruptedException {
        new Race<>(RaceTest::pinned, Pinned::checkFreed)
                .thread((pinned, random) -> {
                    if (random.nextBoolean()) {
                        pinned.read();
                    }
                    Race.linger(random.nextInt(300));
                    pinned.close();
                })
                .thread((pinned, _) -> pinned.read())
                .thread((pinned, random) -> {
                    if (random.nextBoolean()) {
                        pinned.read();
                    }
                    pinned.isClosed();
                    pinned.close();
                })
                .thread((pinned, random) -> {
                    Race.linger(random.nextInt(300));
                    pinned.parent.close();
                })
                .run("pinned value among threads");
    }

    @Test
    void pinning_against_close() throws InterruptedException {
        new Race<>(Dummy::make, dummy -> dummy.checkDestroyed(RaceTest::anotherCall))
                .thread((dummy, random) -> {
                    try {
                        Pinned pinned = Pinned.of(dummy);
                        pinned.read();
                        if (random.nextBoolean()) {
                            pinned.close();
                            pinned.checkFreedInTime();
                        }
                    } catch (IllegalStateException e) {
                        assertThat(e).hasMessage("Dummy is closed");
                    }
                })
                .thread((dummy, random) -> {
                    Race.linger(random.nextInt(200));
                    dummy.close();
                })
                .run("pinning against close");
    }

    @Test
    void pinned_values_on_virtual_threads() throws InterruptedException {
        new Race<>(Dummy::make, Dummy::checkDestroyed)
                .virtualThread((dummy, _) -> pinAndClose(dummy))
                .virtualThread((dummy, _) -> pinAndClose(dummy))
                .virtualThread((dummy, _) -> dummy.close())
                .run("pinned values on virtual threads");
    }

    /** Frees what this thread could still read of what others have closed: at once, or by a thread that looks later. */
    private static void anotherCall() {
        try (Call call = Call.begin(C.TABLE)) {
            call.longSlot();
        }
    }

    private static void pinAndClose(Dummy dummy) {
        try (Pinned pinned = Pinned.of(dummy)) {
            pinned.read();
        } catch (IllegalStateException e) {
            assertThat(e).hasMessage("Dummy is closed");
        }
    }
}
