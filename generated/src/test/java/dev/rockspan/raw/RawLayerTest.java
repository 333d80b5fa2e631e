package dev.rockspan.raw;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.testing.Repository;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Holds the raw layer against what jextract made of the header, function by function. */
class RawLayerTest {

    private static final String SEGMENT = "Ljava/lang/foreign/MemorySegment;";
    private static final String ALLOCATOR = "Ljava/lang/foreign/SegmentAllocator;";
    private static final Map<String, String> LETTERS = Map.of("const char *", "P", "size_t", "J");

    private static final JsonNode FACTS = Repository.facts();
    private static final JsonNode EXTENSION_FACTS = Repository.extensionFacts();

    private static final Set<String> OBJECTS = Stream.of(FACTS, EXTENSION_FACTS)
            .flatMap(facts -> StreamSupport.stream(facts.get("opaqueTypes").spliterator(), false))
            .map(JsonNode::asText)
            .collect(toSet());
    private static final Pattern SLOTS = Pattern.compile(
            "(const )?char \\*\\*|rockspan_\\w+ \\*|(size_t|unsigned char|_Bool|bool|(unsigned )?int|u?int\\d+_t|double|float) \\*");
    private static final Pattern ARRAYS = Pattern.compile("(?:const )?(\\w+) \\*(?:const )?\\*");
    private static final Pattern EXPECTED = Pattern.compile(
            "rocksdb_([a-z]*transactiondb_)?open(?!_and_compact).*|rocksdb_(optimistic)?transaction_begin"
                    + "|rocksdb_writebatch_wi_create_iterator_with_base.*");
    private final List<RawFunction> functions = RawFunction.all();
    private final Map<String, Shape> shapes = Shape.all();
    private final Map<String, String> oracle =
            facts(row -> withStructs(row.get("descriptor").asText()));
    private final Map<String, List<String>> types = facts(row -> texts(row.get("parameters"), "type"));

    @Test
    void every_mapped_function_is_there_once_and_no_other() {
        Set<String> mapped = Stream.of("rows", "extension")
                .flatMap(rows ->
                        StreamSupport.stream(Repository.coverage().get(rows).spliterator(), false))
                .filter(row -> row.get("state").asText().equals("mapped")
                        // What is not used of the extension is there all the same.
                        || row.get("function").asText().startsWith("rockspan_"))
                .map(row -> row.get("function").asText())
                .collect(toSet());
        assertThat(mapped).hasSizeGreaterThanOrEqualTo(1324);
        assertThat(functions).extracting(RawFunction::name).doesNotHaveDuplicates();
        assertThat(functions).extracting(RawFunction::name).containsExactlyInAnyOrderElementsOf(mapped);
    }

