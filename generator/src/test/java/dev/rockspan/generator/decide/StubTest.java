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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                .contains(
                        "    destroy: rocksdb_close_index\n",
                        "which function frees one, if one does: rocksdb_close_index\"")
                .doesNotContain("  rocksdb_close_index:\n");
    }

    /** What is proposed decides all: what follows from an answer is asked with it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "void rocksdb_use(rocksdb_t *db, rocksdb_index_t *i, rocksdb_sink_t *s);",
                "void rocksdb_use(rocksdb_t *db, size_t n, rocksdb_index_t *const *indexes);",
                "rocksdb_sink_t *rocksdb_open_sink(rocksdb_index_t *index);",
                "rocksdb_sink_t *rocksdb_sink_clone(rocksdb_sink_t *sink);",
                "rocksdb_sink_t *rocksdb_see(rocksdb_t *db, void *state, void (*seen)(void *, int));",
                "int rocksdb_see(rocksdb_t *db, void *state, unsigned char (*seen)(void *, const char *, size_t));",
                "void rocksdb_see(rocksdb_t *db, void *state, void (*seen)(void *, unsigned char *));",
                "int rocksdb_try(const char *path, rocksdb_sink_t **sink, uint64_t *size);",
                "rocksdb_sink_t **rocksdb_sinks(rocksdb_t *db, size_t *count);",
                "void acme_use(rocksdb_t *db, rocksdb_sink_t *sink);",
                "void rocksdb_notify(rocksdb_t *db, rocksdb_sink_t *sink, rocksdb_sink_t **others, size_t n);",
                "void rocksdb_sink_commit(rocksdb_sink_t *sink);",
                "void rocksdb_sink_submit(rocksdb_sink_t *sink, rocksdb_index_t *index);",
                "const rocksdb_index_t *rocksdb_sink_index(rocksdb_sink_t *sink, int at);",
                "void rocksdb_fill(rocksdb_t *db, int *numbers, size_t n, char *bytes, size_t size);",
                "int rocksdb_find(rocksdb_t *db, int id, rocksdb_sink_t **out);"
            })
    void whatIsProposedDecidesAll(String function) throws IOException {
        String header = """
                typedef struct rocksdb_index_t rocksdb_index_t;
                rocksdb_index_t *rocksdb_index_create();
                void rocksdb_index_destroy(rocksdb_index_t *index);
                typedef struct rocksdb_sink_t rocksdb_sink_t;
                rocksdb_sink_t *rocksdb_sink_create(rocksdb_index_t *index);
                void rocksdb_sink_destroy(rocksdb_sink_t *sink);
                void rocksdb_sink_set_index(rocksdb_sink_t *sink, rocksdb_index_t *index);
                void rocksdb_free(void *pointer);
                """ + function + '\n';
        String stub = stub(OLD, OLD + header);

        assertThat(stub).contains("    decide: ");
        Map<String, String> answered = Map.of("all.yaml", RULES, "stub.yaml", filledIn(stub));
        Rules rules = RulesLoader.load(MadeUpTemplates.write(folder, answered), Checkout.ROCKSDB);
        assertThat(Mapper.mapDecided(MadeUpHeader.read(OLD + header), null, rules, ApiHistory.NONE)
                        .undecided())
                .as(stub)
                .isEmpty();
    }

    private static String filledIn(String stub) {
        return stub.replaceAll("(?m)^    decide: .*\n", "")
                .replace("<name>", "given")
                .replace("<NAME>", "GIVEN")
                .replace("<sentence>", "It is.");
    }

    /** What has to be said, too, after an answer that is not proposed stands with that answer. */
    @Test
    void whatFollowsFromAnotherAnswerStandsWithIt() throws IOException {
        assertThat(stub(OLD, OLD + """
                        typedef struct rocksdb_index_t rocksdb_index_t;
                        rocksdb_index_t *rocksdb_index_create();
                        void rocksdb_index_destroy(rocksdb_index_t *index);
                        void rocksdb_index_set_snapshot(rocksdb_index_t *index, rocksdb_t *db);
                        rocksdb_index_t *rocksdb_index_copy(rocksdb_index_t *index);
                        """))
                .contains("    #   returns: {owned-by-parent: false}   # if the caller may free it later, too\n"
                        + "    #     and then: C may copy parameter index, a rocksdb_index_t.");
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
                        "    destroy: rocksdb_index_done\n",
                        "    returns: {destroy: rocksdb_indexes_free, owned-by-parent: true}\n"
                                + "    decide: \"what frees the array it returns is not stated")
                .doesNotContain("exclude: ");
        assertThat(stub(OLD, OLD + type + list + "void rocksdb_index_done(rocksdb_t *db, rocksdb_index_t *index);\n"))
                .as("what frees one may take the parent first")
                .contains(
                        "    destroy: rocksdb_index_done\n",
                        "    returns: {destroy: rocksdb_indexes_free, owned-by-parent: true}\n")
                .doesNotContain("exclude: ");
        assertThat(stub(OLD, OLD + type + list + "void rocksdb_index_done(int how, rocksdb_index_t *index);\n"))
                .as("nothing could be passed for the number")
                .contains("  rocksdb_indexes:\n    exclude: ");
        assertThat(stub(OLD, OLD + type + "rocksdb_index_t *rocksdb_index_create(int size);\n" + done))
                .contains("Once it has a class, the conventions decide rocksdb_index_create, rocksdb_index_done.")
                .doesNotContain("functions:");
        assertThat(stub(OLD, OLD + type + "void rocksdb_see(rocksdb_t *db, rocksdb_index_t **index);\n" + done))
                .contains("    destroy: rocksdb_index_done\n");
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
                    .contains(
                            "  rocksdb_ghost_t:\n    class: Ghost\n    summary: <sentence>\n    decide: \"its class in Java");
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
