package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.Recorder;
import dev.rockspan.runtime.testing.Recorder.Thing;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** When native objects are destroyed, by whom, in which order, and what is refused. */
class LifetimeTest {

    private final Recorder made = new Recorder();

    /** A call on another thread that uses some handles until it is told to end. */
    private static final class OtherCall implements AutoCloseable {
        private final CountDownLatch ready = new CountDownLatch(1);
        private final CountDownLatch end = new CountDownLatch(1);
        private final Thread thread;

        OtherCall(Thing... used) throws InterruptedException {
            this(call -> List.of(used).forEach(call::use));
        }

        OtherCall(Consumer<Call> begin) throws InterruptedException {
            thread = Thread.ofPlatform().start(() -> {
                try (Call call = Call.begin(C.TABLE)) {
                    begin.accept(call);
                    ready.countDown();
                    end.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            ready.await();
        }

        @Override
        public void close() {
            end.countDown();
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void use(Thing... handles) {
        try (Call call = Call.begin(C.TABLE)) {
            List.of(handles).forEach(call::use);
        }
    }

    private static void change(Thing handle) {
        try (Call call = Call.begin(C.TABLE)) {
            call.change(handle);
        }
    }

    private static void changeUnreferenced(Thing handle) {
        try (Call call = Call.begin(C.TABLE)) {
            call.changeUnreferenced(handle);
        }
    }

    @Nested
    class Sharing {

        @Test
        void lets_any_number_of_calls_in_by_default() throws InterruptedException {
            Thing db = made.owned("RocksDB");
            try (OtherCall _ = new OtherCall(db);
                    OtherCall _ = new OtherCall(db)) {
                use(db, db);
            }
        }

        @Test
        void lets_one_call_at_a_time_use_what_is_exclusive() throws InterruptedException {
            Thing batch = made.exclusive("WriteBatch");
            try (OtherCall _ = new OtherCall(batch)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> use(batch))
                        .withMessageStartingWith("WriteBatch is in use by another call");
            }
            use(batch, batch);
            use(batch);
        }

        @Test
        void refuses_an_exclusive_object_to_a_callback_of_the_call_that_uses_it() {
            Thing batch = made.exclusive("WriteBatch");
            try (Call call = Call.begin(C.TABLE)) {
                call.use(batch);
                assertThatIllegalStateException().isThrownBy(() -> use(batch));
                call.use(batch);
            }
            use(batch);
        }

        @Test
        void counts_an_exclusive_parent_and_its_children_as_one() throws InterruptedException {
            Thing transaction = made.exclusive("Transaction");
            Thing iterator = made.exclusiveChild("RocksIterator", transaction);
            Thing pinned = made.child("PinnedValue", transaction);
            try (OtherCall _ = new OtherCall(transaction)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> use(iterator))
                        .withMessageStartingWith("RocksIterator is in use");
                use(pinned);
            }
            use(transaction, iterator);
        }

        @Test
        void destroys_an_exclusive_object_when_the_call_has_left() throws InterruptedException {
            Thing batch = made.exclusive("WriteBatch");
            try (OtherCall _ = new OtherCall(batch)) {
                batch.close();
                assertThat(made.destroyed()).isEmpty();
                assertThatIllegalStateException().isThrownBy(() -> use(batch));
            }
            assertThat(made.destroyed()).containsExactly("WriteBatch");
        }

        @Test
        void destroys_a_child_while_a_call_uses_its_exclusive_parent() throws InterruptedException {
            Thing transaction = made.exclusive("Transaction");
            Thing iterator = made.exclusiveChild("RocksIterator", transaction);
            try (OtherCall _ = new OtherCall(transaction)) {
                iterator.close();
                assertThat(made.destroyed()).containsExactly("RocksIterator");
            }
        }

        @Test
        void refuses_a_change_while_another_call_reads() throws InterruptedException {
            Thing options = made.owned("ReadOptions");
            try (OtherCall _ = new OtherCall(options)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> change(options))
                        .withMessageStartingWith("ReadOptions is in use by another call");
                use(options);
            }
            change(options);
        }

        @Test
        void refuses_every_use_during_a_change() throws InterruptedException {
            Thing options = made.owned("ReadOptions");
            try (OtherCall _ = new OtherCall(call -> call.change(options))) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> use(options))
                        .withMessage("ReadOptions is being changed by another call");
                assertThatIllegalStateException().isThrownBy(() -> change(options));
                // What was refused has not let others in.
                assertThatIllegalStateException()
                        .isThrownBy(() -> use(options))
                        .withMessage("ReadOptions is being changed by another call");
            }
            use(options);
            change(options);
        }

