package dev.rockspan.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.ChildJvm;
import dev.rockspan.runtime.testing.Recorder;
import dev.rockspan.runtime.testing.Recorder.Thing;
import java.lang.foreign.Arena;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Handles that an arena looks after, and handles that nobody does. */
class ArenaTest {

    private final Recorder made = new Recorder();

    @Test
    void a_confined_arena_closes_what_is_in_it() {
        Thing first;
        Thing second;
        try (Arena arena = Arena.ofConfined()) {
            first = made.owned("first").in(arena).touch();
            second = made.owned("second").in(arena).touch();
            assertThat(made.destroyed()).isEmpty();
        }
        assertThat(made.destroyed()).containsExactlyInAnyOrder("first", "second");
        assertThat(List.of(first, second)).allMatch(Thing::isClosed);
        assertThatIllegalStateException().isThrownBy(first::touch).withMessage("first is closed");
    }

    @Test
    void a_shared_arena_can_be_closed_by_any_thread() {
        Arena arena = Arena.ofShared();
        Thing thing = made.owned("thing").in(arena);
        CompletableFuture.runAsync(thing::touch).join();
        CompletableFuture.runAsync(arena::close).join();
        assertThat(thing.isClosed()).isTrue();
        assertThat(made.destroyed()).containsExactly("thing");
    }

    @Test
    void an_arena_that_closes_during_a_call_lets_it_end() {
        Thing thing = made.owned("thing");
        try (Call call = Call.begin(C.TABLE)) {
            try (Arena arena = Arena.ofConfined()) {
                thing.in(arena);
                call.use(thing);
            }
            assertThat(thing.isClosed()).isTrue();
            assertThat(made.destroyed()).isEmpty();
        }
        assertThat(made.destroyed()).containsExactly("thing");
    }

    @Test
    void a_handle_may_be_closed_before_its_arena() {
        try (Arena arena = Arena.ofConfined()) {
            made.owned("thing").in(arena).close();
            assertThat(made.destroyed()).containsExactly("thing");
        }
        assertThat(made.destroyed()).containsExactly("thing");
    }

    @Test
    void parents_and_children_in_one_arena_go_in_order_whatever_order_the_arena_has() {
        try (Arena arena = Arena.ofConfined()) {
            Thing db = made.owned("db");
            made.child("early", db).in(arena);
            db.in(arena);
            made.child("late", db).in(arena);
        }
        assertThat(made.destroyed())
                .containsExactlyInAnyOrder("early", "late", "db")
                .last()
                .isEqualTo("db");
    }

    @Test
    void an_arena_that_cannot_take_a_handle_leaves_it_closed() {
        Arena closed = Arena.ofConfined();
        closed.close();
        assertThatIllegalStateException().isThrownBy(() -> made.owned("thing").in(closed));
        assertThat(made.destroyed()).containsExactly("thing");
        try (Arena ours = Arena.ofConfined()) {
            CompletableFuture<Void> foreign =
                    CompletableFuture.runAsync(() -> made.owned("other").in(ours));
            assertThatExceptionOfType(Exception.class)
                    .isThrownBy(foreign::join)
                    .withCauseInstanceOf(WrongThreadException.class);
        }
        assertThat(made.destroyed()).containsExactly("thing", "other");
    }

    @Test
    void the_global_arena_keeps_a_handle_open() {
        try (Thing thing = made.owned("thing").in(Arena.global())) {
            thing.touch();
        }
        assertThat(made.destroyed()).containsExactly("thing");
    }

    @Test
    void an_automatic_arena_frees_what_was_forgotten() {
        forget(made.owned("thing").in(Arena.ofAuto()));
        await(() -> made.destroyed().contains("thing"));
    }

    @Test
    void an_automatic_arena_frees_a_forgotten_family_in_order() {
        Thing db = made.owned("db").in(Arena.ofAuto());
        forget(made.child("iterator", db));
        db = null;
        await(() -> made.destroyed().contains("db"));
        assertThat(made.destroyed()).containsExactly("iterator", "db");
    }

    @Test
    void an_automatic_arena_lives_as_long_as_a_handle_in_it() {
        Thing thing = made.owned("thing").in(Arena.ofAuto());
        collectGarbage();
        assertThat(thing.isClosed()).isFalse();
        thing.touch();
        thing.close();
    }

    @Test
    void a_child_or_view_keeps_its_forgotten_parent_open() {
        Thing child = made.child("child", made.owned("parent").in(Arena.ofAuto()));
        Thing view = Recorder.view("view", made.owned("whole").in(Arena.ofAuto()));
        collectGarbage();
        child.touch();
        view.touch();
        assertThat(made.destroyed()).isEmpty();
        child.close();
        view.close();
    }

    @Test
    void a_forgotten_handle_without_an_arena_stays_open_for_its_parent_to_close() {
        Thing db = made.owned("db");
        forget(made.child("iterator", db));
        collectGarbage();
        assertThat(made.destroyed()).isEmpty();
        db.close();
        assertThat(made.destroyed()).containsExactly("iterator", "db");
    }

    @Test
    void a_leak_is_reported_with_the_stack_that_made_it() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Drockspan.leaks=report").run(Leaking.class);
        assertThat(outcome.exit()).as(outcome.output()).isZero();
        assertThat(outcome.output())
                .contains("Forgotten was never closed, and is not reachable any more")
                .contains("Forgotten was made here")
                .contains("Leaking.leak")
                .doesNotContain("Closed was")
                .doesNotContain("InArena was")
                .doesNotContain("View was");
    }

    @Test
    void a_value_that_reports_no_leaks_is_pointed_out_once() {
        ChildJvm.Outcome outcome = new ChildJvm().option("-Drockspan.leaks=yes").run(Leaking.class);
        assertThat(outcome.output())
                .containsOnlyOnce(
                        "rockspan.leaks is \"yes\", with which nothing is reported; its one value is \"report\"")
                .doesNotContain("was never closed");
    }

    @Test
    void leaks_are_not_reported_unless_asked_for() {
        ChildJvm.Outcome outcome = new ChildJvm().run(Leaking.class);
        assertThat(outcome.output()).isEmpty();
    }

    /** Forgets handles of several kinds. */
    static final class Leaking {
        private Leaking() {}

        public static void main(String[] arguments) throws InterruptedException {
            leak();
            for (int i = 0; i < 10; i++) {
                System.gc();
                Thread.sleep(100);
            }
        }

        private static void leak() {
            Recorder made = new Recorder();
            made.owned("Closed").close();
            forget(made.owned("InArena").in(Arena.global()));
            forget(Recorder.view("View", made.owned("Forgotten")));
        }
    }

    /** Takes a handle that nobody keeps. */
    private static void forget(Thing thing) {
        thing.touch();
    }

    private static void collectGarbage() {
        for (int i = 0; i < 5; i++) {
            System.gc();
            pause();
        }
    }

    private static void await(BooleanSupplier condition) {
        for (int i = 0; i < 300 && !condition.getAsBoolean(); i++) {
            System.gc();
            pause();
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
