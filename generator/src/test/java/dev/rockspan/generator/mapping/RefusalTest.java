package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.RawFunction;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every function ends decided; what is not, and what the templates say without effect, stops generation and is named. */
class RefusalTest {

    @Test
    void aFunctionThatNoRuleFitsIsNamed() {
        assertThat(Mapping.refusal("void rocksdb_aim(rocksdb_t *db, void *address);"))
                .isEqualTo(
                        "c.h: rocksdb_aim has no Java form: no convention fits parameter address, a void *; \"exclude\""
                                + " it, or say \"parameters: {address: {type: <C type>}}\" if it is an object of a type that"
                                + " c.h has no name for, of which you say \"pseudo: true\"."
                                + " Decide it in templates/: the fact, or \"exclude\" with a reason"
                                + "; ./rockspan upgrade writes a template to fill in");
        assertThat(Mapping.refusal("void *rocksdb_raw(rocksdb_t *db);"))
                .startsWith("c.h: rocksdb_raw has no Java form: no convention fits its result, a void *");
        assertThat(Mapping.refusal("rocksdb_slice_t rocksdb_peek(void);"))
                .startsWith("c.h: rocksdb_peek has no Java form: no convention fits the struct rocksdb_slice_t");
    }

    @Test
    void allProblemsAreToldAtOnce() {
        List<Problem> problems = Mapping.refusal("""
            void *rocksdb_raw(rocksdb_t *db);
            void rocksdb_use(rocksdb_t *db, rocksdb_files_t *files);
            int rocksdb_mode(rocksdb_t *db);
            """, """
            functions:
              rocksdb_mode: {returns: {enum: Mood}}
              rocksdb_mood: {name: mood}
            types:
              rocksdb_optoins_t: {class: Optoins}
            enums:
              Kind: {constants: {rocksdb_x: X}}
            """);

        assertThat(problems)
                .extracting(Problem::place)
                .containsExactlyInAnyOrder(
                        "c.h",
                        "c.h",
                        "templates/test.yaml:2",
                        "templates/test.yaml:3",
                        "templates/test.yaml:5",
                        "templates/test.yaml:7");
    }

    @Test
    void anExcludedFunctionHasItsReasonAndNothingElse() {
        Mapping mapping = Mapping.of("void *rocksdb_raw(rocksdb_t *db);", "rocksdb_raw", "exclude: it is raw");

        CoverageRow row = mapping.row("rocksdb_raw");
        assertThat(row.state()).isEqualTo(State.EXCLUDED);
        assertThat(row.why()).isEqualTo("it is raw");
        assertThat(row.rule()).isEqualTo("templates/test.yaml:2");
        assertThat(row.lastingRule()).isEqualTo("templates/test.yaml#rocksdb_raw");
        assertThat(row.java()).isEmpty();
        assertThat(row.prototype()).isEqualTo("void *rocksdb_raw(rocksdb_t *db)");
        assertThat(mapping.mapped().model().functions())
                .extracting(RawFunction::name)
                .doesNotContain("rocksdb_raw");
    }

    @Test
    void aRuleForAFunctionThatDoesNotExistIsTold() {
        assertThat(Mapping.refusal("int rocksdb_level(rocksdb_t *db);", "rocksdb_levle", "name: level"))
                .isEqualTo("templates/test.yaml:2: the header has no function rocksdb_levle; did you mean"
                        + " \"rocksdb_level\"?");
    }

    @Test
    void aRuleForATypeThatDoesNotExistIsTold() {
        assertThat(Mapping.refusal("", "types:\n  rocksdb_optoins_t: {class: Optoins}\n"))
                .containsExactly(new Problem(
                        "templates/test.yaml:2",
                        "the header has no opaque type rocksdb_optoins_t; did you mean \"rocksdb_options_t\"?"));
    }