        @Test
        void reads_during_its_own_change() {
            Thing options = made.owned("ReadOptions");
            try (Call call = Call.begin(C.TABLE)) {
                call.change(options);
                call.use(options);
            }
            use(options);
        }

        @Test
        void changes_several_things_in_one_call() throws InterruptedException {
            List<Thing> all = List.of(made.owned("First"), made.owned("Second"), made.owned("Third"));
            try (OtherCall _ = new OtherCall(call -> {
                all.forEach(call::change);
                all.forEach(call::use);
            })) {
                for (Thing each : all) {
                    assertThatIllegalStateException()
                            .isThrownBy(() -> use(each))
                            .withMessageEndingWith(" is being changed by another call");
                }
                all.get(1).close();
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("Second");
            use(all.get(0), all.get(2));
            change(all.get(0));
            all.get(0).close();
            all.get(2).close();
            assertThat(made.destroyed()).containsExactly("Second", "First", "Third");
        }

        @Test
        void destroys_what_was_closed_during_a_change_when_that_has_ended() throws InterruptedException {
            Thing options = made.owned("ReadOptions");
            try (OtherCall _ = new OtherCall(call -> call.change(options))) {
                options.close();
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("ReadOptions");
            assertThatIllegalStateException().isThrownBy(() -> change(options)).withMessage("ReadOptions is closed");
        }

        @Test
        void refuses_a_change_that_holders_would_see() {
            Thing options = made.owned("ReadOptions");
            Thing db = made.owned("RocksDB");
            Thing iterator = made.child("RocksIterator", db, options);
            assertThatIllegalStateException()
                    .isThrownBy(() -> changeUnreferenced(options))
                    .withMessageContaining("ReadOptions");
            change(options);
            iterator.close();
            changeUnreferenced(options);
        }

        @Test
        void never_mixes_changes_with_reads() throws InterruptedException {
            Thing options = made.owned("ReadOptions");
            AtomicInteger readers = new AtomicInteger();
            race(4, thread -> {
                for (int i = 0; i < 20_000; i++) {
                    try (Call call = Call.begin(C.TABLE)) {
                        if (thread == 0) {
                            call.change(options);
                            assertThat(readers.getAndAdd(-1000)).isZero();
                            assertThat(readers.addAndGet(1000)).isZero();
                        } else {
                            call.use(options);
                            assertThat(readers.incrementAndGet()).isPositive();
                            readers.decrementAndGet();
                        }
                    } catch (IllegalStateException refused) {
                        assertThat(refused).hasMessageContaining("ReadOptions");
                    }
                }
            });
            change(options);
        }

        @Test
        void never_lets_two_calls_into_what_is_exclusive() throws InterruptedException {
            Thing transaction = made.exclusive("Transaction");
            Thing iterator = made.exclusiveChild("RocksIterator", transaction);
            AtomicInteger inside = new AtomicInteger();
            race(4, thread -> {
                for (int i = 0; i < 20_000; i++) {
                    try (Call call = Call.begin(C.TABLE)) {
                        call.use(thread % 2 == 0 ? transaction : iterator);
                        assertThat(inside.incrementAndGet()).isOne();
                        inside.decrementAndGet();
                    } catch (IllegalStateException refused) {
                        assertThat(refused).hasMessageContaining("in use");
                    }
                }
            });
            use(transaction, iterator);
        }
    }

    @Nested
    class Closing {

        @Test
        void destroys_once() {
            Thing options = made.owned("Options");
            assertThat(options.isClosed()).isFalse();
            assertThat(options.isOwningHandle()).isTrue();
            assertThat(options).hasToString("Options[open]");
            options.close();
            options.close();
            assertThat(made.destroyed()).containsExactly("Options");
            assertThat(options.isClosed()).isTrue();
            assertThat(options.isOwningHandle()).isFalse();
            assertThat(options).hasToString("Options[closed]");
        }

        @Test
        void refuses_later_use_by_name() {
            Thing options = made.owned("Options");
            options.close();
            assertThatIllegalStateException().isThrownBy(options::touch).withMessage("Options is closed");
            assertThat(made.destroyed()).containsExactly("Options");
        }

        @Test
        void during_a_call_destroys_when_the_call_has_left() throws InterruptedException {
            Thing options = made.owned("Options");
            OtherCall other = new OtherCall(options);
            try (other) {
                options.close();
                assertThat(options.isClosed()).isTrue();
                assertThatIllegalStateException().isThrownBy(options::touch);
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("Options");
            assertThat(made.threads()).containsExactly(other.thread);
        }

        @Test
        void during_a_call_of_a_second_thread_destroys_when_that_has_left() throws InterruptedException {
            Thing options = made.owned("Options");
            use(options);
            try (OtherCall _ = new OtherCall(options)) {
                options.close();
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("Options");
        }

        @Test
        void during_a_call_that_uses_many_destroys_when_that_has_left() throws InterruptedException {
            Thing[] many = new Thing[20];
            Arrays.setAll(many, i -> made.owned("Options" + i));
            try (OtherCall _ = new OtherCall(many)) {
                List.of(many).forEach(Thing::close);
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).hasSize(20);
        }

        @Test
        void inside_its_own_call_destroys_at_its_end() {
            Thing options = made.owned("Options");
            try (Call call = Call.begin(C.TABLE)) {
                call.use(options);
                options.close();
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("Options");
        }

        @Test
        void by_many_threads_destroys_once() throws InterruptedException {
            for (int round = 0; round < 200; round++) {
                Recorder recorder = new Recorder();
                Thing options = recorder.owned("Options");
                race(4, i -> {
                    try {
                        options.touch();
                    } catch (IllegalStateException closed) {
                        assertThat(closed).hasMessage("Options is closed");
                    }
                    options.close();
                });
                assertThat(recorder.destroyed()).containsExactly("Options");
            }
        }

        @Test
        void a_null_pointer_from_rocksdb_makes_no_handle() {
            assertThatIllegalStateException()
                    .isThrownBy(() -> NativeObject.owned("Options", MemorySegment.NULL, _ -> {}))
                    .withMessage("RocksDB returned no Options");
        }
    }

    @Nested
    class Children {

        @Test
        void are_closed_before_their_parent_newest_first_at_any_depth() {
            Thing db = made.owned("db");
            Thing first = made.child("first", db);
            Thing second = made.child("second", db);
            Thing grandchild = made.child("grandchild", first);
            Thing third = made.child("third", db);
            db.close();
            assertThat(made.destroyed()).containsExactly("third", "second", "grandchild", "first", "db");
            assertThat(List.of(db, first, second, grandchild, third)).allMatch(Thing::isClosed);
            assertThatIllegalStateException().isThrownBy(first::touch).withMessage("first is closed");
        }

        @Test
        void can_be_closed_first() {
            Thing db = made.owned("db");
            List<Thing> children = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                children.add(made.child("child " + i, db));
            }
            children.get(2).close();
            children.get(4).close();
            children.get(0).close();
            db.close();
            assertThat(made.destroyed()).containsExactly("child 2", "child 4", "child 0", "child 3", "child 1", "db");
        }

        @Test
        void in_use_delay_their_parent() throws InterruptedException {
            Thing db = made.owned("db");
            Thing used = made.child("used", db);
            Thing unused = made.child("unused", db);
            try (OtherCall _ = new OtherCall(used)) {
                db.close();
                assertThat(made.destroyed()).containsExactly("unused");
                assertThat(List.of(db, used, unused)).allMatch(Thing::isClosed);
            }
            assertThat(made.destroyed()).containsExactly("unused", "used", "db");
        }

        @Test
        void that_come_too_late_are_destroyed_at_once() {
            Thing db = made.owned("db");
            try (Call call = Call.begin(C.TABLE)) {
                call.use(db);
                db.close();
                MemorySegment late = C.pointer("rocksdb_options_create");
                assertThatIllegalStateException()
                        .isThrownBy(() -> NativeObject.child(
                                "late", late, _ -> made.destroyed().add("late"), db))
                        .withMessage("db is closed");
                C.run("rocksdb_options_destroy", late);
                assertThat(made.destroyed()).containsExactly("late");
            }
            assertThat(made.destroyed()).containsExactly("late", "db");
        }

        @Test
        void of_two_parents_go_before_either() {
            Thing batch = made.owned("batch");
            Thing db = made.owned("db");
            Thing base = made.child("base", db);
            Thing iterator = made.successor("iterator", base);
            assertThat(base.isClosed()).isTrue();
            assertThat(base).hasToString("base[transferred]");
            db.close();
            assertThat(iterator.isClosed()).isTrue();
            assertThat(made.destroyed()).containsExactly("iterator", "db");
            batch.close();
        }

        @Test
        void closed_before_they_have_their_second_parent_do_not_keep_it() {
            Thing first = made.owned("first");
            Thing second = made.owned("second");
            NativeObject child = NativeObject.child(
                    "child", MemorySegment.ofAddress(1), _ -> made.destroyed().add("child"), first);
            first.close();
            child.childOf(second);
            second.close();
            assertThat(made.destroyed()).containsExactly("child", "first", "second");
        }

        /** Both leave the parents that the consumed object had: who makes the successor, and who destroys it. */
        @Test
        void succeed_another_while_their_parent_is_closed() throws InterruptedException {
            for (int round = 0; round < 40; round++) {
                Recorder recorder = new Recorder();
                List<Thing> parents = new ArrayList<>();
                for (int i = 0; i < 500; i++) {
                    parents.add(recorder.owned("parent"));
                }
                Thing base = recorder.child("base", parents.getFirst());
                parents.forEach(NativeObject.of(base)::childOf);
                race(2, i -> {
                    if (i == 0) {
                        while (!NativeObject.of(base).isConsumed()) {
                            Thread.onSpinWait();
                        }
                        parents.getLast().close();
                        return;
                    }
                    try {
                        recorder.successor("successor", base).close();
                    } catch (IllegalStateException closed) {
                        assertThat(closed).hasMessageEndingWith(" is closed");
                    }
                });
                parents.forEach(Thing::close);
                assertThat(recorder.destroyed()).hasSize(501).last().isEqualTo("parent");
            }
        }

        @Test
        void race_with_the_closing_of_their_parent() throws InterruptedException {
            for (int round = 0; round < 300; round++) {
                Recorder recorder = new Recorder();
                Thing db = recorder.owned("db");
                AtomicInteger children = new AtomicInteger();
                race(3, i -> {
                    if (i == 0) {
                        db.close();
                        return;
                    }
                    try {
                        for (int n = 0; n < 5; n++) {
                            Thing child = recorder.child("child", db);
                            children.incrementAndGet();
                            if (n % 2 == 0) {
                                child.close();
                            }
                        }
                    } catch (IllegalStateException closed) {
                        assertThat(closed).hasMessage("db is closed");
                    }
                });
                assertThat(recorder.destroyed()).last().isEqualTo("db");
                assertThat(recorder.destroyed()).containsOnlyOnce("db");
                // One that came too late was made and destroyed, too, but never seen.
                assertThat(recorder.destroyed().size()).isBetween(children.get() + 1, children.get() + 3);
            }
        }
    }

    @Nested
    class Borrowing {

        @Test
        void delays_the_destruction_of_what_is_borrowed() {
            Thing db = made.owned("db");
            Thing options = made.owned("options");
            Thing iterator = made.child("iterator", db, options);
            options.close();
            assertThatIllegalStateException().isThrownBy(options::touch).withMessage("options is closed");
            assertThat(made.destroyed()).isEmpty();
            iterator.close();
            assertThat(made.destroyed()).containsExactly("iterator", "options");
            db.close();
        }

        @Test
        void ends_with_the_holder() {
            Thing holder = made.owned("holder");
            Thing held = made.owned("held");
            holder.set("slot", held);
            holder.close();
            assertThat(made.destroyed()).containsExactly("holder");
            held.touch();
            held.close();
            assertThat(made.destroyed()).containsExactly("holder", "held");
        }

        @Test
        void in_a_slot_ends_when_another_takes_it() {
            Thing holder = made.owned("holder");
            Thing first = made.owned("first");
            Thing second = made.owned("second");
            holder.set("slot", first);
            first.close();
            assertThat(made.destroyed()).isEmpty();
            holder.set("slot", second);
            assertThat(made.destroyed()).containsExactly("first");
            second.close();
            holder.set("slot", null);
            assertThat(made.destroyed()).containsExactly("first", "second");
            holder.close();
        }

        @Test
        void of_what_was_replaced_lasts_as_long_as_somebody_may_see_it() {
            Thing db = made.owned("db");
            Thing options = made.owned("options");
            Thing first = made.owned("first");
            Thing second = made.owned("second");
            options.set("slot", first);
            Thing iterator = made.child("iterator", db, options);
            options.set("slot", second);
            first.close();
            second.close();
            assertThat(made.destroyed()).isEmpty();
            iterator.close();
            assertThat(made.destroyed()).containsExactly("iterator", "first");
            options.close();
            assertThat(made.destroyed()).containsExactly("iterator", "first", "options", "second");
            db.close();
        }

        @Test
        void of_the_same_handle_again_keeps_it() {
            Thing holder = made.owned("holder");
            Thing held = made.owned("held");
            holder.set("slot", held);
            holder.set("slot", held);
            held.close();
            assertThat(made.destroyed()).isEmpty();
            holder.close();
            assertThat(made.destroyed()).containsExactly("holder", "held");
        }

        @Test
        void works_though_the_borrowed_handle_is_closed_during_the_call() {
            Thing holder = made.owned("holder");
            Thing held = made.owned("held");
            try (Call call = Call.begin(C.TABLE)) {
                call.use(holder);
                call.use(held);
                held.close();
                Effects.borrow(holder, "slot", held);
            }
            assertThat(made.destroyed()).isEmpty();
            holder.close();
            assertThat(made.destroyed()).containsExactly("holder", "held");
        }
    }

    @Nested
    class HandingOver {

        @Test
        void to_an_object_whose_parent_is_closed_meanwhile_keeps_nothing() {
            Thing parent = made.owned("parent");
            Thing child = made.child("child", parent);
            assertThatIllegalStateException()
                    .isThrownBy(() -> made.successorOfClosed("successor", child, parent))
                    .withMessage("parent is closed");
            assertThat(made.destroyed()).containsExactly("successor", "parent");
        }

        @Test
        void to_an_object_of_which_several_parents_are_closed_meanwhile_destroys_it_before_them() {
            Thing first = made.owned("parent");
            Thing second = made.owned("parent");
            Thing child = made.child("child", first);
            NativeObject.of(child).childOf(second);
            assertThatIllegalStateException()
                    .isThrownBy(() -> made.successor("successor", child, () -> {
                        first.close();
                        second.close();
                    }))
                    .withMessage("parent is closed");
            assertThat(made.destroyed()).containsExactly("successor", "parent", "parent");
        }

        private void hand(Thing handle, boolean complete) {
            try (Call call = Call.begin(C.TABLE)) {
                call.transfer(handle, "handle", "Options.setThing");
                if (complete) {
                    call.commit();
                }
            }
        }

        @Test
        void may_want_the_receivers_own() {
            Thing parent = made.owned("Parent");
            Thing child = made.child("Child", parent);
            Thing stranger = made.owned("Stranger");

            assertThat(Effects.own(parent, child, "child")).isSameAs(child);
            assertThat(Effects.<Thing>own(parent, null, "child")).isNull();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Effects.own(stranger, child, "child"))
                    .withMessage("child does not belong to this Stranger, but to another object");
            assertThatIllegalArgumentException().isThrownBy(() -> Effects.own(parent, stranger, "child"));

            parent.close();
            assertThat(Effects.own(stranger, child, "child")).as("closed: its use is refused").isSameAs(child);
            stranger.close();
        }

        @Test
        void spends_the_handle() {
            Thing thing = made.owned("Thing");
            hand(thing, true);
            String message = "Thing was transferred to Options.setThing and cannot be used again";
            assertThatIllegalStateException().isThrownBy(thing::touch).withMessage(message);
            assertThatIllegalStateException()
                    .isThrownBy(() -> hand(thing, true))
                    .withMessage(message);
            thing.close();
            assertThat(made.destroyed()).isEmpty();
            assertThat(thing.isClosed()).isTrue();
            assertThat(thing.isOwningHandle()).isFalse();
            assertThat(thing).hasToString("Thing[transferred]");
        }

        @Test
        void is_undone_if_the_function_was_not_called() {
            Thing thing = made.owned("Thing");
            hand(thing, false);
            thing.touch();
            hand(thing, false);
            thing.close();
            assertThat(made.destroyed()).containsExactly("Thing");
        }

        @Test
        void is_undone_if_a_later_argument_is_refused() {
            Thing first = made.owned("First");
            Thing second = made.owned("Second");
            second.close();
            assertThatIllegalStateException()
                    .isThrownBy(() -> {
                        try (Call call = Call.begin(C.TABLE)) {
                            call.transfer(first, "first", "Two.set");
                            call.transfer(second, "second", "Two.set");
                        }
                    })
                    .withMessage("Second is closed");
            first.touch();
            first.close();
        }

        @Test
        void is_refused_while_another_thread_uses_it() throws InterruptedException {
            Thing thing = made.owned("Thing");
            try (OtherCall _ = new OtherCall(thing)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> hand(thing, true))
                        .withMessageStartingWith("Thing is in use");
            }
            hand(thing, true);
        }

        @Test
        void is_refused_while_something_depends_on_it() {
            Thing thing = made.owned("Thing");
            Thing child = made.child("child", thing);
            assertThatIllegalStateException().isThrownBy(() -> hand(thing, true));
            child.close();
            hand(thing, true);
        }

        @Test
        void is_refused_for_views_and_closed_handles() {
            Thing thing = made.owned("Thing");
            Thing view = Recorder.view("View", thing);
            assertThatIllegalStateException()
                    .isThrownBy(() -> hand(view, true))
                    .withMessage("View belongs to a Thing and cannot be transferred");
            thing.close();
            assertThatIllegalStateException()
                    .isThrownBy(() -> hand(thing, true))
                    .withMessage("Thing is closed");
        }

        @Test
        void shuts_out_others_and_defers_their_closing() {
            Thing thing = made.owned("Thing");
            try (Call call = Call.begin(C.TABLE)) {
                call.transfer(thing, "thing", "Options.setThing");
                assertThatIllegalStateException().isThrownBy(thing::touch);
                CompletableFuture.runAsync(thing::close).join();
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("Thing");
        }

        @Test
        void succeeds_for_one_of_many() throws InterruptedException {
            for (int round = 0; round < 200; round++) {
                Recorder recorder = new Recorder();
                Thing thing = recorder.owned("Thing");
                AtomicInteger winners = new AtomicInteger();
                race(4, i -> {
                    try {
                        if (i == 3) {
                            thing.touch();
                        } else {
                            hand(thing, true);
                            winners.incrementAndGet();
                        }
                    } catch (IllegalStateException refused) {
                        assertThat(refused).hasMessageContaining("Thing");
                    }
                });
                assertThat(winners.get()).isLessThanOrEqualTo(1);
                thing.close();
                assertThat(recorder.destroyed()).hasSize(1 - winners.get());
            }
        }
    }

    @Nested
    class Views {

        @Test
        void live_and_die_with_what_they_are_part_of() {
            Thing db = made.owned("RocksDB");
            Thing view = Recorder.view("ColumnFamilyHandle", db);
            Thing ofView = Recorder.view("Descriptor", view);
            view.touch();
            assertThat(view.isOwningHandle()).isFalse();
            db.close();
            assertThat(made.destroyed()).containsExactly("RocksDB");
            assertThat(List.of(view, ofView)).allMatch(Thing::isClosed);
            assertThatIllegalStateException()
                    .isThrownBy(view::touch)
                    .withMessage("ColumnFamilyHandle cannot be used any more: its RocksDB is closed");
        }

        @Test
        void keep_the_whole_alive_during_a_call() throws InterruptedException {
            Thing db = made.owned("RocksDB");
            Thing view = Recorder.view("ColumnFamilyHandle", db);
            try (OtherCall _ = new OtherCall(view)) {
                db.close();
                assertThat(made.destroyed()).isEmpty();
            }
            assertThat(made.destroyed()).containsExactly("RocksDB");
        }

        @Test
        void can_be_closed_by_themselves() {
            Thing db = made.owned("RocksDB");
            Thing view = Recorder.view("ColumnFamilyHandle", db);
            view.close();
            assertThatIllegalStateException().isThrownBy(view::touch).withMessage("ColumnFamilyHandle is closed");
            db.touch();
            Recorder.view("ColumnFamilyHandle", db).touch();
            db.close();
            assertThat(made.destroyed()).containsExactly("RocksDB");
        }

        @Test
        void can_have_children_which_belong_to_the_whole() {
            Thing db = made.owned("RocksDB");
            Thing iterator = made.child("iterator", Recorder.view("ColumnFamilyHandle", db));
            db.close();
            assertThat(iterator.isClosed()).isTrue();
            assertThat(made.destroyed()).containsExactly("iterator", "RocksDB");
        }
    }

    /** Runs something on several threads at once. */
    private static void race(int count, IntConsumer action) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            CompletableFuture<Void> one = new CompletableFuture<>();
            all.add(one);
            Thread.ofPlatform().start(() -> {
                try {
                    start.await();
                    action.accept(number);
                    one.complete(null);
                } catch (Throwable e) {
                    one.completeExceptionally(e);
                }
            });
        }
        start.countDown();
        all.forEach(CompletableFuture::join);
    }

