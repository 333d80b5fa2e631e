package dev.rockspan.runtime.callback;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.link.Stubs;
import dev.rockspan.runtime.testing.ChildJvm;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.Test;

/** What Java answers to C. */
class UpcallsTest {

    @Test
    void an_exception_that_nothing_has_caught_does_not_end_the_jvm() throws Exception {
        ChildJvm.Outcome outcome = new ChildJvm().run(Throwing.class);

        assertThat(outcome.output()).contains("C got 0");
        assertThat(outcome.exit()).isZero();
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
            MemorySegment stub = Stubs.stub(MethodHandles.lookup(), "fail", SHAPE);
            long answer =
                    (long) Linker.nativeLinker().downcallHandle(stub, SHAPE).invokeExact(1L);
            System.out.println("C got " + answer);
        }
    }
}
