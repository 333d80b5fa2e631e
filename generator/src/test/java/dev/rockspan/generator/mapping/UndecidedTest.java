package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.model.Undecided;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nothing decides is a value, too: it is listed, and the rest goes on without it. */
class UndecidedTest {

    private static final String STRANGE = "void *rocksdb_options_get_strange(rocksdb_options_t *options);\n";
    private static final String PLAIN = "void rocksdb_options_set_plain(rocksdb_options_t *options, int v);\n";

    @Test
    void aFunctionIsLeftOutAndSaysWhatIsMissing() {
        MappedApi mapped = Mapping.decided(STRANGE + PLAIN, "");

        assertThat(mapped.undecided()).singleElement().satisfies(open -> {
            assertThat(open.kind()).isEqualTo(Undecided.Kind.FUNCTION);
            assertThat(open.symbol()).isEqualTo("rocksdb_options_get_strange");
            assertThat(open.place()).isNull();
            assertThat(open.declaration()).isEqualTo("void *rocksdb_options_get_strange(rocksdb_options_t *options)");
            assertThat(open.why()).contains("no convention fits its result, a void *");
            assertThat(open.problem().toString()).contains("rocksdb_options_get_strange has no Java form");
        });
        assertThat(methods(mapped, "Options")).contains("setPlain").doesNotContain("getStrange", "strange");
        assertThat(row(mapped, "rocksdb_options_get_strange")).satisfies(row -> {
            assertThat(row.state()).isEqualTo(State.UNCLASSIFIED);
            assertThat(row.why()).contains("no convention fits its result");
            assertThat(row.java()).isEmpty();
        });
        assertThat(row(mapped, "rocksdb_options_set_plain").state()).isEqualTo(State.MAPPED);
        assertThat(mapped.model().functions())
                .extracting(RawFunction::name)
                .contains("rocksdb_options_set_plain")
                .doesNotContain("rocksdb_options_get_strange");
    }

    @Test
    void aNumberBesideATextMayBeAPartOfTheResult() {
        String header = "const char *rocksdb_condition(rocksdb_t *db, int *code);\n";

        assertThat(Mapping.refusal(header))
                .contains("say \"parameters: {code: {component: code}}, returns: {component: result}, record:");
        assertThat(methods(Mapping.decided(header, """
                                functions:
                                  rocksdb_condition:
                                    parameters: {code: {component: code}}
                                    returns: {component: text}
                                    record: {class: Condition, summary: What it says.}
                                """), "RocksDB")).contains("condition");
    }

    @ParameterizedTest
    @ValueSource(strings = {"errptr", "err", "error"})
    void anErrorHasOneOfSomeNames(String name) {
        assertThat(Mapping.of("void rocksdb_tidy(rocksdb_t *db, char **" + name + ");")
                        .operation("rocksdb_tidy")
                        .outcome()
                        .checksError())
                .isTrue();
    }

    @Test
    void whatIsReadIsNoPartOfTheResult() {
        assertThat(Mapping.refusal(
                        "int rocksdb_measure(rocksdb_t *db, const char *name);",
                        "rocksdb_measure",
                        "parameters: {name: {component: name}}"))
                .contains("templates/test.yaml:2", "parameter name, a const char *, cannot be filled");
    }

    @Test
    void whatNeedsItIsLeftOutToo() {
        MappedApi mapped = Mapping.decided(
                "rocksdb_cache_t **rocksdb_options_get_caches(rocksdb_options_t *options, size_t *count);\n"
                        + "void rocksdb_options_free_caches(void *strange, int number);\n" + PLAIN,
                """
                functions:
                  rocksdb_options_get_caches:
                    returns: {ownership: owned, destroy: rocksdb_options_free_caches}
                  rocksdb_options_free_caches: {decide: how it frees}
                """);

        assertThat(mapped.undecided())
                .extracting(Undecided::symbol)
                .containsExactly("rocksdb_options_free_caches", "rocksdb_options_get_caches");
        assertThat(mapped.undecided().get(1).why()).contains("it needs rocksdb_options_free_caches");
        assertThat(methods(mapped, "Options")).contains("setPlain");
    }

