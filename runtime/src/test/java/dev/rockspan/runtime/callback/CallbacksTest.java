package dev.rockspan.runtime.callback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.testing.ChildJvm;
import org.junit.jupiter.api.Test;

/** How C's numbers lead to Java objects. */
class CallbacksTest {

    private static Callback add() {
        return Callbacks.add(new Object(), Callback.AfterFailure.GO_ON, null);
    }

    @Test
    void a_number_that_was_forgotten_is_never_given_again() {
        Callback first = add();
        Callbacks.remove(first.state);
        Callback second = add();
        try {
            Callbacks.remove(first.state);

            assertThat(second.state).isNotEqualTo(first.state);
            assertThat(Callbacks.find(first.state)).isNull();
            assertThat(Callbacks.find(second.state)).isSameAs(second);
        } finally {
            Callbacks.remove(second.state);
        }
        assertThat(Callbacks.find(second.state)).isNull();
    }

    /** C would read at NULL. */
    @Test
    void an_object_that_is_null_is_refused() {
        Callback callback = add();
        try (Upcall upcall = Upcall.begin(callback.state)) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> upcall.view("Job", 0))
                    .withMessage("The Job that was passed to Java is NULL");
            assertThatIllegalStateException()
                    .isThrownBy(
                            () -> upcall.copy("Job", 0, (object, length) -> null, (bytes, size) -> null, job -> {}));
        } finally {
            Callbacks.remove(callback.state);
        }
    }

    @Test
    void a_negative_size_is_no_answer() {
        assertThat(Upcall.size(0)).isZero();
        assertThat(Upcall.size(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Upcall.size(-5))
                .withMessage("A size cannot be negative: -5");
    }

    static final class NoRoom {

        private static Object[] full = new Object[1];

        public static void main(String[] arguments) {
            for (int i = 0; i < 64; i++) {
                Callbacks.add("target", Callback.AfterFailure.GO_ON, null);
            }
            for (int size = 1 << 20; size >= 16; size /= 4) {
                try {
                    while (true) {
                        full[0] = new Object[] {full[0], new byte[size]};
                    }
                } catch (OutOfMemoryError e) {
                    // As intended; now with smaller ones.
                }
            }
            int failed = 0;
            for (int i = 0; i < 3; i++) {
                try {
                    Callbacks.add("target", Callback.AfterFailure.GO_ON, null);
                } catch (OutOfMemoryError e) {
                    failed++;
                }
            }
            full = null;
            Callback added = Callbacks.add("target", Callback.AfterFailure.GO_ON, null);
            System.out.println(failed + " " + (Callbacks.find(added.state) == added) + " " + Callbacks.live());
        }
    }

    @Test
    void callbacks_that_find_no_memory_leave_room_for_others() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx16m").option("-XX:-UseTLAB").run(NoRoom.class);
        assertThat(outcome.output()).isEqualTo("3 true 65\n");
    }
}
