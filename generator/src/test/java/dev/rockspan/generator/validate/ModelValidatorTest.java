package dev.rockspan.generator.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.rules.RulesLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java could not compile, or would take for the same, is told before anything is emitted. */
class ModelValidatorTest {

    private static final String HEADER = """
        typedef struct rocksdb_t rocksdb_t;
        typedef struct rocksdb_options_t rocksdb_options_t;
        void rocksdb_close(rocksdb_t *db);
        rocksdb_options_t *rocksdb_options_create(void);
        void rocksdb_options_destroy(rocksdb_options_t *options);
        void rocksdb_stay(rocksdb_t *db, const rocksdb_options_t *options);
        """;

    private static final String TYPES = """
        types:
          rocksdb_t: {class: RocksDB, prefixes: [rocksdb_], passed: call}
          rocksdb_options_t: {class: Options, passed: call, optional: true}
        """;

    @Test
    void theRealApiIsSound() {
        Path templates = Checkout.folder().resolve("templates");
        MappedApi binding = Mapper.map(
                SnapshotReader.read(templates.resolve("c-api/rocksdb-11.8.1.json")),
                SnapshotReader.read(templates.resolve("c-api/rockspan_extras.json")),
                RulesLoader.load(templates, Checkout.ROCKSDB),
                Checkout.history());

        assertThat(ModelValidator.validate(binding)).isSameAs(binding.model());
    }

    @Test
    void twoFunctionsOfOneSignatureAreTold() {
        assertThat(problems(
                        "int rocksdb_level(rocksdb_t *db, int x);\nint rocksdb_level_two(rocksdb_t *db, int y);",
                        "functions:\n  rocksdb_level_two: {name: level}\n"))
                .containsExactly(
                        "templates/test.yaml:2: rocksdb_level_two: is RocksDB.level(int) (templates/test.yaml:2, then"
                                + " convention receiver, scalar, scalar-result), and so is rocksdb_level (convention"
                                + " receiver, scalar, scalar-result); give one another \"name\"");
    }