    @Test
    void what_is_closed_during_a_call_of_a_thread_of_RocksDB_is_destroyed_by_another_thread() throws Exception {
        Thing object = made.owned("object");
        Thread ofRocksDB = Thread.ofPlatform().start(() -> { // no call is around its callback
            InCallback.enter();
            try (Call call = Call.begin(C.TABLE)) {
                call.use(object);
                CompletableFuture.runAsync(object::close).join();
            } finally {
                InCallback.leave();
            }
        });
        ofRocksDB.join();
        Finisher.await(() -> !made.destroyed().isEmpty());
        assertThat(made.destroyed()).containsExactly("object");
        assertThat(made.threads()).doesNotContain(ofRocksDB);
    }

    @Test
    void closing_without_memory_is_completed_later_and_throws_nothing() {
        Thing object = made.owned("object");
        AtomicBoolean failed = new AtomicBoolean();
        NativeObject.of(object).showing(new dev.rockspan.runtime.lifetime.Views() {
            @Override
            public void abandon() {}

            @Override
            public void setAbandonable() {}

            @Override
            public boolean isOpen() {
                return false;
            }

            @Override
            public boolean endMine() {
                if (!failed.getAndSet(true)) {
                    throw new OutOfMemoryError("made up");
                }
                return true;
            }

            @Override
            public boolean end() {
                return true;
            }
        });
        object.close();
        assertThat(object.isClosed()).isTrue();
        Finisher.await(() -> !made.destroyed().isEmpty());
        assertThat(made.destroyed()).containsExactly("object");
    }

