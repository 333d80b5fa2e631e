package dev.rockspan.runtime.callback;

import static org.assertj.core.api.Assertions.assertThat;

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
}
