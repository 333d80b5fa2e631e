package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.PublicApi;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.Arena;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What holds for every handle that can be made from nothing. */
class HandleTest {

    static final class Made {

        static void and_closed_a_thousand_times(Path folder) throws Exception {
            for (Constructor<? extends RocksObject> constructor : PublicApi.constructors()) {
                System.out.println(constructor); // shows where it ended if it does
                for (int i = 0; i < 1000; i++) {
                    RocksObject handle = constructor.newInstance();
                    handle.close();
                    handle.close();
                }
            }
        }

        static void and_closed_by_an_arena(Path folder) throws Exception {
            for (Constructor<? extends RocksObject> constructor : PublicApi.constructors()) {
                System.out.println(constructor);
                RocksObject handle = constructor.newInstance();
                try (Arena arena = Arena.ofConfined()) {
                    Object same = handle.getClass().getMethod("in", Arena.class).invoke(handle, arena);
                    assertThat(same).isSameAs(handle);
                }
                assertClosed(handle);
                handle.close();
            }
        }

        static void and_used_after_close(Path folder) throws Exception {
            int methods = 0;
            for (Constructor<? extends RocksObject> constructor : PublicApi.constructors()) {
                RocksObject handle = constructor.newInstance();
                handle.close();
                methods += assertClosed(handle);
            }
            assertThat(methods).as("methods called on closed handles").isGreaterThan(800);
        }

        /** What answers without asking RocksDB. */
        private static final Set<String> OF_JAVA = Set.of("getWriteBatch", "factoryName");

        /** Calls every method for which arguments can be made up. */
        private static int assertClosed(RocksObject handle) throws Exception {
            int called = 0;
            String name = handle.getClass().getSimpleName();
            assertThat(handle).hasToString(name + "[closed]");
            for (Method method : PublicApi.methods(handle.getClass())) {
                List<Object> arguments = new ArrayList<>();
                for (Class<?> type : method.getParameterTypes()) {
                    arguments.add(argument(type));
                }
                if (!arguments.contains(null) && !OF_JAVA.contains(method.getName())) {
                    called++;
                    assertThatIllegalStateException()
                            .as("%s", method)
                            .isThrownBy(() -> call(method, handle, arguments.toArray()))
                            .withMessage(name + " is closed");
                }
            }
            return called;
        }

        private static Object argument(Class<?> type) {
            if (type == boolean.class) {
                return true;
            } else if (type == byte.class) {
                return (byte) 1;
            } else if (type == int.class) {
                return 1;
            } else if (type == long.class) {
                return 1L;
            } else if (type == double.class) {
                return 1.0;
            } else if (type == String.class) {
                return "text";
            } else if (type == byte[].class) {
                return new byte[8];
            } else if (type.isEnum()) {
                return type.getEnumConstants()[0];
            } else if (type == Arena.class) {
                return Arena.ofAuto();
            }
            return null;
        }

        private static void call(Method method, Object target, Object... arguments) throws Throwable {
            try {
                method.invoke(target, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> can_be_made(@TempDir Path folder) {
        return Scenarios.of(Made.class, folder);
    }

    @Test
    void the_classes_are_those() {
        assertThat(PublicApi.constructors())
                .as(
                        "handle classes made without arguments, of %s",
                        PublicApi.handles().size())
                .hasSizeGreaterThanOrEqualTo(30);
        System.out.println(PublicApi.constructors().size() + " of "
                + PublicApi.handles().size() + " handle classes are made without arguments");
    }
}
