package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.Result;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers, truth values, enums, flags, indices and numbers that C writes into a slot. */
class ScalarsTest {

    private static final Map<String, String> JAVA = Map.ofEntries(
            Map.entry("bool", "boolean"),
            Map.entry("unsigned char", "boolean"),
            Map.entry("char", "byte"),
            Map.entry("int8_t", "byte"),
            Map.entry("uint8_t", "byte"),
            Map.entry("int16_t", "short"),
            Map.entry("uint16_t", "short"),
            Map.entry("int", "int"),
            Map.entry("unsigned int", "int"),
            Map.entry("int32_t", "int"),
            Map.entry("uint32_t", "int"),
            Map.entry("long long", "long"),
            Map.entry("unsigned long long", "long"),
            Map.entry("int64_t", "long"),
            Map.entry("uint64_t", "long"),
            Map.entry("size_t", "long"),
            Map.entry("float", "float"),
            Map.entry("double", "double"));

    @ParameterizedTest
    @EnumSource(ScalarKind.class)
    void everyScalarGoesInAndComesBack(ScalarKind kind) {
        String c = kind.spelling();
        Mapping mapping = Mapping.of("void rocksdb_options_set_it(rocksdb_options_t *options, " + c + " value);\n" + c
                + " rocksdb_options_get_it(rocksdb_options_t *options);");

        assertThat(mapping.java("rocksdb_options_set_it")).containsExactly("Options.setIt(" + JAVA.get(c) + ")");
        assertThat(mapping.java("rocksdb_options_get_it")).containsExactly("Options.it()");
        Conversion in = ((Argument.Value)
                        mapping.operation("rocksdb_options_set_it").arguments().get(1))
                .conversion();
        assertThat(mapping.result("rocksdb_options_get_it")).isEqualTo("Value{conversion=" + ModelText.of(in) + "}");
        assertThat(mapping.row("rocksdb_options_get_it").rule()).isEqualTo("convention receiver, scalar-result");
        assertThat(mapping.row("rocksdb_options_set_it").rule()).isEqualTo("convention receiver, scalar, nothing");
    }

    @ParameterizedTest
    @CsvSource({
        "int, 'min: 0, max: 99999999999', 'int in Java, from -2147483648 to 2147483647; 99999999999 is beyond that'",
        "int, min: -2147483649, 'int in Java, from -2147483648 to 2147483647; -2147483649 is beyond that'",
        "uint32_t, max: 4294967295, 'int in Java, from -2147483648 to 2147483647; 4294967295 is beyond that'",
        "uint64_t, max: 9223372036854775808, 'long in Java, from -9223372036854775808 to 9223372036854775807;"
                + " 9223372036854775808 is beyond that'",
    })
    void aBoundIsANumberOfTheType(String type, String bounds, String problem) {
        assertThat(Mapping.refusal(
                        "void rocksdb_level(rocksdb_t *db, " + type + " n);",
                        "rocksdb_level",
                        "parameters: {n: {" + bounds + "}}"))
                .startsWith("templates/test.yaml:2: rocksdb_level: parameter n is " + problem);
    }

    @ParameterizedTest
    @CsvSource({"unsigned char, 'min: 0', min", "int, 'boolean: true, max: 1', max", "int, 'enum: Mode, min: 0', min"})
    void onlyNumbersHaveBounds(String type, String rule, String key) {
        assertThat(Mapping.refusal(
                        "void rocksdb_level(rocksdb_t *db, " + type + " n);",
                        "rocksdb_level",
                        "parameters: {n: {" + rule + "}}"))
                .endsWith("parameter n is no number in Java and has no bounds; delete \"" + key + "\"");
    }

    @Test
    void bytesThatCTakesAtOnceHaveToFitIntoMemory() {
        String prototype = "void rocksdb_options_set_it(rocksdb_options_t *options, %s value);";
        String rule = "parameters: {value: {min: 1, max-from: memory}}";

        assertThat(Mapping.of(prototype.formatted("size_t"), "rocksdb_options_set_it", rule)
                        .operation("rocksdb_options_set_it")
                        .arguments())
                .contains(new Argument.Value(
                        "it", Conversion.identity(Carrier.LONG), new Argument.Bounds(1, null, null, true)));
        assertThat(Mapping.refusal(prototype.formatted("int"), "rocksdb_options_set_it", rule))
                .contains("parameter value cannot be bytes of memory");
        assertThat(Mapping.refusal(prototype.formatted("const char*"), "rocksdb_options_set_it", rule))
                .contains("\"min\" has no effect on parameter value, which is a String in Java; delete it");
    }