    @Test
    void a_child_that_its_closed_parent_refuses_in_a_callback_is_destroyed_first() {
        Thing parent = made.owned("parent");
        AtomicReference<List<String>> before = new AtomicReference<>();
        Destroyer slow = _ -> {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
            before.set(List.copyOf(made.destroyed()));
        };
        InCallback.enter();
        try (Call call = Call.begin(C.TABLE)) {
            call.use(parent);
            CompletableFuture.runAsync(parent::close).join();
            assertThatIllegalStateException()
                    .isThrownBy(() -> NativeObject.child("child", MemorySegment.ofAddress(1), slow, parent))
                    .withMessage("parent is closed");
        } finally {
            InCallback.leave();
        }
        Finisher.await(() -> !made.destroyed().isEmpty());
        assertThat(made.destroyed()).containsExactly("parent");
        assertThat(before.get()).isEmpty();
    }

    @Test
    void what_was_replaced_is_released_once_also_if_that_fails() {
        Thing object = made.owned("object");
        AtomicInteger released = new AtomicInteger();
        NativeObject.of(object).retain("slot", () -> {
            released.incrementAndGet();
            throw new IllegalStateException("failed");
        });
        NativeObject.of(object).retain("slot", null);
        assertThatIllegalStateException().isThrownBy(object::touch).withMessage("failed");
        object.touch();
        object.close();
        assertThat(released).hasValue(1);
    }