    @Test
    void listsAreTheSameToJavaWhateverIsInThem() {
        assertThat(problems("""
            void rocksdb_drop(rocksdb_t *db, int n, const char *const *names);
            void rocksdb_drop_keys(rocksdb_t *db, int n, const char *const *keys, const size_t *sizes);
            """, "functions:\n  rocksdb_drop_keys: {name: drop}\n"))
                .singleElement()
                .asString()
                .contains("rocksdb_drop_keys: is RocksDB.drop(List)", "and so is rocksdb_drop ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"String", "Object", "Thread"})
    void aClassOfJavaIsNotHidden(String name) {
        assertThat(problems("""
            typedef struct rocksdb_gadget_t rocksdb_gadget_t;
            rocksdb_gadget_t *rocksdb_gadget_create(void);
            void rocksdb_gadget_destroy(rocksdb_gadget_t *gadget);
            """, "types:\n  rocksdb_gadget_t: {class: " + name + ", passed: call}\n"))
                .containsExactly("templates/test.yaml:2: " + name
                        + ": is a class of java.lang, which all others would see no more; give it another name");
    }

    @Test
    void twoConstructorsOfOneSignatureAreAskedFor() {
        assertThatThrownBy(() -> problems(
                        "rocksdb_options_t *rocksdb_options_create_default(void);",
                        "functions:\n  rocksdb_options_create_default: {form: constructor}\n"))
                .hasMessageContaining(
                        "rocksdb_options_create_default has no Java form: it would be new Options(), which"
                                + " rocksdb_options_create is already; say \"form: static, name: <name>\"");
    }

    @Test
    void shortFormsCountToo() {
        assertThat(problems("""
            int rocksdb_read(rocksdb_t *db, const rocksdb_options_t *options, int x);
            int rocksdb_scan(rocksdb_t *db, int x, const rocksdb_options_t *options);
            """, "functions:\n  rocksdb_scan: {name: read}\n"))
                .singleElement()
                .asString()
                .contains("is RocksDB.read(int)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "toString", "hashCode", "getClass", "notify", "wait", "isClosed", "finalize"})
    void whatEveryObjectHasIsTaken(String name) {
        assertThat(problems("int rocksdb_level(rocksdb_t *db);", "functions:\n  rocksdb_level: {name: " + name + "}\n"))
                .containsExactly("templates/test.yaml:2: rocksdb_level: RocksDB would have a method " + name
                        + "(), which every object has already; give it another \"name\"");
    }

    @Test
    void whatObjectsHaveIsNotTakenWithOtherParameters() {
        assertThat(problems("void rocksdb_notify(rocksdb_t *db, int x);", "")).isEmpty();
        assertThat(problems(
                        "void rocksdb_level(rocksdb_t *db, uint64_t x);",
                        "functions:\n  rocksdb_level: {name: wait}\n"))
                .singleElement()
                .asString()
                .contains("RocksDB would have a method wait(long), which every object has already");
    }

    @Test
    void defaultsAreTakenWhereThereAreDefaults() {
        assertThat(problems("int rocksdb_defaults(rocksdb_t *db);", "")).isEmpty();
        assertThat(problems(
                        "int rocksdb_options_defaults(rocksdb_options_t *options);",
                        "functions:\n  rocksdb_options_defaults: {name: defaults}\n"))
                .singleElement()
                .asString()
                .contains("Options would have a method defaults(), which every object has already");
    }

    @ParameterizedTest
    @CsvSource({"name: new", "name: 2pc", "name: a-b", "name: 'goto'"})
    void aMethodMustHaveAJavaName(String stated) {
        assertThat(problems("int rocksdb_level(rocksdb_t *db);", "functions:\n  rocksdb_level:\n    " + stated + "\n"))
                .singleElement()
                .asString()
                .startsWith("templates/test.yaml:3: rocksdb_level: \"")
                .endsWith("cannot be a name in Java; give it another \"name\"");
    }

    @Test
    void aNameOfCThatIsNoneInJavaIsTold() {
        assertThat(problems("int rocksdb_2pc(rocksdb_t *db);", ""))
                .singleElement()
                .asString()
                .contains("\"2pc\"");
    }

    @ParameterizedTest
    @CsvSource({
        "Visit, on-visit, key, '\"on-visit\" cannot be a name in Java'",
        "Visit, visit, class, '\"class\" cannot be a name in Java'",
        "Visit, notify, '', 'Visit: would have a method notify(), which every object has already'",
        "visit-it, visit, key, '\"visit-it\" cannot be a name in Java'",
        "Options, visit, key, 'would be the same file'",
        "String, visit, key, 'is a class of java.lang'",
    })
    void callbacksMustHaveNamesThatJavaAllows(String type, String method, String parameter, String why) {
        String pointer = parameter.isEmpty() ? "(void *)" : "(void *, int)";
        String parameters = parameter.isEmpty() ? "" : ", parameters: {1: {name: " + parameter + "}}";
        assertThat(problems(
                        "void rocksdb_visit(rocksdb_t *db, void *state, void (*visit)" + pointer + ");",
                        "functions:\n  rocksdb_visit: {callbacks: " + type + "}\ncallbacks:\n  " + type
                                + ": {function: rocksdb_visit, methods: [{name: " + method + parameters + "}]}\n"))
                .singleElement()
                .asString()
                .contains(why);
    }

    @Test
    void namesOfCParametersNeverCollideWithGeneratedCode() {
        assertThat(problems(
                        "int rocksdb_level(rocksdb_t *db, int call, int lifetime, int result, int native_result, int"
                                + " class);",
                        ""))
                .isEmpty();
    }

    @Test
    void aClassAndAnEnumMustHaveJavaNames() {
        assertThat(problems("typedef struct rocksdb_plan_t rocksdb_plan_t;", """
            types:
              rocksdb_plan_t: {class: My-Plan}
            enums:
              class: {values: {ONE: 1, 2ND: 2}}
            """))
                .containsExactlyInAnyOrder(
                        "templates/test.yaml:2: rocksdb_plan_t: \"My-Plan\" cannot be a name in Java; give it another"
                                + " \"class\"",
                        "templates/test.yaml:4: class: \"class\" cannot be a name in Java; give it another name",
                        "templates/test.yaml:4: class: \"2ND\" cannot be a name in Java; give it another name");
        assertThat(problems(
                        "typedef struct rocksdb_plan_t rocksdb_plan_t;", "types: {rocksdb_plan_t: {class: myPlan}}"))
                .containsExactly(
                        "templates/test.yaml:1: rocksdb_plan_t: \"myPlan\" cannot be a name of a class; give it"
                                + " another \"class\"");
    }

    @Test
    void classesThatOnlyDifferInCapitalsWouldBeOneFile() {
        assertThat(problems(
                        "typedef struct rocksdb_plan_t rocksdb_plan_t;",
                        "types:\n  rocksdb_plan_t: {class: Rocksdb}\n"))
                .containsExactly(
                        "templates/test.yaml:2: Rocksdb: and RocksDB (templates/world.yaml:2) would be the same file;"
                                + " give one another name");
    }

    @Test
    void anInterfaceHasAJavaNameOfItsOwn() {
        String header = """
            typedef struct rocksdb_view_t rocksdb_view_t;
            int rocksdb_count(rocksdb_t *db);
            int rocksdb_view_count(rocksdb_view_t *view);
            """;
        String rules = """
            types:
              rocksdb_view_t: {class: View, passed: call}
            interfaces:
              NAME: {summary: Counts., classes: [RocksDB, View], methods: {count(): Counts.}}
            """;

        assertThat(problems(header, rules.replace("NAME", "Counter"))).isEmpty();
        assertThat(problems(header, rules.replace("NAME", "view")))
                .containsExactly(
                        "templates/test.yaml:4: view: and View (templates/test.yaml:2) would be the same file; give"
                                + " one another name");
        assertThat(problems(header, rules.replace("NAME", "class")))
                .containsExactly(
                        "templates/test.yaml:4: class: \"class\" cannot be a name in Java; give it another name");
    }

    @Test
    void overloadsThatNullCannotTellApartAreTold() {
        String header = """
            typedef struct rocksdb_plan_t rocksdb_plan_t;
            int rocksdb_level(rocksdb_t *db, const rocksdb_plan_t *plan, int x);
            int rocksdb_level_two(rocksdb_t *db, const char *name, int x);
            """;
        String rules = """
            types:
              rocksdb_plan_t: {class: Plan, passed: call}
            functions:
              rocksdb_level_two: {name: level, parameters: {name: {nullable: true}}}
            """;

        assertThat(problems(header, rules))
                .singleElement()
                .asString()
                .contains("RocksDB.level(null, x) could mean rocksdb_level or rocksdb_level_two; delete \"nullable\" of"
                        + " rocksdb_level_two for what is name in Java, or give one another \"name\"");
        assertThat(problems(header, rules.replace("nullable: true", "name: other")))
                .isEmpty();
    }

    @Test
    void anOmitThatMakesAFormAmbiguousIsNamedFirst() {
        assertThat(problems("""
                        void rocksdb_trim(rocksdb_t *db, const char *name);
                        void rocksdb_trim_plan(rocksdb_t *db, rocksdb_options_t *options, const char *name);
                        """, """
                        functions:
                          rocksdb_trim: {parameters: {name: {nullable: true}}}
                          rocksdb_trim_plan: {name: trim, parameters: {name: {nullable: true, omit: 1}}}
                        """))
                .singleElement()
                .asString()
                .contains(
                        "delete or change \"omit\" of rocksdb_trim_plan, delete \"nullable\" of rocksdb_trim for what is name");
    }

    /** Each form of bytes is a method of its own, and so is each class of a split type. */
    @Test
    void aNameThatSeveralMethodsHaveIsRefusedOnce() {
        assertThat(problems(
                        "void rocksdb_trim(rocksdb_t *db, const char *key, size_t keylen);",
                        "functions:\n  rocksdb_trim: {name: class}\n"))
                .hasSize(1);
    }

    @Test
    void bytesThatMayBeNullAreNotAmbiguous() {
        assertThat(problems(
                        "void rocksdb_trim(rocksdb_t *db, const char *key, size_t keylen);",
                        "functions:\n  rocksdb_trim: {parameters: {key: {nullable: true}}}\n"))
                .isEmpty();
    }

    @Test
    void partsOfARecordMustHaveNamesThatRecordsAllow() {
        assertThat(problems("int rocksdb_sizes(rocksdb_t *db, uint64_t *a, uint64_t *b);", """
            functions:
              rocksdb_sizes:
                record: {class: Sizes, summary: Two sizes.}
                returns: {component: hashCode}
                parameters: {a: {component: size}, b: {component: size}}
            """))
                .containsExactly(
                        "templates/test.yaml:2: Sizes: cannot have a component called hashCode; give it another"
                                + " \"component\"",
                        "templates/test.yaml:2: Sizes: cannot have a component called size, as there is one already;"
                                + " give it another \"component\"");
    }

    @Test
    void whatIsReadIntoARecordMustHaveNamesThatRecordsAllow() {
        assertThat(problems("""
            typedef struct rocksdb_plan_t rocksdb_plan_t;
            int rocksdb_plan_get_to_string(rocksdb_plan_t *plan);
            int rocksdb_plan_size(rocksdb_plan_t *plan);
            int rocksdb_plan_get_size(rocksdb_plan_t *plan);
            int rocksdb_plan_call(rocksdb_plan_t *plan);
            """, """
                        types:
                          rocksdb_plan_t: {class: Plan, record: true}
                        functions:
                          rocksdb_plan_size: {name: size}
                        """))
                .extracting(problem -> problem.replaceFirst("; give it.*", ""))
                .containsExactlyInAnyOrder(
                        "rocksdb_plan_get_to_string: cannot be the component toString of Plan",
                        "templates/test.yaml:4: rocksdb_plan_size: cannot be the component size of Plan, which rocksdb_plan_get_size is already",
                        "rocksdb_plan_call: cannot be the component call of Plan");
    }

    @Test
    void allProblemsAreToldAtOnce() {
        assertThat(problems(
                        """
            int rocksdb_level_one(rocksdb_t *db);
            int rocksdb_2pc(rocksdb_t *db);
            int rocksdb_level(rocksdb_t *db, int x);
            int rocksdb_level_two(rocksdb_t *db, int y);
            """, "functions:\n  rocksdb_level_one: {name: notify}\n  rocksdb_level_two: {name: level}\n"))
                .hasSize(3);
    }

    private static List<String> problems(String header, String rules) {
        MappedApi binding = Mapper.map(
                MadeUpHeader.read(HEADER + header),
                null,
                MadeUpTemplates.load(
                        rules.isEmpty()
                                ? Map.of("world.yaml", TYPES)
                                : Map.of("world.yaml", TYPES, "test.yaml", rules)),
                ApiHistory.NONE);
        GenerationException refusal =
                catchThrowableOfType(GenerationException.class, () -> ModelValidator.validate(binding));
        return refusal == null
                ? List.of()
                : refusal.problems().stream().map(Object::toString).toList();
    }
}
