package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Signatures;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In which class a function stands, how it is called and what its name is. */
class NamingTest {

    @Test
    void theLongestPrefixDecidesWhoseAFunctionIs() {
        Mapping mapping = Mapping.of("""
            int rocksdb_options_level(int x);
            int rocksdb_option_level(int x);
            int rocksdb_iter_level(int x);
            """);

        assertThat(mapping.java("rocksdb_options_level")).containsExactly("Options.level(int)");
        assertThat(mapping.java("rocksdb_option_level")).containsExactly("RocksDB.optionLevel(int)");
        assertThat(mapping.java("rocksdb_iter_level")).containsExactly("RocksIterator.level(int)");
    }

    @Test
    void aFunctionOfNobodyIsNamed() {
        assertThat(Mapping.refusal("int toy_level(int x);"))
                .startsWith("c.h: toy_level has no Java form: no type of the templates has a prefix that starts its"
                        + " name; say \"in: rocksdb_t\"");
    }

    @Test
    void aFunctionOfNoPrefixIsOfItsFirstParameter() {
        assertThat(Mapping.of("int toy_level(rocksdb_options_t *options);").java("toy_level"))
                .containsExactly("Options.toyLevel()");
    }

    @Test
    void whatFreesAnObjectTellsThePrefixOfOthers() {
        Mapping mapping = Mapping.of(
                """
            typedef struct rocksdb_tenant_iterator_t rocksdb_tenant_iterator_t;
            rocksdb_tenant_iterator_t *rocksdb_tenants(rocksdb_t *db);
            void rocksdb_tenant_iter_destroy(rocksdb_tenant_iterator_t *it);
            const char *rocksdb_tenant_iter_id(rocksdb_tenant_iterator_t *it);
            """, "types:\n  rocksdb_tenant_iterator_t: {class: TenantIterator, owned-by-parent: true}\n");

        assertThat(mapping.java("rocksdb_tenant_iter_destroy")).containsExactly("TenantIterator.close()");
        assertThat(mapping.java("rocksdb_tenant_iter_id")).containsExactly("TenantIterator.id()");
    }

    @Test
    void anotherFunctionThatSeemsToFreeAnObjectLeavesThePrefix() {
        String header = """
            typedef struct rocksdb_plan_iterator_t rocksdb_plan_iterator_t;
            void rocksdb_plan_iter_next(rocksdb_plan_iterator_t *plan);
            void rocksdb_plan_iter_destroy(rocksdb_plan_iterator_t *plan);
            """;
        for (String other : List.of("rocksdb_get_plan_destroy", "rocksdb_plan_iter_next_destroy", "rocksdb_destroy")) {
            assertThat(Mapping.of(
                                    header + "void " + other + "(rocksdb_plan_iterator_t *plan);\n",
                                    "types:\n  rocksdb_plan_iterator_t: {class: Plan}\nfunctions:\n  " + other
                                            + ": {exclude: not needed}\n")
                            .java("rocksdb_plan_iter_next"))
                    .as(other)
                    .containsExactly("Plan.next()");
        }
    }

    @Test
    void aFunctionByTheNameOfTheTypeLeavesThoseByTheOtherPrefixWhereTheyAre() {
        Mapping mapping = Mapping.of(
                """
            typedef struct rocksdb_tenant_iterator_t rocksdb_tenant_iterator_t;
            rocksdb_tenant_iterator_t *rocksdb_tenants(rocksdb_t *db);
            void rocksdb_tenant_iter_destroy(rocksdb_tenant_iterator_t *it);
            const char *rocksdb_tenant_iter_id(rocksdb_tenant_iterator_t *it);
            int rocksdb_tenant_iterator_size(rocksdb_tenant_iterator_t *it);
            """, "types:\n  rocksdb_tenant_iterator_t: {class: TenantIterator, owned-by-parent: true}\n");

        assertThat(mapping.java("rocksdb_tenant_iter_destroy")).containsExactly("TenantIterator.close()");
        assertThat(mapping.java("rocksdb_tenant_iter_id")).containsExactly("TenantIterator.id()");
        assertThat(mapping.java("rocksdb_tenant_iterator_size")).containsExactly("TenantIterator.size()");
    }