    @Test
    void settersChain() {
        Mapping mapping = Mapping.of("""
            void rocksdb_options_set_level(rocksdb_options_t *options, int v);
            void rocksdb_options_optimize(rocksdb_options_t *options);
            void rocksdb_options_set_checked(rocksdb_options_t *options, int v, char **errptr);
            void rocksdb_set_level(rocksdb_t *db, int v);
            void rocksdb_advance(rocksdb_t *db);
            """);

        assertThat(mapping.operation("rocksdb_options_set_level").result()).isEqualTo(Result.Plain.FLUENT);
        assertThat(mapping.operation("rocksdb_options_optimize").result()).isEqualTo(Result.Plain.FLUENT);
        assertThat(mapping.operation("rocksdb_options_set_checked").result()).isEqualTo(Result.Plain.NOTHING);
        assertThat(mapping.operation("rocksdb_set_level").result()).isEqualTo(Result.Plain.FLUENT);
        assertThat(mapping.operation("rocksdb_advance").result()).isEqualTo(Result.Plain.NOTHING);
        assertThat(mapping.operation("rocksdb_options_set_level").parameters())
                .singleElement()
                .satisfies(parameter -> assertThat(parameter.name()).isEqualTo("level"));
    }

    @Test
    void anIntIsATruthValueWhereStated() {
        Mapping mapping = Mapping.of("""
            void rocksdb_options_set_on(rocksdb_options_t *options, int on);
            int rocksdb_options_is_on(rocksdb_options_t *options);
            """, """
            functions:
              rocksdb_options_set_on: {parameters: {on: {boolean: true}}}
              rocksdb_options_is_on: {returns: {boolean: true}}
            """);

        assertThat(mapping.java("rocksdb_options_set_on")).containsExactly("Options.setOn(boolean)");
        assertThat(mapping.result("rocksdb_options_is_on"))
                .isEqualTo("Value{conversion=Conversion{kind=TRUTH, carrier=INT}}");
    }

    @Test
    void anIntIsAnEnumOrItsFlagsWhereStated() {
        Mapping mapping = Mapping.of("""
            void rocksdb_options_set_mode(rocksdb_options_t *options, int mode);
            int rocksdb_options_get_mode(rocksdb_options_t *options);
            void rocksdb_options_set_flags(rocksdb_options_t *options, uint32_t flags);
            uint64_t rocksdb_options_get_flags(rocksdb_options_t *options);
            """, """
            functions:
              rocksdb_options_set_mode: {parameters: {mode: {enum: Mode}}}
              rocksdb_options_get_mode: {returns: {enum: Mode}}
              rocksdb_options_set_flags: {parameters: {flags: {enum: Flag}}}
              rocksdb_options_get_flags: {returns: {enum: Flag}}
            """);

        assertThat(mapping.java("rocksdb_options_set_mode")).containsExactly("Options.setMode(Mode)");
        assertThat(mapping.result("rocksdb_options_get_mode"))
                .isEqualTo("Value{conversion=Conversion{kind=CONSTANT, carrier=INT, enumClass=Mode}}");
        assertThat(mapping.java("rocksdb_options_set_flags")).containsExactly("Options.setFlags(Set)");
        assertThat(mapping.result("rocksdb_options_get_flags"))
                .isEqualTo("Value{conversion=Conversion{kind=FLAGS, carrier=LONG, enumClass=Flag}}");
    }

    @Test
    void anEnumThatDoesNotExistIsNamed() {
        assertThat(Mapping.refusal(
                        "void rocksdb_options_set_mode(rocksdb_options_t *options, int mode);",
                        "rocksdb_options_set_mode",
                        "parameters: {mode: {enum: Mood}}"))
                .startsWith("templates/test.yaml:2: rocksdb_options_set_mode: the templates have no"
                        + " enum Mood; did you mean \"Mode\"?");
        assertThat(Mapping.refusal(
                        "int rocksdb_options_get_mode(rocksdb_options_t *options);",
                        "rocksdb_options_get_mode",
                        "returns: {enum: Mood}"))
                .contains("rocksdb_options_get_mode", "Mood");
        assertThat(Mapping.refusal(
                        "void rocksdb_options_set_modes(rocksdb_options_t *options, const int *modes, size_t n);",
                        "rocksdb_options_set_modes",
                        "parameters: {modes: {enum: Mood}}"))
                .contains("rocksdb_options_set_modes", "Mood");
    }

    @Test
    void anEnumThatIsNoIntIsRefused() {
        assertThat(Mapping.refusal(
                        "void rocksdb_options_set_ratio(rocksdb_options_t *options, double ratio);",
                        "rocksdb_options_set_ratio",
                        "parameters: {ratio: {enum: Mode}}"))
                .contains("rocksdb_options_set_ratio", "double");
    }