    @Test
    void what_a_callback_has_closed_is_waited_for() {
        AtomicBoolean destroyed = new AtomicBoolean();
        NativeObject object = NativeObject.owned("slow", MemorySegment.ofAddress(1), _ -> {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
            destroyed.set(true);
        });
        InCallback.enter();
        try {
            object.close();
        } finally {
            InCallback.leave();
        }
        assertThat(destroyed).isFalse();
        Finisher.await(destroyed::get);
        assertThat(destroyed).isTrue();
    }

    @Nested
    class Dropping {

        private final Thing db = made.owned("db");
        private final Thing family = made.child("family", db);

        @AfterEach
        void close() {
            db.close();
        }

        private void drop(boolean succeeds) {
            try (Call call = Call.begin(C.TABLE)) {
                call.drop(family, "family", db);
                assertThatIllegalStateException()
                        .isThrownBy(() -> write(() -> {}))
                        .withMessage("family is a column family that was dropped");
                if (succeeds) {
                    call.commit();
                }
            }
        }

        private void write(Runnable meanwhile) {
            try (Call call = Call.begin(C.TABLE)) {
                call.use(db);
                call.useToWrite(family, "family", db);
                meanwhile.run();
            }
        }

        @Test
        void is_taken_back_if_it_fails() {
            drop(false);
            write(() -> {});
            drop(true);
            assertThatIllegalStateException().isThrownBy(() -> write(() -> {}));
            drop(false);
            assertThatIllegalStateException()
                    .as("dropping again, which fails")
                    .isThrownBy(() -> write(() -> {}));
        }