    @Test
    void aFunctionCanBePutElsewhere() {
        Mapping mapping = Mapping.of(
                "rocksdb_iterator_t *rocksdb_create_iterator(rocksdb_t *db);",
                "rocksdb_create_iterator",
                "in: rocksdb_iterator_t, name: over, form: static");

        assertThat(mapping.java("rocksdb_create_iterator")).containsExactly("RocksIterator.over(RocksDB)");
        assertThat(Mapping.refusal("void other_look(int x, rocksdb_files_t *files);", "other_look", "summary: Looks."))
                .contains("say \"in: rocksdb_files_t\" if that class is to have it; or give a type the prefix");
        assertThat(Mapping.refusal("int rocksdb_level(int x);", "rocksdb_level", "in: rocksdb_optoins_t"))
                .contains("rocksdb_level: \"in: rocksdb_optoins_t\" names no type with a Java class");
    }

    @Test
    void twoTypesOfOnePrefixAreTold() {
        assertThat(Mapping.refusal(
                        "typedef struct rocksdb_plan_t rocksdb_plan_t;",
                        "types:\n  rocksdb_plan_t: {class: Plan, prefixes: [rocksdb_options_]}\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("rocksdb_plan_t", "rocksdb_options_t", "prefix rocksdb_options_"));
    }

    @Test
    void theFirstParameterMakesAMethod() {
        Mapping mapping = Mapping.of("""
            void rocksdb_files_check(const rocksdb_files_t *files);
            int rocksdb_files_all(void);
            """);

        assertThat(mapping.operation("rocksdb_files_check").form()).isEqualTo(Form.METHOD);
        assertThat(mapping.operation("rocksdb_files_all").form()).isEqualTo(Form.STATIC);
    }

    @Test
    void theFormCanBeStated() {
        Mapping mapping = Mapping.of(
                "rocksdb_cache_t *rocksdb_cache_create(size_t size);",
                "rocksdb_cache_create",
                "form: static, name: lru");

        assertThat(mapping.java("rocksdb_cache_create")).containsExactly("Cache.lru(long)");
    }

    @Test
    void aConstructorHasNoNameOfItsOwn() {
        assertThat(Mapping.refusal(
                        "rocksdb_cache_t *rocksdb_cache_create(size_t size);", "rocksdb_cache_create", "name: lru"))
                .contains("\"name\" has no effect on a constructor", "form: static");
    }

    @Test
    void aFormThatCannotBeIsRefused() {
        assertThat(Mapping.refusal("int rocksdb_cache_all(int x);", "rocksdb_cache_all", "form: method"))
                .contains("rocksdb_cache_all", "method", "rocksdb_cache_t");
        assertThat(Mapping.refusal("int rocksdb_cache_all(int x);", "rocksdb_cache_all", "form: constructor"))
                .contains("rocksdb_cache_all", "constructor", "Cache");
    }

    @Test
    void propertiesAreNamedWithoutGet() {
        Mapping mapping = Mapping.of("""
            int rocksdb_options_get_max_level(rocksdb_options_t *options);
            int rocksdb_options_get_default(rocksdb_options_t *options);
            int rocksdb_files_get_level(rocksdb_files_t *files);
            """);

        assertThat(mapping.java("rocksdb_options_get_max_level")).containsExactly("Options.maxLevel()");
        assertThat(mapping.java("rocksdb_options_get_default")).containsExactly("Options.defaultValue()");
        assertThat(mapping.java("rocksdb_files_get_level")).containsExactly("Files.getLevel()");
    }

    @Test
    void columnFamiliesAreOverloadsAndComeFirst() {
        Mapping mapping = Mapping.of("""
            int rocksdb_count_cf(rocksdb_t *db, int x, rocksdb_column_family_handle_t *column_family);
            int rocksdb_all_cf(rocksdb_t *db);
            int rocksdb_drop_cfs(rocksdb_t *db);
            """);

        assertThat(mapping.java("rocksdb_count_cf")).containsExactly("RocksDB.count(ColumnFamilyHandle, int)");
        assertThat(mapping.java("rocksdb_all_cf")).containsExactly("RocksDB.allColumnFamily()");
        assertThat(mapping.java("rocksdb_drop_cfs")).containsExactly("RocksDB.dropColumnFamilies()");
    }

    @Test
    void argumentsKeepTheOrderOfC() {
        Mapping mapping = Mapping.of(
                "int rocksdb_count_cf(rocksdb_t *db, int x, rocksdb_column_family_handle_t *column_family);");
        Operation operation = mapping.operation("rocksdb_count_cf");

        assertThat(operation.parameters()).extracting(JavaParameter::name).containsExactly("columnFamily", "x");
        assertThat(mapping.kinds("rocksdb_count_cf")).containsExactly("RECEIVER", "Value", "HandlePointer");
    }

    @ParameterizedTest
    @CsvSource({
        "write_buffer_size, writeBufferSize",
        "WAL_dir, walDir",
        "cf_name, columnFamilyName",
        "to_utc, toUTC",
        "_leading__twice_, leadingTwice",
        "default, defaultValue",
        "class, classValue",
        "true, trueValue",
        "X, x"
    })
    void namesAreSpeltAsInJava(String c, String java) {
        assertThat(new Names(Map.of("WAL", "wal", "cf", "columnFamily", "utc", "UTC")).lower(c))
                .isEqualTo(java);
    }

    @ParameterizedTest
    @CsvSource({
        "RocksDB, rocksDB",
        "DBPath, dbPath",
        "Options, options",
        "WAL, wal",
        "IOTracer, ioTracer",
        "Enum, enumValue"
    })
    void classesNameTheirVariables(String type, String variable) {
        assertThat(Names.variable(type)).isEqualTo(variable);
    }

    @Test
    void aParameterWithoutANameIsNamedAfterItsType() {
        Mapping mapping = Mapping.of(
                "void rocksdb_merge(rocksdb_t *db, rocksdb_cache_t *, rocksdb_cache_t *, const char *, size_t, int);");

        assertThat(mapping.operation("rocksdb_merge").parameters())
                .extracting(JavaParameter::name)
                .containsExactly("cache", "cache2", "bytes", "value");
    }

    @Test
    void theShortFormLeavesOutWhatHasADefault() {
        Mapping mapping = Mapping.of("""
            int rocksdb_read(rocksdb_t *db, const rocksdb_readoptions_t *options, int x);
            void rocksdb_options_set_reading(rocksdb_options_t *options, rocksdb_readoptions_t *reading);
            void rocksdb_readoptions_merge(rocksdb_readoptions_t *options, rocksdb_readoptions_t *other);
            """);

        assertThat(shortForms(mapping, "rocksdb_read")).containsExactly(List.of("x"));
        assertThat(shortForms(mapping, "rocksdb_options_set_reading"))
                .as("a setter without its value")
                .isEmpty();
        assertThat(mapping.type("ReadOptions").defaultInstance()).isTrue();
    }

    /** As programs for rocksdbjni write it, which has no static methods of a fork. */
    @Test
    void aColumnFamilyComesFirstInMethodsOfObjectsAlone() {
        Mapping mapping = Mapping.of("""
            int rocksdb_level_at(rocksdb_t *db, int x, rocksdb_column_family_handle_t *family);
            int rocksdb_cache_level_at(int x, rocksdb_column_family_handle_t *family);
            """);

        assertThat(names(mapping, "rocksdb_level_at")).containsExactly("family", "x");
        assertThat(names(mapping, "rocksdb_cache_level_at")).containsExactly("x", "family");
    }

    private static List<String> names(Mapping mapping, String function) {
        return mapping.operation(function).parameters().stream()
                .map(JavaParameter::name)
                .toList();
    }

    @Test
    void eachShorterFormLeavesOutWhatTheRulesSay() {
        Mapping mapping = Mapping.of(
                """
            int rocksdb_read(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *file, int x, int y);
            """, "functions:\n  rocksdb_read: {parameters: {file: {nullable: true, omit: 2}, x: {omit: 1}}}\n");

        assertThat(shortForms(mapping, "rocksdb_read"))
                .containsExactly(List.of("options", "file", "y"), List.of("options", "y"), List.of("y"));
    }

    @Test
    void aSetterTakesSomething() {
        assertThat(Mapping.refusal(
                        "void rocksdb_options_set_speed(rocksdb_options_t *options, int speed);",
                        "rocksdb_options_set_speed",
                        "parameters: {speed: {omit: 1}}"))
                .endsWith("rocksdb_options_set_speed: a setter takes something; delete \"omit\"");
    }

    @Test
    void whatNothingStandsInForIsNotLeftOut() {
        assertThat(Mapping.refusal(
                        "void rocksdb_read(rocksdb_t *db, const char *file);",
                        "functions:\n  rocksdb_read: {parameters: {file: {omit: 1}}}\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).contains("nothing can stand for parameter file"));
        assertThat(Mapping.refusal(
                        "void rocksdb_read(rocksdb_t *db, rocksdb_cache_t *cache);",
                        "rocksdb_read",
                        "parameters: {cache: {omit: 1}}"))
                .endsWith("nothing can stand for parameter cache; add \"nullable: true\" if C takes null, say"
                        + " \"optional: true\" of its type (for all functions that take it), or delete \"omit\"");
        assertThat(Mapping.refusal(
                        "void rocksdb_read(rocksdb_t *db, int mode);",
                        "rocksdb_read",
                        "parameters: {mode: {enum: Mode, omit: 1}}"))
                .endsWith("nothing can stand for parameter mode; delete \"omit\", or write the overload by hand in"
                        + " members/RocksDB.java beside the template");
        assertThat(Mapping.refusal("""
                        void rocksdb_watch(rocksdb_t *db, void *state, void (*see)(void *, int));
                        """, """
                        functions:
                          rocksdb_watch: {callbacks: Watch, parameters: {state: {omit: 1}}}
                        callbacks:
                          Watch: {function: rocksdb_watch, methods: [{name: see}]}
                        """))
                .first()
                .asString()
                .endsWith("nothing can stand for parameter state; delete \"omit\"");
        assertThat(Mapping.refusal(
                        "void rocksdb_read(rocksdb_t *db, int file);", "rocksdb_read", "parameters: {file: {omit: 0}}"))
                .endsWith("\"omit\" is 0; it counts from 1");
        assertThat(Mapping.refusal(
                        "void rocksdb_read(rocksdb_t *db, int file);",
                        "rocksdb_read",
                        "parameters: {file: {omit: 1, min: 1}}"))
                .endsWith("\"omit\" of parameter file passes 0, which its bounds refuse; delete it, or change them");
    }

    @Test
    void aFormThatThereIsAnywayIsNotAskedFor() {
        assertThat(Mapping.refusal("""
                        int rocksdb_save(rocksdb_t *db);
                        int rocksdb_save_flush(rocksdb_t *db, unsigned char flush);
                        """, """
                        functions:
                          rocksdb_save_flush:
                            name: save
                            parameters:
                              flush:
                                omit: 1
                        """))
                .singleElement()
                .hasToString("templates/test.yaml:6: rocksdb_save_flush: \"omit\" of flush makes save(), which"
                        + " rocksdb_save is already; delete it, or give one another \"name\"");
        for (int level : List.of(1, 5)) {
            assertThat(Mapping.refusal(
                            "int rocksdb_read(rocksdb_t *db, const rocksdb_readoptions_t *options, int x);",
                            "rocksdb_read",
                            "parameters: {options: {omit: " + level + "}}"))
                    .contains("\"omit\" has no effect on parameter options: its type is \"optional\"");
        }
        assertThat(Mapping.refusal(
                        "rocksdb_options_t *rocksdb_options_create_of(int x);",
                        "rocksdb_options_create_of",
                        "form: constructor, parameters: {x: {omit: 1}}"))
                .endsWith("a constructor has no forms without parameters; delete \"omit\"");
    }

    private static final String CUT = """
            rocksdb_column_family_handle_t *rocksdb_usual(rocksdb_t *db);
            void rocksdb_cut_cf(rocksdb_t *db, const rocksdb_readoptions_t *o, rocksdb_column_family_handle_t *f, int x);
            """;

    private static String cutBy(String function) {
        return "functions:\n  rocksdb_cut_cf: {parameters: {f: {default: {function: " + function
                + ", summary: Cuts.}}}}\n";
    }

    @Test
    void everyFormIsThereWithoutWhatTheReceiverGives() {
        Mapping mapping = Mapping.of(CUT, cutBy("rocksdb_usual"));

        assertThat(shortForms(mapping, "rocksdb_cut_cf"))
                .containsExactly(List.of("f", "x"), List.of("o", "x"), List.of("x"));
    }

    @Test
    void aFormOfAFunctionOfCIsNotGivenByTheReceiver() {
        assertThat(Mapping.refusal(
                        CUT + "void rocksdb_cut(rocksdb_t *db, const rocksdb_readoptions_t *options, int x);",
                        cutBy("rocksdb_usual")))
                .singleElement()
                .hasToString(
                        "templates/test.yaml:2: rocksdb_cut_cf: \"default\" of f makes cut(ReadOptions, int), which"
                                + " rocksdb_cut is already; delete it, or give one another \"name\"");
    }

    @Test
    void whatStandsForAnObjectIsOneThatTheReceiverGives() {
        String none = "the header has no function %s of the receiver that gives what stands for parameter f; %s";
        assertThat(Mapping.refusal(CUT, cutBy("rocksdb_stay"))).singleElement().satisfies(problem -> assertThat(
                        problem.toString())
                .endsWith(none.formatted(
                        "rocksdb_stay",
                        "name one that takes the receiver alone and returns a ColumnFamilyHandle, or delete"
                                + " \"default\"")));
        assertThat(Mapping.refusal(CUT, cutBy("rocksdb_usul"))).singleElement().satisfies(problem -> assertThat(
                        problem.toString())
                .endsWith(none.formatted("rocksdb_usul", "did you mean \"rocksdb_usual\"?")));
    }

    private static List<List<String>> shortForms(Mapping mapping, String function) {
        return mapping.operation(function).shortForms().stream()
                .map(form -> form.stream().map(JavaParameter::name).toList())
                .toList();
    }

    @Test
    void theShortFormGivesWayToAFunctionOfC() {
        Mapping mapping = Mapping.of("""
            int rocksdb_read(rocksdb_t *db, int x);
            int rocksdb_read_with(rocksdb_t *db, const rocksdb_readoptions_t *options, int x);
            """, "functions:\n  rocksdb_read_with: {name: read}\n");

        assertThat(shortForms(mapping, "rocksdb_read_with")).isEmpty();
        assertThat(mapping.type("RocksDB").operations())
                .filteredOn(operation -> operation.name().equals("read"))
                .extracting(operation -> Signatures.text("RocksDB", operation))
                .containsExactly("RocksDB.read(int)", "RocksDB.read(ReadOptions, int)");
    }

    @Test
    void aDefaultInstanceNeedsAConstructor() {
        assertThat(Mapping.refusal("typedef struct rocksdb_plan_t rocksdb_plan_t;", """
            types:
              rocksdb_plan_t: {class: Plan, optional: true, passed: call}
            """))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains("test.yaml:2", "rocksdb_plan_t", "optional", "constructor"));
    }

    /** Unless it has one in another version, or what takes one is undecided. */
    @Test
    void aDefaultInstanceThatNoMethodUsesIsRefused() {
        String plan = """
            typedef struct rocksdb_plan_t rocksdb_plan_t;
            rocksdb_plan_t *rocksdb_plan_create(void);
            void rocksdb_plan_destroy(rocksdb_plan_t *plan);
            void rocksdb_options_set_plan(rocksdb_options_t *options, const rocksdb_plan_t *plan);
            """;
        String rule = "types:\n  rocksdb_plan_t: {class: Plan, optional: true, passed: call}\n";

        assertThat(Mapping.refusal(plan, rule))
                .singleElement()
                .hasToString("templates/test.yaml:2: rocksdb_plan_t: \"optional\" has no effect: no method could do"
                        + " without one; delete it");
        assertThat(Mapping.of(plan + "void rocksdb_run(rocksdb_t *db, const rocksdb_plan_t *plan);", rule)
                        .type("Plan")
                        .defaultInstance())
                .isTrue();
        assertThat(Mapping.decided(plan + "void *rocksdb_run(rocksdb_t *db, const rocksdb_plan_t *plan);", rule)
                        .model()
                        .classes())
                .filteredOn(type -> type.name().equals("Plan"))
                .singleElement()
                .matches(type -> !type.defaultInstance());
    }
}
