package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.PublicApi;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is set is what is read back, for every option that has both a setter and a getter, with values up to the limits. */
class OptionsRoundTripTest {

    /** Options of which not every value comes back as it was set, and why. */
    private static final Map<String, String> CHANGED = new TreeMap<>(Map.of(
            "Options.setStatsLevel",
            "the level is a property of the statistics, and there are none by default",
            "Options.setVerifyOutputFlags",
            "VERIFY_NONE is no flag, and VERIFY_ALL is all of them",
            "TraceOptions.setFilter",
            "NONE is no flag"));

    /** Options has all that these have. */
    private static final Set<Class<?>> IN_OPTIONS = Set.of(ColumnFamilyOptions.class, DBOptions.class);

    /** A setter and the getter for the same property. */
    private record Pair(Class<?> type, Method setter, Method getter) {

        static List<Pair> of(Class<?> type) {
            List<Pair> pairs = new ArrayList<>();
            for (Method setter : PublicApi.methods(type)) {
                if (setter.getName().startsWith("set")
                        && setter.getParameterCount() == 1
                        && setter.getParameterTypes()[0] != List.class
                        && !RocksObject.class.isAssignableFrom(setter.getParameterTypes()[0])) {
                    String property = setter.getName().substring("set".length());
                    for (Method getter : PublicApi.methods(type)) {
                        if (Stream.of(property, "get" + property, "is" + property)
                                        .anyMatch(getter.getName()::equalsIgnoreCase)
                                && getter.getParameterCount() == 0
                                && getter.getReturnType() == setter.getParameterTypes()[0]) {
                            pairs.add(new Pair(type, setter, getter));
                        }
                    }
                }
            }
            return pairs;
        }

        String name() {
            return type.getSimpleName() + "." + setter.getName();
        }

        /** What came back otherwise than it was set; null if nothing did. */
        String tryOut(Object target) throws ReflectiveOperationException {
            List<String> changed = new ArrayList<>();
            for (Object value : values(setter)) {
                try {
                    setter.invoke(target, value);
                    Object back = getter.invoke(target);
                    if (!Objects.deepEquals(value, back)) {
                        changed.add(value + " became " + back);
                    }
                } catch (InvocationTargetException e) {
                    if (!isOutOfBounds(e.getCause())) {
                        changed.add(value + " threw " + e.getCause());
                    }
                }
            }
            return changed.isEmpty() ? null : String.join(", ", changed);
        }

        /** Whether it says that RocksDB would come to grief with the value. */
        private static boolean isOutOfBounds(Throwable thrown) {
            return thrown instanceof IllegalArgumentException
                    && thrown.getMessage().contains("; RocksDB can take ");
        }

        private static List<?> values(Method setter) {
            Class<?> type = setter.getParameterTypes()[0];
            if (type == boolean.class) {
                return List.of(true, false, true);
            } else if (type == byte.class) {
                return List.of((byte) 0, (byte) 1, (byte) 8, Byte.MAX_VALUE);
            } else if (type == int.class) {
                return List.of(0, 1, 7, Integer.MAX_VALUE, -1, Integer.MIN_VALUE);
            } else if (type == long.class) {
                return List.of(0L, 1L, 4096L, 1L << 33, Long.MAX_VALUE, -1L, Long.MIN_VALUE);
            } else if (type == double.class) {
                return List.of(0.0, 0.25, 1.0, -1.5, Double.MAX_VALUE, Double.MIN_VALUE);
            } else if (type == String.class) {
                return List.of("", "/some/where", "naïve 日本語 😀");
            } else if (type == byte[].class) {
                return List.of(new byte[0], new byte[] {0}, new byte[] {-1, 0, 1, 127, -128});
            } else if (type == int[].class) {
                return List.of(new int[0], new int[] {1, 2});
            } else if (type == CompactRangeOptions.Timestamp.class) {
                return List.of(new CompactRangeOptions.Timestamp(1, -1));
            } else if (type == CompressionOptions.class) {
                return List.of(new CompressionOptions().setLevel(3));
            } else if (type == TableFormatConfig.class) {
                return List.of(new PlainTableConfig());
            } else if (type == MemTableConfig.class) {
                return List.of(new VectorMemTableConfig());
            } else if (type.isEnum()) {
                return List.of(type.getEnumConstants());
            } else if (type == Set.class) {
                Class<?> element = (Class<?>)
                        ((ParameterizedType) setter.getGenericParameterTypes()[0]).getActualTypeArguments()[0];
                Object[] constants = element.getEnumConstants();
                return Stream.concat(
                                Stream.of(Set.of(), Set.of(constants)),
                                Arrays.stream(constants).map(Set::of))
                        .toList();
            }
            throw new IllegalArgumentException("No values for " + setter);
        }
    }

    /** The child JVM: prints each pair, and after it what came back otherwise. */
    public static void main(String... arguments) throws ReflectiveOperationException {
        int classes = 0;
        int pairs = 0;
        for (Constructor<? extends RocksObject> constructor : PublicApi.constructors()) {
            if (IN_OPTIONS.contains(constructor.getDeclaringClass())) {
                continue;
            }
            List<Pair> ofClass = Pair.of(constructor.getDeclaringClass());
            classes += ofClass.isEmpty() ? 0 : 1;
            for (Pair pair : ofClass) {
                System.out.println(pair.name());
                try (RocksObject target = constructor.newInstance()) {
                    String changed = pair.tryOut(target);
                    if (changed != null) {
                        System.out.println("@" + pair.name() + ": " + changed);
                    }
                }
                pairs++;
            }
        }
        System.out.println("#" + pairs + " pairs of " + classes + " classes");
    }

    @Test
    void the_level_of_statistics_is_read_back_if_there_are_any() {
        try (Options options = new Options().enableStatistics()) {
            for (StatsLevel level : StatsLevel.values()) {
                assertThat(options.setStatsLevel(level).statsLevel()).isEqualTo(level);
            }
        }
    }

    @Test
    void what_is_set_is_read_back(@TempDir Path folder) {
        ChildJvm.Outcome outcome = ChildJvm.run(folder, OptionsRoundTripTest.class);
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        Map<String, String> changed = new TreeMap<>();
        for (String line : outcome.output().split("\n")) {
            if (line.startsWith("@")) {
                changed.put(line.substring(1, line.indexOf(':')), line.substring(line.indexOf(':') + 2));
            } else if (line.startsWith("#")) {
                System.out.println(line.substring(1) + " read back what was set, except " + CHANGED.size());
            }
        }
        assertThat(changed).as("what came back otherwise").containsOnlyKeys(CHANGED.keySet());
        assertThat(outcome.output().split("\n")).as("pairs").hasSizeGreaterThan(350);
    }
}
