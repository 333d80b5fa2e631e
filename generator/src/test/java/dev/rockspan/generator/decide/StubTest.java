package dev.rockspan.generator.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the template to fill in asks, and what it leaves out. */
class StubTest {

    private static final String OLD = """
            typedef struct rocksdb_t rocksdb_t;
            void rocksdb_close(rocksdb_t *db);
            enum { rocksdb_fast = 0 };
            """;

    private static final String RULES = """
            types:
              rocksdb_t: {class: RocksDB, prefixes: [rocksdb_], passed: call, database: true}
            enums:
              Mode: {constants: {rocksdb_fast: FAST}}
            """;

    private static final String INDEX = """
            typedef struct rocksdb_index_t rocksdb_index_t;
            rocksdb_index_t *rocksdb_create_index(rocksdb_t *db);
            """;

    @TempDir
    Path folder;

    @Test
    void constantsOfOneEnumAreAskedForTogether() throws IOException {
        String stub = stub(OLD, OLD.replace("fast = 0", "fast = 0, rocksdb_slow = 1") + INDEX + """
                enum rocksdb_metric_t { rocksdb_cosine = 0, rocksdb_l2 = 1 };
                enum { rocksdb_round = 0, rocksdb_flat = 1 };
                """);

        assertThat(stub)
                .contains(
                        "#   Metric:\n#     summary: <sentence>\n"
                                + "#     constants: {rocksdb_cosine: <NAME>, rocksdb_l2: <NAME>}\n",
                        "#   <Name>:\n#     summary: <sentence>\n"
                                + "#     constants: {rocksdb_round: <NAME>, rocksdb_flat: <NAME>}\n",
                        "# The enum Mode, ",
                        "#     constants: {rocksdb_slow: <NAME>}\n");
        assertThat(stub(OLD, OLD + "enum { rocksdb_round = 0 };\n"))
                .as("a Java enum is no must")
                .isEmpty();
    }

    @Test
    void whatHappensToAnObjectIsNotAskedForWhatFreesIt() throws IOException {
        assertThat(stub(OLD, OLD + INDEX + "void rocksdb_close_index(rocksdb_t *db, rocksdb_index_t *index);\n"))
                .contains("  rocksdb_index_t:\n", "\\\"destroy: <function>\\\"")
                .doesNotContain("passed: <word>", "  rocksdb_close_index:\n");
    }

    /** What setters do with an object says nothing of others. */
    @Test
    void whatHappensToAnObjectIsAskedWhereItCanBeSaid() throws IOException {
        String index = INDEX + "void rocksdb_index_destroy(rocksdb_index_t *index);\n";

        assertThat(stub(OLD, OLD + index + """
                        void rocksdb_set_index(rocksdb_t *db, rocksdb_index_t *index);
                        void rocksdb_set_first_index(rocksdb_t *db, rocksdb_index_t *first);
                        void rocksdb_use_index(rocksdb_t *db, rocksdb_index_t *used);
                        """))
                .contains(
                        "passed: <word>",
                        "for rocksdb_set_first_index, rocksdb_set_index; where they differ,"
                                + " \\\"functions: {rocksdb_set_first_index: {parameters: {first: {ownership: <word>}}}}\\\""
                                + " for each",
                        "  rocksdb_use_index:\n    decide: \"what C does with the rocksdb_index_t; say"
                                + " \\\"parameters: {used: {ownership: <word>}}\\\"");
        assertThat(stub(OLD, OLD + index + "void rocksdb_use_index(rocksdb_t *db, rocksdb_index_t *index);\n"))
                .contains("{index: {ownership: <word>}}")
                .doesNotContain("passed: <word>");
    }

    @Test
    void allThatAFunctionTakesIsAskedFor() throws IOException {
        String both = """
                typedef struct rocksdb_index_t rocksdb_index_t;
                rocksdb_index_t *rocksdb_index_create();
                void rocksdb_index_destroy(rocksdb_index_t *index);
                typedef struct rocksdb_sink_t rocksdb_sink_t;
                rocksdb_sink_t *rocksdb_sink_create();
                void rocksdb_sink_destroy(rocksdb_sink_t *sink);
                """;

        assertThat(stub(
                        OLD,
                        OLD + both + "void rocksdb_use_both(rocksdb_t *db, rocksdb_index_t *i, rocksdb_sink_t *s);\n"))
                .contains("{i: {ownership: <word>}}", "{s: {ownership: <word>}}");
        assertThat(stub(
                        OLD,
                        OLD + both + "void rocksdb_swap(rocksdb_t *db, rocksdb_index_t *one, rocksdb_index_t *two);\n"))
                .contains("parameters: {one: {ownership: <word>}, two: {ownership: <word>}}");
        assertThat(stub(
                        OLD,
                        OLD + both + "void rocksdb_use(rocksdb_t *db, size_t n, rocksdb_index_t *const *indexes);\n"))
                .contains("parameters: {indexes: {ownership: <word>}}\\\", one of call, shared, borrowed\"");
    }

    @Test
    void whatMakesAnObjectMayKeepItsOnlyArgument() throws IOException {
        assertThat(stub(OLD, OLD + """
                        typedef struct rocksdb_index_options_t rocksdb_index_options_t;
                        rocksdb_index_options_t *rocksdb_index_options_create();
                        void rocksdb_index_options_destroy(rocksdb_index_options_t *options);
                        typedef struct rocksdb_index_t rocksdb_index_t;
                        rocksdb_index_t *rocksdb_open_index(rocksdb_index_options_t *options);
                        void rocksdb_index_destroy(rocksdb_index_t *index);
                        """)).contains("passed: <word>", "for rocksdb_open_index\"");
    }