    @Test
    void every_function_calls_the_symbol_of_its_name() {
        List<String> wrong = new ArrayList<>();
        for (RawFunction function : functions) {
            if (!function.symbols().equals(List.of(function.name()))
                    || function.shapes().size() != 1) {
                wrong.add(function.owner() + "." + function.name() + " looks up " + function.symbols() + " and calls "
                        + function.shapes());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void every_function_has_the_descriptor_that_jextract_gave() {
        List<String> wrong = new ArrayList<>();
        for (RawFunction function : functions) {
            String expected = oracle.get(function.name());
            String passed = inRegisters(withNumbers(expected, types.get(function.name())));
            Shape shape = shapes.get(function.shapes().getFirst());
            if (!shape.descriptor().equals(passed)) {
                wrong.add(function.name() + " is called as " + shape.descriptor() + ", jextract says " + expected);
            }
            if (!function.type().equals(carriers(withoutMemory(function.name(), expected), ""))) {
                wrong.add(function.name() + " has the Java types " + function.type() + ", expected "
                        + carriers(expected, ""));
            }
            if (!function.invoked().equals(List.of(carriers(passed, SEGMENT)))) {
                wrong.add(function.name() + " invokes with the Java types " + function.invoked() + ", expected "
                        + carriers(passed, SEGMENT));
            }
        }
        assertThat(wrong).isEmpty();
        System.out.println(functions.size() + " functions of " + shapes.size() + " shapes are as jextract has them");
    }

    @Test
    void every_function_that_is_called_with_memory_of_java_has_the_descriptor_that_jextract_gave() {
        assertThat(RawFunction.ofPaths()).isNotEmpty().allSatisfy(function -> {
            assertThat(function.symbols()).hasSize(1);
            assertThat(function.shapes()).singleElement().asString().endsWith("_heap");
            String passed = inRegisters(oracle.get(function.symbols().getFirst()));
            assertThat(shapes.get(function.shapes().getFirst()).descriptor()).isEqualTo(passed);
            assertThat(function.invoked()).containsExactly(carriers(passed, SEGMENT));
        });
    }

    @Test
    void every_shape_is_used_and_linked_by_the_runtime() {
        assertThat(Stream.concat(functions.stream(), RawFunction.ofPaths().stream())
                        .flatMap(f -> f.shapes().stream())
                        .collect(toSet()))
                .containsExactlyInAnyOrderElementsOf(shapes.keySet());
        shapes.forEach((name, shape) -> assertThat(shape.linkedBy())
                .as(name)
                .isEqualTo(
                        name.endsWith("_trivial") ? "linkTrivial" : name.endsWith("_heap") ? "linkWithHeap" : "link"));
    }

    @Test
    void every_function_is_in_the_library() {
        NativeLibrary library = NativeLibrary.rocksdb();
        List<String> missing = functions.stream()
                .filter(function -> !isOfExtension(function))
                .map(RawFunction::name)
                .filter(name -> library.find(name).isEmpty())
                .toList();
        assertThat(missing).as("in %s", library.path()).isEmpty();
    }

    @Test
    void every_function_of_the_extension_is_in_it() {
        assumeTrue(Symbols.TABLE.isExtended(), "Rockspan was built without its native extension");
        assertThat(functions)
                .filteredOn(RawLayerTest::isOfExtension)
                .hasSize(EXTENSION_FACTS.get("functions").size());
        assertThat(functions).filteredOn(RawLayerTest::isOfExtension).allSatisfy(function -> assertThat(
                        Symbols.TABLE.findInExtension(function.name()))
                .isNotEqualTo(MemorySegment.NULL));
    }

    private static boolean isOfExtension(RawFunction function) {
        return function.owner().equals(CExtras.class.getSimpleName());
    }

    @Test
    void the_facts_are_those_of_the_library() {
        List<String> missing = new ArrayList<>();
        for (JsonNode function : FACTS.get("functions")) {
            String name = function.get("name").asText();
            if (NativeLibrary.rocksdb().find(name).isEmpty()) {
                missing.add(name);
            }
        }
        assertThat(FACTS.get("functions")).hasSize(1745);
        assertThat(missing).isEmpty();
    }

    private static <T> Map<String, T> facts(Function<JsonNode, T> fact) {
        return Stream.of(FACTS, EXTENSION_FACTS)
                .flatMap(facts -> StreamSupport.stream(facts.get("functions").spliterator(), false))
                .collect(toMap(row -> row.get("name").asText(), fact));
    }

    private static List<String> texts(JsonNode rows, String field) {
        return StreamSupport.stream(rows.spliterator(), false)
                .map(row -> row.get(field).asText())
                .toList();
    }

    /** What is noted before it is made, such as a database, gives its address as a number, for which there always is memory. */
    private static String withoutMemory(String function, String descriptor) {
        return EXPECTED.matcher(function).matches() && descriptor.endsWith(")P")
                ? descriptor.replaceFirst("P$", "J")
                : descriptor;
    }

    /**
     * A descriptor with numbers for the pointers to objects, to arrays of them, to slots of errors, places and numbers, to
     * texts, which have no size behind them, and to what is freed; but not for those to data.
     */
    private static String withNumbers(String descriptor, List<String> types) {
        StringBuilder passed = new StringBuilder(descriptor);
        for (int i = 0; i < types.size(); i++) {
            String type = types.get(i);
            String target = type.replaceFirst("^const (.*) \\*$", "$1").replaceFirst("^(.*) \\*$", "$1");
            boolean text = type.equals("const char *")
                    && (i + 1 == types.size() || !types.get(i + 1).equals("size_t"));
            Matcher array = ARRAYS.matcher(type);
            if (text
                    || OBJECTS.contains(target)
                    || array.matches() && OBJECTS.contains(array.group(1))
                    || SLOTS.matcher(type).matches()
                    || types.equals(List.of("void *"))) {
                assertThat(passed.charAt(1 + i)).as(type).isEqualTo('P');
                passed.setCharAt(1 + i, 'J');
            }
        }
        return passed.toString();
    }

    /**
     * A descriptor with 64 bits for what is narrower and comes in one of the first six registers for whole numbers, for
     * what is returned in one, and for what nobody looks at: three numbers at least.
     */
    private static String inRegisters(String descriptor) {
        int end = descriptor.indexOf(')');
        StringBuilder passed = new StringBuilder(descriptor.substring(0, end));
        int register = 0;
        for (int i = 1; i < end && register < 6; i++) {
            char letter = passed.charAt(i);
            if ("ZBSI".indexOf(letter) >= 0) {
                passed.setCharAt(i, 'J');
            }
            register += "FD".indexOf(letter) >= 0 ? 0 : 1;
        }
        while (passed.toString().matches("\\(J{0,2}")) {
            passed.append('J');
        }
        return passed + ")" + descriptor.substring(end + 1).replaceAll("^[VPZBSI]$", "J");
    }

    /** A descriptor with the members of structs instead of their names. */
    private static String withStructs(String descriptor) {
        String members = descriptor;
        for (JsonNode struct : FACTS.get("structs")) {
            String name = "L" + struct.get("name").asText() + ";";
            members = members.replace(
                    name,
                    StreamSupport.stream(struct.get("fields").spliterator(), false)
                            .map(field -> LETTERS.get(field.get("type").asText()))
                            .collect(joining("", "{", "}")));
        }
        return members;
    }

    /** The Java types for a descriptor; {@code first} comes before the parameters. */
    private static String carriers(String descriptor, String first) {
        int end = descriptor.indexOf(')');
        String result = descriptor.substring(end + 1);
        boolean struct = result.startsWith("{");
        return "(" + first + (struct ? ALLOCATOR : "")
                + descriptor.substring(1, end).replace("P", SEGMENT) + ")"
                + (struct ? SEGMENT : result.replace("P", SEGMENT));
    }
}