    @Test
    void constantsHaveTheValuesOfTheHeader() {
        Mapping mapping = Mapping.of("enum { rocksdb_b = 0x2, rocksdb_a = -1 };", """
            enums:
              Kind:
                summary: A kind.
                constants: {rocksdb_b: B, rocksdb_a: {name: A, description: The first.}}
                values: {C: {value: 7, description: The last.}}
                cpp: {enum: rocksdb::Kind, header: kind.h}
            """);

        assertThat(mapping.enumeration("Kind"))
                .isEqualTo(new EnumClass(
                        "Kind",
                        "A kind.",
                        false,
                        java.util.List.of(
                                new EnumClass.Constant("A", -1, "rocksdb_a", null, null, "The first."),
                                new EnumClass.Constant("B", 2, "rocksdb_b", null, null, null),
                                new EnumClass.Constant("C", 7, "rocksdb::Kind", null, null, "The last."))));
    }

    @Test
    void constantsThatTheHeaderLacksAndTwinsAreTold() {
        assertThat(Mapping.refusal("enum { rocksdb_fast = 0, rocksdb_slow = 1 };", """
            enums:
              Kind:
                constants: {rocksdb_fats: FAST, rocksdb_slow: SLOW}
                values: {LAZY: 1}
            """))
                .extracting(Object::toString)
                .containsExactly(
                        "templates/test.yaml:2: enum Kind: the header has no constant rocksdb_fats; did you mean"
                                + " \"rocksdb_fast\"?",
                        "templates/test.yaml:2: enum Kind: LAZY and SLOW have the same value; keep one");
    }

    @Test
    void aConstantThatDoesNotFitAnIntIsTold() {
        assertThat(Mapping.refusal("enum { rocksdb_huge = 0x100000000 };", """
            enums:
              Kind: {constants: {rocksdb_huge: HUGE}}
            """))
                .singleElement()
                .satisfies(
                        problem -> assertThat(problem.toString()).contains("test.yaml:2", "Kind", "HUGE", "32 bits"));
    }

    @Test
    void theLastPointerToANumberIsTheResult() {
        Mapping mapping = Mapping.of("""
            void rocksdb_files_size(const rocksdb_files_t *files, uint64_t *size, char **errptr);
            void rocksdb_files_ratio(const rocksdb_files_t *files, double *ratio);
            void rocksdb_files_whole(const rocksdb_files_t *files, unsigned char *whole);
            """, "rocksdb_files_whole", "parameters: {whole: {out: true}}");

        assertThat(mapping.java("rocksdb_files_size")).containsExactly("Files.size()");
        assertThat(mapping.result("rocksdb_files_size"))
                .isEqualTo("Value{conversion=Conversion{kind=IDENTITY, carrier=LONG}, slot=true}");
        assertThat(mapping.result("rocksdb_files_ratio"))
                .isEqualTo("Value{conversion=Conversion{kind=IDENTITY, carrier=DOUBLE}, slot=true}");
        assertThat(mapping.result("rocksdb_files_whole"))
                .isEqualTo("Value{conversion=Conversion{kind=TRUTH, carrier=BYTE}, slot=true}");
        assertThat(mapping.row("rocksdb_files_size").rule())
                .isEqualTo("convention receiver, out-scalar, error-slot, nothing");
    }

    /** C would write beyond one number. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "void rocksdb_files_hash(const rocksdb_files_t *files, unsigned char *sha, char **errptr);",
                "void rocksdb_files_digest(const rocksdb_files_t *files, uint8_t *digest);",
                "void rocksdb_files_histogram(const rocksdb_files_t *files, double *buckets);",
            })
    void whatMayBeAnArrayIsAskedFor(String function) {
        assertThat(Mapping.refusal(function))
                .contains(
                        "or an array is not stated; \"exclude\" it if an array, or say \"parameters: {",
                        ": {out: true}}\" if one");
    }

    @Test
    void severalResultsHaveNoConvention() {
        assertThat(Mapping.refusal(
                        "void rocksdb_files_sizes(const rocksdb_files_t *files, uint64_t *size, uint64_t *used);"))
                .startsWith(
                        "c.h: rocksdb_files_sizes has no Java form: no convention fits parameter size, a uint64_t *;"
                                + " say \"parameters: {size: {component: size}, used: {component: used}}, record: {class:"
                                + " FilesSizesResult, summary: <sentence>}\" if it is filled with one number, or \"exclude\" it if"
                                + " it is an array");
        assertThat(Mapping.refusal("int rocksdb_files_find(const rocksdb_files_t *files, uint64_t *size);"))
                .contains("no convention fits parameter size, a uint64_t *", "\"returns: {found: <number>}\" if");
    }

    /** What says that it fills its last parameter says that this is no array. */
    @Test
    void aNumberThatIsFoundIsCountedByNone() {
        Mapping mapping = Mapping.of(
                "int rocksdb_lookup(rocksdb_t *db, uint64_t id, uint64_t *value);",
                "rocksdb_lookup",
                "returns: {found: 1}");

        assertThat(mapping.java("rocksdb_lookup")).containsExactly("RocksDB.lookup(long)");
    }