    @Test
    void aTypeIsLeftOutWithAllThatTakeIt() {
        MappedApi mapped = Mapping.decided("""
                typedef struct rocksdb_gadget_t rocksdb_gadget_t;
                rocksdb_gadget_t *rocksdb_gadget_create(void);
                void rocksdb_gadget_destroy(rocksdb_gadget_t *gadget);
                void rocksdb_options_set_gadget(rocksdb_options_t *options, rocksdb_gadget_t *gadget);
                """ + PLAIN, "");

        assertThat(mapped.undecided())
                .extracting(Undecided::symbol)
                .contains("rocksdb_gadget_t", "rocksdb_gadget_create", "rocksdb_options_set_gadget");
        assertThat(mapped.model().classes()).extracting(HandleClass::name).doesNotContain("Gadget");
        assertThat(methods(mapped, "Options")).contains("setPlain").doesNotContain("setGadget");
    }

    /** Each would compile, and be wrong. */
    @Test
    void whatOnlyLooksRightIsUndecided() {
        MappedApi mapped = Mapping.decided("""
                struct rocksdb_point_t { double x; double y; };
                struct rocksdb_tag_t { void *state; uint64_t id; };
                void rocksdb_move(rocksdb_t *db, const rocksdb_point_t *points, size_t num_points);
                void rocksdb_tag(rocksdb_t *db, const rocksdb_tag_t *tags, size_t num_tags);
                int rocksdb_error(rocksdb_t *db, char *buffer, size_t size);
                void rocksdb_on_done(rocksdb_t *db, void (*done)(int));
                void rocksdb_on_key(rocksdb_t *db, void (*seen)(const char *, void *), void *state);
                void rocksdb_notify(rocksdb_t *db);
                void rocksdb_position(rocksdb_t *db, char *buffer, size_t *length);
                """, "");

        assertThat(mapped.undecided().stream()
                        .map(open -> open.symbol() + ": " + open.why())
                        .toList())
                .satisfiesExactlyInAnyOrder(
                        why -> assertThat(why)
                                .isEqualTo(
                                        "rocksdb_move: it can only be left out, with \"exclude\": no convention fits parameter points, a const rocksdb_point_t *"),
                        why -> assertThat(why)
                                .isEqualTo(
                                        "rocksdb_tag: it can only be left out, with \"exclude\": no convention fits parameter tags, a const rocksdb_tag_t *"),
                        why -> assertThat(why)
                                .startsWith(
                                        "rocksdb_error: whether the function reads or fills parameter buffer is not stated"),
                        why -> assertThat(why)
                                .startsWith(
                                        "rocksdb_on_done: it can only be left out, with \"exclude\": Java is called back by"),
                        why -> assertThat(why)
                                .startsWith(
                                        "rocksdb_on_key: it can only be left out, with \"exclude\": Java is called back by"),
                        why -> assertThat(why).startsWith("rocksdb_position: it can only be left out"),
                        why -> assertThat(why)
                                .isEqualTo("rocksdb_notify: it would be notify(), which every object has already; say"
                                        + " \"name: <name>\""));
    }

    /** What is filled in from the question is right at once. */
    @Test
    void whatTheQuestionProposesDecidesIt() {
        MappedApi mapped = Mapping.decided("""
                int rocksdb_measure(rocksdb_t *db, char *buffer, size_t size);
                void rocksdb_find(rocksdb_t *db, const char *key, size_t keylen, char **value, size_t *vallen);
                const rocksdb_cache_t *rocksdb_cache_of(rocksdb_t *db, int kind);
                """, """
                functions:
                  rocksdb_measure: {parameters: {buffer: {out: false}}}
                  rocksdb_find: {parameters: {value: {component: value, length: vallen}}}
                  rocksdb_cache_of: {in: rocksdb_t, name: cacheOf, returns: {ownership: view}}
                """);

        assertThat(mapped.undecided()).isEmpty();
        assertThat(methods(mapped, "RocksDB")).contains("measure", "find", "cacheOf");
    }

    @Test
    void aRecordOfOneResultIsAMistake() {
        assertThat(Mapping.refusalOfDecided("void rocksdb_find(rocksdb_t *db, char **value, size_t *vallen);\n", """
                        functions:
                          rocksdb_find:
                            parameters: {value: {component: value, length: vallen}}
                            record: {class: Found, summary: What was found.}
                        """))
                .singleElement()
                .asString()
                .contains("\"record\" has no effect: it has one result, value; delete it");
    }