    @Test
    void whoFreesWhatComesBackIsAskedWithWhatIsCalledBack() throws IOException {
        assertThat(stub(
                        OLD,
                        OLD + INDEX.replace("*db)", "*db, void *state, void (*seen)(void *, int))")
                                + "void rocksdb_index_destroy(rocksdb_index_t *index);\n"))
                .contains("say \\\"callbacks: <Interface>\\\"", "; and it returns a rocksdb_index_t of a rocksdb_t");
    }

    /** Whatever gives its objects waits for the answer, and is asked for nothing but what that leaves open. */
    @Test
    void whatFreesATypeIsAskedOnceWhateverGivesIt() throws IOException {
        String list = "rocksdb_index_t **rocksdb_indexes(rocksdb_t *db, size_t *count);\n"
                + "void rocksdb_indexes_free(rocksdb_index_t **indexes, size_t count);\n";
        String done = "void rocksdb_index_done(rocksdb_index_t *index);\n";
        String type = INDEX.substring(0, INDEX.indexOf('\n') + 1);

        assertThat(stub(OLD, OLD + type + list + done))
                .contains(
                        "\\\"destroy: <function>\\\"",
                        "  rocksdb_indexes:\n    returns: {destroy: rocksdb_indexes_free}\n"
                                + "    decide: \"what frees the array it returns is not stated")
                .doesNotContain("exclude: ");
        assertThat(stub(OLD, OLD + type + list + "void rocksdb_index_done(rocksdb_t *db, rocksdb_index_t *index);\n"))
                .as("what frees one may take the parent first")
                .contains(
                        "\\\"destroy: <function>\\\"",
                        "  rocksdb_indexes:\n    returns: {destroy: rocksdb_indexes_free}\n")
                .doesNotContain("exclude: ");
        assertThat(stub(OLD, OLD + type + list + "void rocksdb_index_done(int how, rocksdb_index_t *index);\n"))
                .as("nothing could be passed for the number")
                .contains("  rocksdb_indexes:\n    exclude: ");
        assertThat(stub(OLD, OLD + type + "rocksdb_index_t *rocksdb_index_create(int size);\n" + done))
                .contains("The conventions wait for it to decide rocksdb_index_create, rocksdb_index_done.")
                .doesNotContain("functions:");
        assertThat(stub(OLD, OLD + type + "void rocksdb_see(rocksdb_t *db, rocksdb_index_t **index);\n" + done))
                .contains("\\\"destroy: <function>\\\"");
    }

    /** Programs import that one. */
    @Test
    void noClassIsCalledAsOneOfJavaUtil() throws IOException {
        assertThat(stub(
                        OLD,
                        OLD + "typedef struct rocksdb_list_t rocksdb_list_t;\nrocksdb_list_t *rocksdb_see(void);\n"))
                .contains("  rocksdb_list_t:\n    class: RocksList\n");
    }

    @Test
    void aTypeThatNoFunctionGivesCanOnlyBeLeftOut() throws IOException {
        String ghost = """
                typedef struct rocksdb_ghost_t rocksdb_ghost_t;
                uint64_t rocksdb_ghost_size(rocksdb_ghost_t *ghost);
                void rocksdb_use_ghosts(rocksdb_t *db, const rocksdb_ghost_t *const *ghosts, size_t count);
                """;

        assertThat(stub(OLD, OLD + ghost)).contains("""
                  rocksdb_ghost_t:
                    class: Ghost
                    exclude: "no function gives one, so that Java has none to pass"
                    decide: "it can only be left out"
                """);
        for (String giving : List.of(
                "rocksdb_ghost_t *rocksdb_see(rocksdb_t *db);\n",
                "void rocksdb_see(rocksdb_t *db, rocksdb_ghost_t **ghost);\n",
                "void rocksdb_see(rocksdb_t *db, void (*seen)(void *, rocksdb_ghost_t *), void *state);\n",
                "typedef void (*rocksdb_seen)(void *, rocksdb_ghost_t *);\n")) {
            assertThat(stub(OLD, OLD + ghost + giving))
                    .as(giving)
                    .contains("  rocksdb_ghost_t:\n    class: Ghost\n    decide: \"its class in Java");
        }
    }

    /** The template to fill in after an older header; empty if nothing has to be decided. */
    private String stub(String older, String newer) throws IOException {
        Path templates = MadeUpTemplates.write(folder, Map.of("all.yaml", RULES));
        Rules rules = RulesLoader.load(templates, Checkout.ROCKSDB);
        CApi before = MadeUpHeader.read(older);
        CApi after = MadeUpHeader.read(newer);
        MappedApi mapped = Mapper.mapDecided(after, null, rules, ApiHistory.NONE);
        return Stub.of(
                        "1.0.0",
                        OpenQuestions.of(mapped, after, rules, ApiHistory.NONE, new Templates(templates)),
                        rules,
                        new Templates(Path.of("templates")),
                        List.of(),
                        NewConstants.of(before, after, mapped, rules.conventions()),
                        List.of())
                .orElse("");
    }
}