    @Test
    void aTypeWithoutARuleIsTold() {
        String plan = "typedef struct rocksdb_plan_t rocksdb_plan_t;\n";

        assertThat(Mapping.refusal(plan + "typedef void (*rocksdb_planned)(void *, rocksdb_plan_t *);\n"))
                .isEqualTo(
                        "the opaque type rocksdb_plan_t has no Java class; describe it under \"types\" in templates/,"
                                + " or exclude it there");
        assertThat(Mapping.refusal(plan))
                .isEqualTo("the opaque type rocksdb_plan_t has no Java class; exclude it under \"types\" in templates/:"
                        + " no function gives one, so that Java has none to pass");
    }

    @Test
    void oneClassForTwoTypesIsTold() {
        assertThat(Mapping.refusal(
                        "typedef struct rocksdb_plan_t rocksdb_plan_t;", "types:\n  rocksdb_plan_t: {class: Cache}\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).contains("called Cache"));
        assertThat(Mapping.refusal("", "enums:\n  Cache: {values: {A: 1}}\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).contains("called Cache"));
    }

    @Test
    void aFactForAParameterThatThereIsNotIsTold() {
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int xyz);", "rocksdb_level", "parameters: {xzy: {name: y}}"))
                .isEqualTo("templates/test.yaml:2: rocksdb_level has no parameter xzy; did you mean \"xyz\"? It has"
                        + " db, xyz");
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int opt);",
                        "rocksdb_level",
                        "parameters: {options: {name: y}}"))
                .isEqualTo(
                        "templates/test.yaml:2: rocksdb_level has no parameter options; that is the Java name of opt."
                                + " It has db, opt");
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int x);", "rocksdb_level", "parameters: {2: {name: y}}"))
                .isEqualTo("templates/test.yaml:2: rocksdb_level has no parameter 2; it has 2");
        assertThat(Mapping.refusal("int rocksdb_level(void);", "rocksdb_level", "parameters: {x: {name: y}}"))
                .isEqualTo("templates/test.yaml:2: rocksdb_level has no parameter x. It has none");
    }

    @Test
    void onlyAParameterWithoutANameIsAddressedByItsIndex() {
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int x);", "rocksdb_level", "parameters: {1: {name: y}}"))
                .isEqualTo("templates/test.yaml:2: parameter 1 of rocksdb_level is called x in c.h; say that");
        Mapping mapping =
                Mapping.of("int rocksdb_level(rocksdb_t *db, int);", "rocksdb_level", "parameters: {1: {name: y}}");
        assertThat(mapping.operation("rocksdb_level").parameters())
                .singleElement()
                .satisfies(parameter -> assertThat(parameter.name()).isEqualTo("y"));
    }

    @Test
    void aFactForAParameterThatJavaDoesNotSeeIsTold() {
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int x, char **errptr);",
                        "rocksdb_level",
                        "parameters: {errptr: {name: error}}"))
                .contains("\"name\" has no effect on parameter errptr, which is filled with an error; delete it");
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int x);", "rocksdb_level", "parameters: {db: {name: self}}"))
                .contains("\"name\" has no effect on parameter db");
        assertThat(Mapping.refusal(
                        "void rocksdb_put(rocksdb_t *db, const char *key, size_t keylen);",
                        "rocksdb_put",
                        "parameters: {keylen: {name: length}}"))
                .contains("\"name\" has no effect on parameter keylen, which is the length of bytes; delete it");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rocksdb_use | parameters: {options: {retained-by: receiver}} | whose ownership is call, not borrowed",
                "rocksdb_use | only-unused: true | changes no receiver whose type says \"threads: readers\"",
                "rocksdb_use | record-count: rocksdb_count | \"record-count\" has no effect: it takes no callbacks",
                "rocksdb_cache_destroy | name: end | \"name\" has no effect: it is called when the object is closed",
                "rocksdb_cache_destroy | form: static | \"form\" has no effect: it is called when the object is closed",
                "rocksdb_label | returns: {text: true} | \"text\" has no effect on its result, which is text anyway",
            })
    void aKeyWithoutEffectIsTold(String function, String rule, String problem) {
        assertThat(Mapping.refusal("""
                                void rocksdb_use(rocksdb_t *db, const rocksdb_readoptions_t *options);
                                int rocksdb_count(rocksdb_t *db);
                                char *rocksdb_label(rocksdb_t *db);
                                """, function, rule))
                .startsWith("templates/test.yaml:2: " + function)
                .contains(problem)
                .endsWith("; delete it");
    }

    @Test
    void aNameStandsForOneParameter() {
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int low, int high);",
                        "rocksdb_level",
                        "parameters: {high: {name: low}}"))
                .endsWith("two parameters are called low; give high another \"name\"");
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int low, int high);",
                        "rocksdb_level",
                        "parameters: {low: {name: high}}"))
                .endsWith("two parameters are called high; give low another \"name\"");
    }

    @Test
    void aParameterMustHaveAJavaName() {
        for (String name : List.of("class", "2nd", "a-b", "a.b")) {
            assertThat(Mapping.refusal(
                            "int rocksdb_level(rocksdb_t *db, int x);",
                            "functions:\n  rocksdb_level:\n    parameters:\n      x:\n        name: " + name + "\n"))
                    .singleElement()
                    .hasToString("templates/test.yaml:5: rocksdb_level: \"" + name
                            + "\" cannot be a name in Java; give it another \"name\"");
        }
    }

    @Test
    void aFactThatCannotMeanAnythingHereIsTold() {
        assertThat(Mapping.refusal(
                        "void rocksdb_put(rocksdb_t *db, const char *key, size_t keylen);",
                        "rocksdb_put",
                        "parameters: {key: {enum: Mode}}"))
                .contains("test.yaml:2", "rocksdb_put", "parameter key", "enum");
        assertThat(Mapping.refusal(
                        "int rocksdb_level(rocksdb_t *db, int x);",
                        "rocksdb_level",
                        "parameters: {x: {nullable: true}}"))
                .contains("test.yaml:2", "rocksdb_level", "parameter x", "nullable");
        assertThat(Mapping.refusal("int rocksdb_level(rocksdb_t *db);", "rocksdb_level", "returns: {nullable: true}"))
                .contains("test.yaml:2", "rocksdb_level", "result", "nullable");
        assertThat(Mapping.refusal("void rocksdb_go(rocksdb_t *db);", "rocksdb_go", "returns: {enum: Mode}"))
                .contains("test.yaml:2", "rocksdb_go", "result", "enum");
    }

    @Test
    void whatFreesMustBeCallable() {
        assertThat(Mapping.refusal("rocksdb_cache_t *rocksdb_cache_create(int x);", """
            functions:
              rocksdb_cache_destroy: {exclude: nobody needs it}
            """))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .contains(
                                "rocksdb_cache_create has no Java form",
                                "it needs rocksdb_cache_destroy, which is left out at templates/test.yaml:2"));
    }

    @Test
    void whatFreesNothingOfATypeIsRefused() {
        assertThat(Mapping.refusal("""
                        typedef struct toy_t toy_t;
                        void toy_end(void);
                        toy_t *toy_create(void);
                        toy_t *toy_lend(rocksdb_t *db);
                        char **toy_names(rocksdb_t *db, size_t *count);
                        """, """
                        types:
                          toy_t:
                            class: Toy
                            destroy: toy_end
                        functions:
                          toy_lend:
                            returns: {destroy: rocksdb_cache_destroy, owned-by-parent: true}
                          toy_names: {returns: {destroy: rocksdb_fre}}
                        """))
                .extracting(Problem::toString)
                .contains(
                        "templates/test.yaml:4: toy_end takes no toy_t to free; name a function that does",
                        "templates/test.yaml:7: rocksdb_cache_destroy takes no toy_t to free; name a function that does",
                        "templates/test.yaml:8: the header has no function rocksdb_fre; did you mean \"rocksdb_free\"?");
    }

    @Test
    void rowsAreSortedAndOfEveryFunction() {
        Mapping mapping = Mapping.of("int rocksdb_a(rocksdb_t *db);\nint rocksdb_z(rocksdb_t *db);");

        assertThat(mapping.mapped().coverage())
                .extracting(CoverageRow::function)
                .isSorted()
                .hasSize(16);
    }
}
