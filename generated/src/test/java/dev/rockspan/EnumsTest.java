package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rockspan.testing.PublicApi;
import dev.rockspan.testing.Repository;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What is an enum in RocksDB is one in Java, whatever C passes it as. */
class EnumsTest {

    private static final Pattern MEMBER = Pattern.compile("(new )?(\\w+)(?:\\.(\\w+))?(?:\\((.*)\\))?");

    /** A parameter that would tell how many there are of another one. */
    private static final Pattern COUNT =
            Pattern.compile("(?:int|long) (?:n|num\\w*|count|size|len|length|\\w+(?:Count|Len|Length|Num|Sizes?))");

    /** A part of an array, as rocksdbjni's users have it. */
    private static final Pattern PART = Pattern.compile(",\\s+int \\w*[oO]ffset,\\s+int \\w*[lL]ength");

    private static final Pattern SIGNATURE =
            Pattern.compile("\\n {4}(?:public |static |default )*[\\w.<>\\[\\], @]+?\\(([^()]*)\\)[^;{]*[;{]");

    /** Every C function whose integer is an enum, with that enum. */
    @TestFactory
    Stream<DynamicTest> enums_of_functions() throws IOException {
        Map<String, JsonNode> rows = new TreeMap<>();
        Repository.coverage()
                .get("rows")
                .forEach(row -> rows.put(row.get("function").asText(), row));
        return facts().entrySet().stream()
                .map(fact -> DynamicTest.dynamicTest(fact.getKey(), () -> {
                    JsonNode row = rows.get(fact.getKey());
                    assertThat(row).isNotNull();
                    assertThat(row.get("java"))
                            .as("the Java of %s", fact.getKey())
                            .isNotEmpty();
                    for (JsonNode member : row.get("java")) {
                        assertThat(typesOf(member.asText()))
                                .as("what %s takes and gives", member.asText())
                                .contains(enumCalled(fact.getValue()));
                    }
                }));
    }

    @Test
    void the_facts_are_whole() throws IOException {
        assertThat(facts()).hasSize(115);
        assertThat(new HashSet<>(facts().values())).hasSize(42);
    }