    @Test
    void theQuestionNamesWhatFillsASlot() {
        MappedApi mapped = Mapping.decided("""
                void rocksdb_find(rocksdb_t *db, const char *key, size_t keylen, char **value, size_t *vallen);
                void rocksdb_split(rocksdb_t *db, rocksdb_cache_t **left);
                int rocksdb_last(rocksdb_t *db, uint64_t *seq, char **tag, size_t *tag_len, char **errptr);
                void rocksdb_flags(rocksdb_t *db, unsigned char *flags, size_t num_flags);
                const rocksdb_cache_t *rocksdb_cache_of(rocksdb_t *db, int kind);
                """, "");

        assertThat(mapped.undecided().stream()
                        .map(open -> open.symbol() + ": " + open.why())
                        .toList())
                .satisfiesExactlyInAnyOrder(
                        why -> assertThat(why)
                                .contains(
                                        "say \"parameters: {value: {component: value, length: vallen}}\" if it is filled with bytes"
                                                + " that rocksdb_free frees"),
                        why -> assertThat(why)
                                .contains(
                                        "{seq: {component: seq}, tag: {component: tag, length: tag_len}}, returns: {component:"
                                                + " result}, record: {class: LastResult,"),
                        why -> assertThat(why)
                                .contains(
                                        "\"parameters: {left: {component: left}}, returns: {owned-by-parent: true}\""),
                        why -> assertThat(why)
                                .contains(
                                        "a unsigned char *; \"exclude\" it if the next parameter says how many there are"),
                        why -> assertThat(why).endsWith("but it is no method; say \"in: rocksdb_t, name: of\""));
    }

    /** It would be left out with what is undecided, and nobody would know that a fact has no effect. */
    @Test
    void aMistakeInARuleIsNeverUndecided() {
        String rules = "functions:\n  rocksdb_options_set_plain: {parameters: {v: {text: true}}}\n";

        assertThat(Mapping.refusalOfDecided(STRANGE + PLAIN, rules))
                .containsExactly(new Problem(
                        "templates/test.yaml:2",
                        "rocksdb_options_set_plain: \"text\" has no effect on parameter v, which is a number;"
                                + " delete it"));
        assertThat(Mapping.refusal(STRANGE + PLAIN, rules))
                .as("both at once")
                .extracting(Problem::place)
                .containsExactly("templates/test.yaml:2", "c.h");
    }

    @Test
    void whatTemplatesSayIsStillToBeDecidedIsUndecidedForThatReason() {
        String rules = """
                functions:
                  rocksdb_options_set_plain: {decide: "is 0 allowed?", parameters: {v: {min: 0}}}
                """;

        assertThat(Mapping.refusal(PLAIN, rules))
                .singleElement()
                .extracting(Problem::toString)
                .asString()
                .startsWith("templates/test.yaml:2: rocksdb_options_set_plain")
                .contains("is 0 allowed?");
        assertThat(Mapping.decided(PLAIN, rules).undecided()).singleElement().satisfies(open -> {
            assertThat(open.place()).isEqualTo("templates/test.yaml:2");
            assertThat(open.why()).isEqualTo("is 0 allowed?");
        });
    }

    @Test
    void whatFreesWhatIsLeftOutIsLeftOut() {
        String header =
                "void **rocksdb_odd(rocksdb_t *db, size_t *count);\nvoid rocksdb_odd_free(void **odd, size_t n);\n";

        MappedApi mapped = Mapping.decided(header, "functions:\n  rocksdb_odd: {exclude: Java has none}\n");

        assertThat(mapped.undecided()).isEmpty();
        assertThat(row(mapped, "rocksdb_odd_free").why()).contains("frees what rocksdb_odd gives");
    }

    @Test
    void whatTakesATypeThatIsLeftOutIsLeftOut() {
        MappedApi mapped = Mapping.decided(
                INDEX + "rocksdb_index_t *rocksdb_index_of(rocksdb_t *db);\n",
                "types:\n  rocksdb_index_t: {class: Index, exclude: nobody needs it}\n");

        assertThat(mapped.undecided()).isEmpty();
        assertThat(row(mapped, "rocksdb_index_of").why()).isEqualTo("A rocksdb_index_t is left out: nobody needs it");
    }