        @Test
        void waits_for_a_write() throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            try (ExecutorService threads = Executors.newCachedThreadPool()) {
                Future<?> writing = threads.submit(() -> write(() -> {
                    inside.countDown();
                    await(release);
                }));
                await(inside);
                Future<?> dropping = threads.submit(() -> drop(true));
                try {
                    assertThatExceptionOfType(TimeoutException.class)
                            .isThrownBy(() -> dropping.get(100, TimeUnit.MILLISECONDS));
                } finally {
                    release.countDown();
                }
                dropping.get();
                writing.get();
            }
        }

        @Test
        void waits_for_a_write_also_when_another_thread_is_dropping() throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            try (ExecutorService threads = Executors.newCachedThreadPool()) {
                Future<?> writing = threads.submit(() -> write(() -> {
                    inside.countDown();
                    await(release);
                }));
                await(inside);
                List<Future<?>> dropping = List.of(threads.submit(() -> drop(true)), threads.submit(() -> drop(true)));
                try {
                    for (Future<?> one : dropping) {
                        assertThatExceptionOfType(TimeoutException.class)
                                .isThrownBy(() -> one.get(100, TimeUnit.MILLISECONDS));
                    }
                } finally {
                    release.countDown();
                }
                for (Future<?> one : dropping) {
                    one.get();
                }
                writing.get();
            }
        }