    @Test
    void aNumberCanBeFoundOrNot() {
        Mapping mapping = Mapping.of(
                "int rocksdb_property_int(rocksdb_t *db, const char *propname, uint64_t *out_val);",
                "rocksdb_property_int",
                "returns: {found: 0}");

        assertThat(mapping.java("rocksdb_property_int")).containsExactly("RocksDB.propertyInt(String)");
        assertThat(mapping.result("rocksdb_property_int")).isEqualTo("FoundNumber{found=0}");
        assertThat(mapping.row("rocksdb_property_int").rule()).contains("templates/test.yaml:2, then", "out-scalar");
    }

    @Test
    void theNumberAfterTheReceiverIsAnIndexIfTheTypeHasACount() {
        Mapping mapping = Mapping.of("""
            uint64_t rocksdb_files_size(const rocksdb_files_t *files, int index);
            void rocksdb_files_set_limit(rocksdb_files_t *files, int limit);
            int rocksdb_level(rocksdb_t *db, int level);
            """);

        assertThat(mapping.arguments("rocksdb_files_size"))
                .contains("Index{parameter=index, countFunction=rocksdb_files_count}");
        assertThat(mapping.row("rocksdb_files_size").rule()).isEqualTo("convention receiver, index, scalar-result");
        assertThat(mapping.kinds("rocksdb_files_set_limit")).containsExactly("RECEIVER", "Value");
        assertThat(mapping.kinds("rocksdb_level")).containsExactly("RECEIVER", "Value");
    }

    @Test
    void aPartOfAnObjectMayHaveACountOfItsOwn() {
        Mapping mapping = Mapping.of("""
            size_t rocksdb_files_blobs_count(const rocksdb_files_t *files);
            uint64_t rocksdb_files_blob_at(const rocksdb_files_t *files, size_t index);
            size_t rocksdb_files_ages_count(const rocksdb_files_t *files);
            uint64_t rocksdb_files_ages_key_at(const rocksdb_files_t *files, size_t index);
            uint64_t rocksdb_files_other_at(const rocksdb_files_t *files, int index);
            """);

        assertThat(mapping.arguments("rocksdb_files_blob_at"))
                .contains("Index{parameter=index, countFunction=rocksdb_files_blobs_count}");
        assertThat(mapping.arguments("rocksdb_files_ages_key_at"))
                .contains("Index{parameter=index, countFunction=rocksdb_files_ages_count}");
        assertThat(mapping.arguments("rocksdb_files_other_at"))
                .contains("Index{parameter=index, countFunction=rocksdb_files_count}");
    }

    @Test
    void theCountOfAnIndexCanBeStated() {
        Mapping mapping =
                Mapping.of("""
            int rocksdb_levels(rocksdb_t *db);
            int rocksdb_level(rocksdb_t *db, int level);
            """, "functions:\n  rocksdb_level: {parameters: {level: {index-below: rocksdb_levels}}}\n");

        assertThat(mapping.arguments("rocksdb_level")).contains("Index{parameter=index, countFunction=rocksdb_levels}");
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int level);",
                        "rocksdb_level",
                        "parameters: {level: {index-below: rocksdb_levles}}"))
                .contains("rocksdb_level: the header has no function rocksdb_levles");
    }

    @Test
    void whatCountsTakesTheReceiverAlone() {
        String header = """
            typedef struct rocksdb_plan_t rocksdb_plan_t;
            void rocksdb_plan_destroy(rocksdb_plan_t *plan);
            int rocksdb_plan_count(const rocksdb_plan_t *plan, int kind);
            int rocksdb_plan_step(const rocksdb_plan_t *plan, int step);
            """;

        assertThat(Mapping.of(header, "types:\n  rocksdb_plan_t: {class: Plan}\n")
                        .kinds("rocksdb_plan_step"))
                .containsExactly("RECEIVER", "Value");
        assertThat(Mapping.refusal(
                        "int rocksdb_levels(rocksdb_t *db, int kind);\nint rocksdb_level(rocksdb_t *db, int level);",
                        "rocksdb_level",
                        "parameters: {level: {index-below: rocksdb_levels}}"))
                .contains("rocksdb_level", "rocksdb_levels");
    }

    @Test
    void whatCountsMustBeCallable() {
        assertThat(Mapping.refusal("""
            int rocksdb_levels(rocksdb_t *db);
            int rocksdb_level(rocksdb_t *db, int level);
            """, """
            functions:
              rocksdb_levels: {exclude: it is slow}
              rocksdb_level: {parameters: {level: {index-below: rocksdb_levels}}}
            """)).singleElement().satisfies(problem -> assertThat(problem.toString())
                .contains("test.yaml:3", "rocksdb_level", "rocksdb_levels"));
    }
}
