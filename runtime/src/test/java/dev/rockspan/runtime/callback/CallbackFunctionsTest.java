package dev.rockspan.runtime.callback;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.testing.ChildJvm;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.Test;

/** The functions through which C calls Java. */
class CallbackFunctionsTest {

    @Test
    void an_exception_that_nothing_has_caught_does_not_end_the_jvm() throws Exception {
        ChildJvm.Outcome outcome = new ChildJvm().run(Throwing.class);

        assertThat(outcome.output()).contains("C got 0");
        assertThat(outcome.exit()).isZero();
    }

    @Test
    void a_callback_that_c_has_ended_is_forgotten_whatever_else_fails() throws Exception {
        ChildJvm.Outcome outcome = new ChildJvm().run(Ending.class);

        assertThat(outcome.output()).contains("found null");
        assertThat(outcome.exit()).isZero();
    }

    /** Not each C function looks whether its destructor is NULL. */
    @Test
    void c_can_end_a_callback_that_lives_longer() throws Throwable {
        MethodHandle destructor = Linker.nativeLinker()
                .downcallHandle(Callbacks.noDestructor(), FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));

        destructor.invokeExact(Long.MIN_VALUE);
    }

    /** What is done when C first calls Java fails. */
    public static final class Ending {

        private Ending() {}

        public static void main(String... arguments) {
            Callback callback = Callbacks.add("target", Callback.AfterFailure.GO_ON, null);
            InCallback.whenFirst(() -> {
                throw new OutOfMemoryError("a test");
            });
            SharedFunctions.destructor(callback.state);
            System.out.println("found " + Callbacks.find(callback.state));
        }
    }

    /** A callback that throws past all that generated ones catch. */
    public static final class Throwing {

        private static final FunctionDescriptor SHAPE =
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);

        private Throwing() {}

        static long fail(long state) {
            throw new StackOverflowError("for state " + state);
        }

        /** Has C call it. */
        public static void main(String... arguments) throws Throwable {
            MemorySegment stub = Callbacks.stub(MethodHandles.lookup(), "fail", SHAPE);
            long answer =
                    (long) Linker.nativeLinker().downcallHandle(stub, SHAPE).invokeExact(1L);
            System.out.println("C got " + answer);
        }
    }
}