    @Test
    void listsOfWhatNothingFreesCanOnlyBeLeftOut() {
        String header = """
                typedef struct rocksdb_shard_t rocksdb_shard_t;
                rocksdb_shard_t **rocksdb_shards(rocksdb_t *db, size_t *count);
                """;

        assertThat(Mapping.decided(header, "types:\n  rocksdb_shard_t: {class: Shard}\n")
                        .undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .startsWith("it can only be left out");
        assertThat(Mapping.decided(
                                header + "void rocksdb_shard_destroy(rocksdb_shard_t *shard);\n",
                                "types:\n  rocksdb_shard_t: {class: Shard}\n")
                        .undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .contains("say \"returns: {destroy: rocksdb_free, owned-by-parent: true}\"");
    }

    private static final String INDEX = """
            typedef struct rocksdb_index_t rocksdb_index_t;
            void rocksdb_index_destroy(rocksdb_index_t *index);
            """;

    @Test
    void whetherAnObjectLivesInTheOneThatMakesItIsAsked() {
        String header =
                INDEX + "rocksdb_index_t *rocksdb_open_index(rocksdb_t *db, const char *name, char **errptr);\n";

        assertThat(Mapping.decided(header, "types:\n  rocksdb_index_t: {class: Index}\n")
                        .undecided())
                .singleElement()
                .satisfies(open -> {
                    assertThat(open.symbol()).isEqualTo("rocksdb_open_index");
                    assertThat(open.why())
                            .contains(
                                    "returns a rocksdb_index_t of a rocksdb_t",
                                    "\"returns: {ownership: view}\"",
                                    "\"returns: {owned-by-parent: true}\"",
                                    "ends the JVM");
                });
        assertThat(Mapping.decided(header, "types:\n  rocksdb_index_t: {class: Index, owned-by-parent: true}\n")
                        .undecided())
                .isEmpty();
        assertThat(Mapping.decided(header, """
                types:
                  rocksdb_index_t: {class: Index}
                functions:
                  rocksdb_open_index: {returns: {owned-by-parent: false}}
                """).undecided()).isEmpty();
    }

    @Test
    void itIsAskedOfWhatIsPassedToAFactory() {
        String header = INDEX + "rocksdb_index_t *rocksdb_index_create(int kind, rocksdb_t *db);\n";
        String type = "types:\n  rocksdb_index_t: {class: Index}\n";

        assertThat(Mapping.decided(header, type).undecided())
                .extracting(Undecided::symbol)
                .containsExactly("rocksdb_index_create");
        assertThat(Mapping.decided(
                                header,
                                type + "functions:\n  rocksdb_index_create: {returns: {owned-by-parent: true}}\n")
                        .undecided())
                .isEmpty();
        assertThat(Mapping.decided(
                                header,
                                type
                                        + "functions:\n  rocksdb_index_create: {parameters: {db: {ownership: borrowed}}}\n")
                        .undecided())
                .isEmpty();
    }

    @Test
    void whetherADatabaseIsKeptIsAsked() {
        String header = INDEX + "void rocksdb_index_attach(rocksdb_index_t *index, rocksdb_t *source);\n";
        String type = "types:\n  rocksdb_index_t: {class: Index}\n";

        assertThat(Mapping.decided(header, type).undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .contains("\"parameters: {source: {ownership: borrowed}}\" if it keeps the pointer");
        for (String word : List.of("borrowed", "call")) {
            String stated = "functions:\n  rocksdb_index_attach: {parameters: {source: {ownership: " + word + "}}}\n";
            assertThat(Mapping.decided(header, type + stated).undecided()).isEmpty();
        }
    }

    @Test
    void whetherTheDatabasesOfAListAreKeptIsAsked() {
        String header = INDEX + "void rocksdb_index_set_sources(rocksdb_index_t *index, size_t num_sources,"
                + " rocksdb_t *const *sources);\n";
        String type = "types:\n  rocksdb_index_t: {class: Index}\n";

        assertThat(Mapping.decided(header, type).undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .contains("\"parameters: {sources: {ownership: borrowed}}\" if it keeps the pointer");
    }

    /** RocksDB copies the options. The new object is closed before the first database, and may use the second one. */
    @Test
    void whatAnObjectIsTiedToIsWhatTheQuestionSays() {
        String header = INDEX + "rocksdb_index_t *rocksdb_index_create(const rocksdb_readoptions_t *options,"
                + " rocksdb_t *db, rocksdb_t *other);\n";
        String said = """
                types:
                  rocksdb_index_t: {class: Index}
                functions:
                  rocksdb_index_create:
                    returns: {owned-by-parent: true}
                    parameters: {options: {ownership: copied}%s}
                """;

        assertThat(Mapping.decided(
                                header, said.formatted("").replace("returns: {owned-by-parent: true}", "waits: true"))
                        .undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .contains("whether what it makes uses parameter other")
                .doesNotContain("ownership: view");
        assertThat(Mapping.decided(header, said.formatted("")).undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .isEqualTo(
                        "whether what it makes uses parameter other, a rocksdb_t, is not stated; say"
                                + " \"parameters: {other: {ownership: borrowed}}\" if it does, \"returns: {parent: other}\" if what it"
                                + " makes is to be closed before that, or \"parameters: {other: {ownership: call}}\" if it does not");
        assertThat(Mapping.of(header, said.formatted(", other: {ownership: borrowed}"))
                        .result("rocksdb_index_create"))
                .contains("ties=Ties{parent=db, borrows=[other]}");
    }

    @Test
    void aStatedParentIsWhatTheResultIsTiedTo() {
        String header = INDEX + "rocksdb_index_t *rocksdb_index_create(int kind, rocksdb_t *db, rocksdb_t *other);\n";
        String said = """
                types:
                  rocksdb_index_t: {class: Index}
                functions:
                  rocksdb_index_create: {returns: {parent: other%s}, parameters: {%s}}
                """;

        assertThat(Mapping.decided(header, said.formatted("", "kind: {what: the kind}"))
                        .undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .startsWith("whether what it makes uses parameter db");
        assertThat(Mapping.of(header, said.formatted("", "db: {ownership: borrowed}"))
                        .result("rocksdb_index_create"))
                .contains("ties=Ties{parent=other, borrows=[db]}");
        assertThat(Mapping.refusalOfDecided(
                        header, said.formatted(", owned-by-parent: false", "db: {ownership: borrowed}")))
                .singleElement()
                .asString()
                .contains("its result has a \"parent\", but is not owned by it");
    }

    @Test
    void whatIsTransferredIsNoParent() {
        assertThat(Mapping.of(
                                INDEX
                                        + "rocksdb_index_t *rocksdb_index_create(rocksdb_readoptions_t *options, rocksdb_cache_t"
                                        + " *cache);\n",
                                """
                                types:
                                  rocksdb_index_t: {class: Index}
                                functions:
                                  rocksdb_index_create:
                                    returns: {owned-by-parent: true}
                                    parameters: {options: {ownership: transferred}}
                                """)
                        .result("rocksdb_index_create"))
                .contains("parent=cache");
    }

    @Test
    void whetherWhatIsMadeUsesTheDatabasesOfAListIsAsked() {
        assertThat(Mapping.decided(
                                INDEX
                                        + "rocksdb_index_t *rocksdb_index_create(size_t num_dbs, rocksdb_t *const *dbs);\n",
                                "types:\n  rocksdb_index_t: {class: Index}\n")
                        .undecided())
                .singleElement()
                .extracting(Undecided::why)
                .asString()
                .startsWith("whether what it makes uses parameter dbs, a rocksdb_t,");
    }

    /** Nothing could be passed for the rest. */
    @Test
    void whatFreesTakesTheObjectAlone() {
        String header = INDEX + "rocksdb_index_t *rocksdb_index_create(void);\n"
                + "void rocksdb_index_release(rocksdb_index_t *index, char **errptr);\n";

        assertThat(Mapping.decided(
                                header, "types:\n  rocksdb_index_t: {class: Index, destroy: rocksdb_index_release}\n")
                        .undecided())
                .extracting(Undecided::symbol, Undecided::why)
                .contains(tuple(
                        "rocksdb_index_create",
                        "it can only be left out, with \"exclude\": rocksdb_index_release does not take the"
                                + " rocksdb_index_t that it frees alone, or after its parent"));
    }

    @Test
    void itIsNotAskedOfWhatRocksDbKeepsAReferenceTo() {
        String header = INDEX + "rocksdb_index_t *rocksdb_index_create(rocksdb_options_t *options);\n";

        assertThat(Mapping.decided(header, "types:\n  rocksdb_index_t: {class: Index}\n")
                        .undecided())
                .isEmpty();
    }

    @Test
    void whatCannotBeExpressedCanBeLeftOutAndStopsNothingElse() {
        String beyond = "void rocksdb_log_to(FILE *file);\n";

        assertThat(Mapping.decided(beyond + PLAIN, "").undecided())
                .singleElement()
                .satisfies(open -> {
                    assertThat(open.symbol()).isEqualTo("rocksdb_log_to");
                    assertThat(open.declaration()).isEqualTo("void rocksdb_log_to(FILE *file)");
                    assertThat(open.why()).contains("it can only be left out, with \"exclude\"", "unknown type 'FILE'");
                });
        MappedApi mapped =
                Mapping.decided(beyond + PLAIN, "functions:\n  rocksdb_log_to: {exclude: Java has no FILE}\n");
        assertThat(mapped.undecided()).isEmpty();
        assertThat(row(mapped, "rocksdb_log_to").state()).isEqualTo(State.EXCLUDED);
    }

    @Test
    void aTypeCanWaitForADecision() {
        String header = "typedef struct rocksdb_gadget_t rocksdb_gadget_t;\n" + PLAIN;
        String rules = "types:\n  rocksdb_gadget_t: {class: Gadget, decide: \"who frees it?\"}\n";

        assertThat(Mapping.refusal(header, rules))
                .singleElement()
                .extracting(Problem::toString)
                .asString()
                .isEqualTo(
                        "templates/test.yaml:2: rocksdb_gadget_t is undecided as long as \"decide\" stands here. If its"
                                + " question is answered, delete that line. Otherwise decide it in templates/: the fact, or \"exclude\""
                                + " with a reason. It asks: who frees it?");
        assertThat(Mapping.decided(header, rules).undecided())
                .singleElement()
                .extracting(Undecided::kind)
                .isEqualTo(Undecided.Kind.TYPE);
    }

    @Test
    void aMisspeltFunctionComesBeforeWhatNeedsItsRightName() {
        assertThat(Mapping.refusal("""
                        char **rocksdb_names(rocksdb_t *db, size_t *count);
                        void rocksdb_names_destroy(char **names, size_t count);
                        """, "functions:\n  rocksdb_names: {returns: {destroy: rocksdb_names_destory}}\n"))
                .extracting(Problem::toString)
                .satisfiesExactly(
                        problem -> assertThat(problem)
                                .isEqualTo(
                                        "templates/test.yaml:2: the header has no function rocksdb_names_destory; did"
                                                + " you mean \"rocksdb_names_destroy\"?"),
                        problem -> assertThat(problem).contains("rocksdb_names_destroy has no Java form"));
    }

    @Test
    void anInterfaceStaysAsItIsStated() {
        String header = """
                typedef struct rocksdb_otherdb_t rocksdb_otherdb_t;
                void rocksdb_otherdb_close(rocksdb_otherdb_t *db);
                void rocksdb_put(rocksdb_t *db, int v);
                void rocksdb_otherdb_put(rocksdb_otherdb_t *db, int v);
                void rocksdb_put_long(rocksdb_t *db, uint64_t v);
                void rocksdb_otherdb_put_long(rocksdb_otherdb_t *db, uint64_t v);
                """;
        String rules = """
                types:
                  rocksdb_otherdb_t: {class: OtherDB, passed: call}
                functions:
                  rocksdb_put_long: {name: put}
                  rocksdb_otherdb_put_long: {name: put}
                interfaces:
                  Database:
                    summary: A database.
                    classes: [OtherDB, RocksDB]
                    methods: {put(int): Puts.}
                """;

        assertThat(Mapping.refusal(header, rules))
                .singleElement()
                .extracting(Problem::toString)
                .asString()
                .contains("the interface Database: all of its classes have put(long), too; state it");
        MappedApi mapped = Mapping.decided(header, rules);
        assertThat(mapped.undecided()).singleElement().satisfies(open -> {
            assertThat(open.kind()).isEqualTo(Undecided.Kind.INTERFACE);
            assertThat(open.symbol()).isEqualTo("Database");
        });
        assertThat(mapped.model().interfaces().get(0).methods()).hasSize(1);
    }

    private static CoverageRow row(MappedApi mapped, String function) {
        return mapped.coverage().stream()
                .filter(row -> row.function().equals(function))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> methods(MappedApi mapped, String type) {
        return mapped.model().classes().stream()
                .filter(candidate -> candidate.name().equals(type))
                .flatMap(candidate -> candidate.operations().stream())
                .map(Operation::name)
                .toList();
    }
}