    @TestFactory
    Stream<DynamicTest> unknown_values_are_named() {
        return enums().filter(EnumsTest::isOfC)
                .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> {
                    Set<Integer> known = valuesOf(type);
                    int unknown = IntStream.iterate(0, value -> value + 1)
                            .filter(value -> !known.contains(value))
                            .findFirst()
                            .orElseThrow();
                    refuses(type.getMethod("get" + type.getSimpleName(), int.class), unknown, String.valueOf(unknown));
                }));
    }

    @TestFactory
    Stream<DynamicTest> unknown_bits_are_named() {
        return enums().filter(EnumsTest::areFlags)
                // Has a constant with all bits.
                .filter(type -> type != VerifyOutputFlags.class)
                .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> {
                    int known = valuesOf(type).stream().reduce(0, (a, b) -> a | b);
                    int unknown = Integer.highestOneBit(~known);
                    refuses(type.getMethod("ofBits", int.class), unknown, "0x" + Integer.toHexString(unknown));
                }));
    }

    private static boolean isOfC(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .anyMatch(method -> method.getName().equals("get" + type.getSimpleName())
                        && Arrays.equals(method.getParameterTypes(), new Class<?>[] {int.class}));
    }

    private static boolean areFlags(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .anyMatch(method -> method.getName().equals("ofBits"));
    }

    private static Set<Integer> valuesOf(Class<?> type) throws ReflectiveOperationException {
        Set<Integer> values = new HashSet<>();
        for (Object constant : type.getEnumConstants()) {
            values.add((Integer) type.getMethod("getValue").invoke(constant));
        }
        return values;
    }

    private static void refuses(Method of, int value, String spelt) {
        assertThat(catchThrowable(() -> of.invoke(null, value)))
                .isInstanceOf(InvocationTargetException.class)
                .cause()
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("RocksDB gave " + spelt + ",")
                .hasMessageContaining(of.getDeclaringClass().getSimpleName());
    }

    @Test
    void nobody_counts_what_a_list_holds() throws IOException {
        List<String> counts = new ArrayList<>();
        int lists = 0;
        for (Path source : Repository.sources()) {
            if (source.toString().contains("/raw/")) {
                continue;
            }
            Matcher signatures = SIGNATURE.matcher(Files.readString(source));
            while (signatures.find()) {
                List<String> parameters =
                        List.of(PART.matcher(signatures.group(1)).replaceAll("").split(",\\s+(?![^<]*>)"));
                boolean many =
                        parameters.stream().anyMatch(parameter -> parameter.matches("(?:List|Map|Set)<.*|\\w+\\[] .*"));
                boolean range = parameters.stream().anyMatch(parameter -> parameter.matches("int \\w*[oO]ffset"));
                if (many && !range) {
                    lists++;
                    parameters.stream()
                            .filter(parameter -> COUNT.matcher(parameter).matches())
                            .forEach(parameter -> counts.add(source.getFileName() + ": " + signatures.group(1)));
                }
            }
        }
        assertThat(lists).as("signatures with lists").isGreaterThan(50);
        assertThat(counts).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> enums_in_use(@TempDir Path folder) {
        return Scenarios.of(InUse.class, folder);
    }

    static final class InUse {

        /** What a level adds to those below it is measured from that level on, so the number means the same in C++. */
        static void each_performance_level_does_what_it_is_called(Path folder) {
            Map<PerfLevel, PerfMetric> added = Map.of(
                    PerfLevel.ENABLE_COUNT, PerfMetric.BLOCK_READ_COUNT,
                    PerfLevel.ENABLE_WAIT, PerfMetric.WRITE_MEMTABLE_TIME,
                    PerfLevel.ENABLE_TIME_EXCEPT_FOR_MUTEX, PerfMetric.GET_FROM_OUTPUT_FILES_TIME,
                    PerfLevel.ENABLE_TIME_AND_CPU_TIME_EXCEPT_FOR_MUTEX, PerfMetric.BLOCK_READ_CPU_TIME,
                    PerfLevel.ENABLE_TIME, PerfMetric.DB_MUTEX_LOCK_NANOS);
            try (RocksDB db = TestDb.open(folder);
                    PerfContext context = new PerfContext()) {
                for (PerfLevel level : PerfLevel.values()) {
                    PerfContext.setPerfLevel(level);
                    context.reset();
                    for (int i = 0; i < 5; i++) {
                        db.put(b("key"), b("value"));
                        TestDb.flush(db);
                        db.get(b("key"));
                    }
                    added.forEach((from, metric) -> assertThat(context.metric(metric) > 0)
                            .as("%s counts %s", level, metric)
                            .isEqualTo(level.compareTo(from) >= 0));
                }
                PerfContext.setPerfLevel(PerfLevel.DISABLE);
            }
        }

        /** Only a plug-in in C++ can compress like this, but its number can be set by name. */
        static void a_value_of_nobody_is_an_error_that_names_it(Path folder) {
            try (Options options = new Options();
                    Options strange = new Options()) {
                options.getOptionsFromString("compression=kCustomCompression85", strange);
                assertThatIllegalArgumentException()
                        .isThrownBy(strange::compressionType)
                        .withMessage("RocksDB gave 133, which is no CompressionType that this version knows");
                strange.setCompressionType(CompressionType.LZ4_COMPRESSION);
                assertThat(strange.compressionType()).isEqualTo(CompressionType.LZ4_COMPRESSION);
            }
        }
    }

    private static Map<String, String> facts() throws IOException {
        try (InputStream in = EnumsTest.class.getResourceAsStream("enum-functions.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t"))
                    .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1], (a, b) -> a, TreeMap::new));
        }
    }

    /** Those that stand for an enum of C's; the templates have others, written by hand. */
    private static Stream<Class<?>> enums() {
        return PublicApi.classes().stream().filter(Class::isEnum).filter(type -> Arrays.stream(type.getMethods())
                .anyMatch(method -> method.getName().equals("getValue") && method.getReturnType() == int.class));
    }

    private static Class<?> enumCalled(String name) {
        return enums().filter(type -> type.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The types that a Java member, spelt as in the coverage, has in its signature. */
    private static Set<Class<?>> typesOf(String member) {
        Matcher parts = MEMBER.matcher(member);
        assertThat(parts.matches()).as(member).isTrue();
        Class<?> owner = PublicApi.classes().stream()
                .filter(type -> type.getSimpleName().equals(parts.group(2)))
                .findFirst()
                .orElseThrow();
        Stream<? extends Executable> named = parts.group(1) != null
                ? Arrays.stream(owner.getDeclaredConstructors())
                : Stream.concat(Arrays.stream(owner.getDeclaredMethods()), Arrays.stream(owner.getMethods()))
                        .filter(method -> method.getName().equals(parts.group(3)));
        Set<Class<?>> types = new HashSet<>();
        named.filter(executable -> parts.group(4) == null
                        || Arrays.stream(executable.getParameterTypes())
                                .map(Class::getSimpleName)
                                .collect(Collectors.joining(", "))
                                .equals(parts.group(4)))
                .forEach(executable -> {
                    Arrays.stream(executable.getGenericParameterTypes()).forEach(type -> add(type, types));
                    if (executable instanceof Method method) {
                        add(method.getGenericReturnType(), types);
                    }
                });
        return types;
    }

    /** A record stands for what it is made of. */
    private static void add(Type type, Set<Class<?>> types) {
        if (type instanceof ParameterizedType parameterized) {
            Arrays.stream(parameterized.getActualTypeArguments()).forEach(argument -> add(argument, types));
        } else if (type instanceof Class<?> plain && types.add(plain) && plain.isRecord()) {
            Arrays.stream(plain.getRecordComponents())
                    .map(RecordComponent::getGenericType)
                    .forEach(component -> add(component, types));
        }
    }
}