        @Test
        void that_fails_takes_back_no_other_that_succeeds() {
            try (Call call = Call.begin(C.TABLE)) {
                call.drop(family, "family", db);
                drop(true);
            }
            assertThatIllegalStateException().isThrownBy(() -> write(() -> {}));
        }

        private void dropAndFail(String message) {
            try (Call call = Call.begin(C.TABLE)) {
                call.drop(family, "family", db);
                MemorySegment copy = NativeMemory.allocate(message.length() + 1);
                copy.setString(0, message);
                call.errorSlot().set(ValueLayout.ADDRESS, 0, copy);
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(call::check);
            }
        }

        @Test
        void that_fails_is_taken_back_unless_it_may_have_succeeded() {
            dropAndFail("Invalid argument: the default column family");
            write(() -> {});
            dropAndFail("IO error: the options could not be written");
            assertThatIllegalStateException().isThrownBy(() -> write(() -> {}));
            dropAndFail("Invalid argument: dropped already");
            assertThatIllegalStateException().isThrownBy(() -> write(() -> {}));
        }

        @Test
        void naps_while_it_waits_also_when_interrupted() throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            AtomicBoolean stillInterrupted = new AtomicBoolean();
            Thread dropping = Thread.ofPlatform().unstarted(() -> {
                Thread.currentThread().interrupt();
                drop(true);
                stillInterrupted.set(Thread.interrupted());
            });
            try (ExecutorService threads = Executors.newCachedThreadPool()) {
                Future<?> writing = threads.submit(() -> write(() -> {
                    inside.countDown();
                    await(release);
                }));
                await(inside);
                dropping.start();
                long used;
                try {
                    Thread.sleep(500);
                    used = ManagementFactory.getThreadMXBean().getThreadCpuTime(dropping.threadId());
                } finally {
                    release.countDown();
                }
                writing.get();
                dropping.join();
                assertThat(used).isLessThan(TimeUnit.MILLISECONDS.toNanos(250));
                assertThat(stillInterrupted).isTrue();
            }
        }

        @Test
        void in_a_callback_is_refused_during_a_write() {
            write(() -> inCallbackOfAnotherThread(() -> assertThatIllegalStateException()
                    .isThrownBy(() -> drop(true))
                    .withMessage("family is being written to, by calls that may wait for this callback")));
            inCallbackOfAnotherThread(() -> {
                try (Call call = Call.begin(C.TABLE)) {
                    call.drop(family, "family", db);
                }
            });
        }

        private static void inCallbackOfAnotherThread(Runnable action) {
            CompletableFuture.runAsync(() -> {
                        InCallback.enter();
                        try {
                            action.run();
                        } finally {
                            InCallback.leave();
                        }
                    })
                    .join();
        }

        @Test
        void does_not_wait_for_a_read() throws Exception {
            try (ExecutorService threads = Executors.newCachedThreadPool();
                    Call call = Call.begin(C.TABLE)) {
                call.use(family);
                threads.submit(() -> drop(true)).get();
            }
        }

        private static void await(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
