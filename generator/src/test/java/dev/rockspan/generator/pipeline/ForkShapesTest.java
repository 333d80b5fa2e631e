package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CDeclaration;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CTypeParser;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.Descriptors;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fork's functions of each shape: right by convention, or asked for so that somebody new can answer. */
class ForkShapesTest {

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");

    private static final String INDEX = "rocksdb_vector_index_t";

    private static final String ADDED = """
            void rocksdb_options_set_vector_size(rocksdb_options_t *options, uint64_t size)
            uint64_t rocksdb_options_get_vector_size(rocksdb_options_t *options)
            void rocksdb_options_set_vector_metric(rocksdb_options_t *options, int metric)
            rocksdb_vector_index_t *rocksdb_open_vector_index(rocksdb_t *db, const char *name, char **errptr)
            void rocksdb_vector_index_destroy(rocksdb_vector_index_t *index)
            uint64_t rocksdb_vector_stats(rocksdb_t *db, uint64_t *misses)
            uint64_t *rocksdb_vector_ids(rocksdb_t *db, size_t *count, char **errptr)
            void rocksdb_vector_ids_free(uint64_t *ids)
            void rocksdb_options_set_vector_scorer(rocksdb_options_t *options, void *state, void (*destructor)(void *), double (*score)(void *, const char *, size_t))
            void rocksdb_vector_index_set_cache(rocksdb_vector_index_t *index, rocksdb_cache_t *cache)
            void rocksdb_vector_index_set_env(rocksdb_vector_index_t *index, rocksdb_env_t *env)
            char *rocksdb_vector_index_name(rocksdb_vector_index_t *index)
            void rocksdb_vector_index_add(rocksdb_vector_index_t *index, char **errptr, const char *key, size_t keylen)
            unsigned char rocksdb_vector_index_contains(rocksdb_vector_index_t *index, const char *key, size_t keylen)
            rocksdb_slice_t rocksdb_vector_index_center(rocksdb_vector_index_t *index)
            rocksdb_vector_plan_t *rocksdb_vector_plan_create(void)
            void rocksdb_vector_plan_destroy(rocksdb_vector_plan_t *plan)
            void rocksdb_options_set_vector_plan(rocksdb_options_t *options, rocksdb_vector_plan_t *plan)
            rocksdb_vector_plan_t *rocksdb_get_vector_plan(rocksdb_t *db)
            void rocksdb_vector_add(rocksdb_t *db, const rocksdb_writeoptions_t *options, const float *vector, size_t size)
            rocksdb_vector_walk_t *rocksdb_vector_index_walk(rocksdb_vector_index_t *index)
            void rocksdb_vector_walk_release(rocksdb_vector_walk_t *walk)
            void rocksdb_put_vector(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)
            """;

    @TempDir
    Path folder;

    private Path acme;
    private String gone = "";
    private String added = ADDED;

    @BeforeEach
    void makeAFolderForRules() throws IOException {
        acme = Files.createDirectories(folder.resolve("acme"));
    }

    /** What somebody new writes who reads the template to fill in. */
    private static final String ANSWERS = """
            types:
              rocksdb_vector_index_t: {class: VectorIndex}
              rocksdb_vector_plan_t: {class: VectorPlan, passed: shared}
              rocksdb_vector_walk_t: {class: VectorWalk, destroy: rocksdb_vector_walk_release}
            functions:
              rocksdb_open_vector_index: {returns: {owned-by-parent: true}}
              rocksdb_options_set_vector_scorer: {callbacks: VectorScorer, interface: ColumnFamilyOptionsInterface}
              rocksdb_options_set_vector_size: {interface: DBOptionsInterface}
              rocksdb_options_set_vector_plan: {interface: Options}
              rocksdb_vector_index_walk: {returns: {owned-by-parent: true}}
              rocksdb_options_set_vector_metric: {interface: Options, parameters: {metric: {enum: VectorMetric}}}
              rocksdb_vector_ids: {exclude: No convention reads it.}
              rocksdb_get_vector_plan: {returns: {ownership: view}}
              rocksdb_vector_add: {exclude: No convention reads floats.}
              rocksdb_vector_stats:
                parameters: {misses: {component: misses}}
                returns: {component: hits}
                record: {class: VectorStats, summary: How often vectors were found.}
            callbacks:
              VectorScorer:
                summary: Says how near a vector is.
                function: rocksdb_options_set_vector_scorer
                methods: [{name: score, summary: Says how near it is., parameters: {1: {name: vector}}, on-exception: '0'}]
            enums:
              VectorMetric:
                summary: How vectors are compared.
                constants: {rocksdb_vector_cosine: COSINE, rocksdb_vector_l2: L2}
            """;

    @Test
    void asksForWhatNoConventionKnows() throws IOException {
        UpgradeResult result = upgrade();

        assertThat(result.generated()).isNull();
        assertThat(result.diff().decisions())
                .filteredOn(Decision::blocking)
                .extracting(Decision::symbol)
                .containsExactlyInAnyOrder(
                        INDEX,
                        "rocksdb_open_vector_index",
                        "rocksdb_options_set_vector_scorer",
                        "rocksdb_vector_ids",
                        "rocksdb_vector_add",
                        "rocksdb_vector_plan_t",
                        "rocksdb_get_vector_plan",
                        "rocksdb_options_set_vector_plan",
                        "rocksdb_vector_walk_t",
                        "rocksdb_vector_index_walk",
                        "rocksdb_vector_stats");
        assertThat(result.stubText())
                .contains(
                        "  rocksdb_open_vector_index:\n",
                        "    returns: {owned-by-parent: true}\n",
                        "    callbacks: OptionsVectorScorerScore\n",
                        "callbacks:\n  OptionsVectorScorerScore:\n    summary: <sentence>\n"
                                + "    function: rocksdb_options_set_vector_scorer\n    methods:\n"
                                + "      - {name: score, summary: <sentence>, parameters: {1: {name: <name>}},"
                                + " on-exception: \"0\"}\n",
                        "rocksdb_vector_ids:\n    exclude: \"",
                        "    #   returns: {ownership: view}   # if the caller must not free it; it ends with the"
                                + " rocksdb_vector_index_t at the latest\n",
                        "rocksdb_vector_add:\n    exclude: \"no convention fits parameter vector",
                        "    parameters: {plan: {ownership: borrowed}}\n",
                        "    parameters: {misses: {component: misses}}\n",
                        "#     constants: {rocksdb_vector_cosine: <NAME>, rocksdb_vector_l2: <NAME>}",
                        "{parameters: {<parameter>: {enum: <Name>}}}");
    }

    /** Nothing else has to be said by who finds the proposed answers right. */
    @Test
    void theProposedAnswersDecideAll() throws IOException {
        String stub = Objects.requireNonNull(upgrade().stubText());
        Files.writeString(
                acme.resolve("undecided-11.8.1.yaml"),
                stub.replaceAll("(?m)^    decide: .*\n", "")
                        .replace("<sentence>", "It is new.")
                        .replace("<name>", "given"));

        UpgradeResult result = upgrade();

        assertThat(result.generated()).isNotNull();
        assertThat(result.counts().unclassified()).isZero();
    }

    @Test
    void whatAForkLeavesOutMayHaveSetAState() throws IOException {
        added = "";
        Files.writeString(acme.resolve("acme.yaml"), """
                functions:
                  rocksdb_open_with_ttl: {exclude: Nobody needs it.}
                  rocksdb_open_column_families_with_ttl: {exclude: Nobody needs it.}
                """);

        assertThat(upgrade().generated()).isNotNull();
    }

    /** Of an object of a fork's, RocksDB's conventions say nothing. */
    @Test
    void asksWhatAForksObjectDoesToOthersAndToItself() throws IOException {
        added = """
                rocksdb_vector_index_t *rocksdb_open_vector_index(rocksdb_t *db, char **errptr)
                void rocksdb_vector_index_destroy(rocksdb_vector_index_t *index)
                void rocksdb_vector_index_apply(rocksdb_vector_index_t *index, rocksdb_writebatch_t *batch)
                void rocksdb_vector_index_add_read(rocksdb_vector_index_t *index, const rocksdb_readoptions_t *options)
                void rocksdb_vector_index_read(rocksdb_vector_index_t *index, const rocksdb_readoptions_t *options)
                uint64_t rocksdb_vector_index_commit(rocksdb_vector_index_t *index, const rocksdb_writeoptions_t *options, uint64_t *seq, char **errptr)
                void rocksdb_vector_index_abort(rocksdb_vector_index_t *index, const char *reason)
                void rocksdb_vector_index_delete(rocksdb_vector_index_t *index, const char *key, size_t keylen)
                rocksdb_t *rocksdb_vector_index_db(rocksdb_vector_index_t *index)
                void rocksdb_replicate_to(rocksdb_t *db, rocksdb_t *replica, char **errptr)
                void rocksdb_options_set_vector_reads(rocksdb_options_t *options, rocksdb_readoptions_t *reads)
                void rocksdb_drop_vector_index(rocksdb_t *db, rocksdb_vector_index_t *index, char **errptr)
                char **rocksdb_vector_names(rocksdb_t *db, size_t *count)
                void rocksdb_free_vector_names(char **names, size_t count)
                """;

        UpgradeResult result = upgrade();

        assertThat(result.diff().decisions())
                .filteredOn(Decision::blocking)
                .extracting(Decision::symbol)
                .containsExactly(
                        "rocksdb_drop_vector_index",
                        "rocksdb_open_vector_index",
                        "rocksdb_options_set_vector_reads",
                        "rocksdb_replicate_to",
                        "rocksdb_vector_index_abort",
                        "rocksdb_vector_index_add_read",
                        "rocksdb_vector_index_apply",
                        "rocksdb_vector_index_commit",
                        "rocksdb_vector_index_db",
                        "rocksdb_vector_names",
                        INDEX);
        assertThat(result.stubText())
                .contains(
                        "    parameters: {index: {ownership: transferred}}\n",
                        "    returns: {destroy: rocksdb_free_vector_names}\n",
                        "whether C keeps parameter replica, a rocksdb_t, after the call is not stated",
                        "whether C keeps parameter batch, a rocksdb_writebatch_t, after the call is not stated",
                        "whether C keeps parameter options, a rocksdb_readoptions_t, after the call is not stated",
                        "    returns: {ownership: view}\n    decide: \"it returns a rocksdb_t of a rocksdb_vector_index_t")
                .doesNotContain("{options: {ownership: transferred}}");
    }

    /** What RocksDB's templates say of such a function is no mistake of the fork's. */
    @Test
    void asksAnewOfAFunctionThatIsDeclaredOtherwise() throws IOException {
        added =
                "const char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen,"
                        + " size_t *vallen, char **errptr)";

        UpgradeResult result = upgrade();

        assertThat(result.diff().decisions())
                .filteredOn(Decision::blocking)
                .singleElement()
                .satisfies(decision -> assertThat(decision.why())
                        .startsWith("the header declares it otherwise than RocksDB. Write an entry that replaces"
                                + " templates/db.yaml:")
                        .contains(", which fails because "));
        assertThat(result.stubText()).containsPattern("  # templates/db.yaml:\\d+ says\n  #   rocksdb_get: ");
        Files.writeString(acme.resolve("acme.yaml"), "functions: {rocksdb_get: {exclude: It copies no value.}}\n");
        assertThat(upgrade().generated()).isNotNull();
    }

    /** Of callbacks, too; what they are like is shown with its own. */
    @Test
    void asksAnewOfCallbacksThatAreDeclaredOtherwise() throws IOException {
        added =
                "rocksdb_logger_t *rocksdb_logger_create_callback_logger(int level, void (*log)(void *, unsigned int, char *,"
                        + " size_t, uint64_t), void *priv)";

        UpgradeResult result = upgrade();

        assertThat(result.diff().decisions())
                .filteredOn(Decision::blocking)
                .singleElement()
                .satisfies(
                        decision -> assertThat(decision.why())
                                .contains(
                                        "Write an entry LoggerCallbacks under \"callbacks\" that replaces templates/callbacks.yaml:"));
        assertThat(result.stubText())
                .containsPattern("  # templates/callbacks.yaml:\\d+ says\n  #   LoggerCallbacks:\n");
        Files.writeString(
                acme.resolve("acme.yaml"),
                "functions: {rocksdb_logger_create_callback_logger: {exclude: It is not wanted.}}\n");
        assertThat(upgrade().generated()).as("or it is left out").isNotNull();
        Files.writeString(acme.resolve("acme.yaml"), """
                callbacks:
                  LoggerCallbacks:
                    function: rocksdb_logger_create_callback_logger
                    methods:
                      - name: log
                        parameters: {1: {name: level, enum: InfoLogLevel}, 2: {name: line, text: true}, 4: {name: micros}}
                """);
        assertThat(upgrade().generated()).isNotNull();
        assertThat(folder.resolve("out/src/main/java/com/acme/db/Logger.java"))
                .content()
                .as("its Java in the templates logs without a time")
                .doesNotContain("this::logFrom");
    }

    /** The runtime would call it as RocksDB declares it. */
    @Test
    void aFunctionThatHandWrittenCodeCallsIsRefusedIfItIsDeclaredOtherwise() {
        added = "void rocksdb_iter_refresh(rocksdb_iterator_t *iter, unsigned char force, char **errptr)";

        assertThatThrownBy(this::upgrade)
                .hasMessageContaining(
                        "rocksdb_iter_refresh: the runtime calls it as RocksDB declares it, but the header says")
                .hasMessageContaining("give the fork's function another name in C");
    }

    /** What a fork says of a function that it declares otherwise is its own, and what fits only that is no mistake before. */
    @Test
    void aMistakeOfAForkStaysOne() throws IOException {
        added =
                "const char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen,"
                        + " size_t *vallen, char **errptr)";
        Files.writeString(
                acme.resolve("acme.yaml"),
                "functions: {rocksdb_get: {try-name: tryGet, pinned-read: rocksdb_get_pinned}}\n");

        assertThatThrownBy(this::upgrade)
                .hasMessageContaining("acme.yaml:1: rocksdb_get: \"pinned-read\" has no effect");
    }

    @Test
    void aFunctionThatIsLeftOutLeavesItsInterfaceWhereverItStands() throws IOException {
        added = "";
        Files.writeString(
                acme.resolve("acme.yaml"), "functions: {rocksdb_transaction_begin: {exclude: It is not wanted.}}\n");

        assertThat(upgrade().generated()).isNotNull();
        assertThat(Files.readString(folder.resolve("out/src/main/java/com/acme/db/TransactionalDB.java")))
                .doesNotContain("beginTransaction(");
    }

    @Test
    void aViewThatIsFilledMayBeNull() throws IOException {
        added = "void rocksdb_split(rocksdb_t *db, rocksdb_cache_t **first, rocksdb_cache_t **second)";
        Files.writeString(acme.resolve("acme.yaml"), """
                functions:
                  rocksdb_split:
                    parameters: {first: {component: first, ownership: view, nullable: true}, second: {component: second}}
                    returns: {owned-by-parent: true}
                    record: {class: Split, summary: Both.}
                """);

        assertThat(upgrade().generated()).isNotNull();
        assertThat(Files.readString(folder.resolve("out/src/main/java/com/acme/db/RocksDB.java")))
                .containsPattern("address\\(\\) == 0\\s+[?] null\\s+: new Cache\\(NativeObject.view\\(");
    }

    /** As of one that is gone, an interface does without its methods. */
    @Test
    void aFunctionThatIsDeclaredOtherwiseLeavesItsInterface() throws IOException {
        added = "void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen,"
                + " const char *val, size_t vallen, uint64_t ttl, char **errptr)";

        assertThat(upgrade().generated()).isNotNull();
        assertThat(Files.readString(folder.resolve("out/src/main/java/com/acme/db/RocksDB.java")))
                .contains("public void put(WriteOptions options, byte[] key, byte[] value, long ttl) {");
        assertThat(Files.readString(folder.resolve("out/src/main/java/com/acme/db/KeyValueWriter.java")))
                .contains("void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value);")
                .doesNotContain("void put(byte[] key, byte[] value);");
    }

    /** What is decided for a setter holds for its getter, too. */
    @Test
    void asksOnceForEachOption() throws IOException {
        added = """
                void rocksdb_options_set_vector_metric(rocksdb_options_t *options, int metric)
                int rocksdb_options_get_vector_metric(rocksdb_options_t *options)
                void rocksdb_options_set_vector_size(rocksdb_options_t *options, uint64_t size)
                uint64_t rocksdb_options_vector_size(rocksdb_options_t *options)
                uint64_t rocksdb_options_get_vector_get_set(rocksdb_options_t *options)
                void rocksdb_options_forget_vectors(rocksdb_options_t *options)
                """;
        Files.writeString(
                acme.resolve("acme.yaml"), "functions: {rocksdb_options_set_vector_metric: {interface: Options}}\n");

        assertThat(upgrade().diff().decisions())
                .extracting(Decision::why)
                .filteredOn(why -> why.startsWith("only Options"))
                .singleElement()
                .asString()
                .startsWith("only Options has the options of rocksdb_options_get_vector_get_set,"
                        + " rocksdb_options_set_vector_size; say");
    }

    /** Programs for RocksDB look for options in the class of a database or of a column family. */
    @Test
    void offersThatOtherClassesHaveAnOptionToo() throws IOException {
        assertThat(upgrade().diff().decisions())
                .filteredOn(decision -> !decision.blocking() && decision.kind().equals("function"))
                .extracting(Decision::why)
                .containsExactly("only Options has the options of rocksdb_options_set_vector_metric,"
                        + " rocksdb_options_set_vector_size; say of each under \"functions\" {interface:"
                        + " ColumnFamilyOptionsInterface} to have it in ColumnFamilyOptions, too, {interface:"
                        + " DBOptionsInterface} to have it in DBOptions, too, or {interface: Options} to leave"
                        + " it so");
    }

    @Test
    void refusesAnInterfaceThatAnOptionCannotBeIn() throws IOException {
        Path rules = acme.resolve("acme.yaml");

        Files.writeString(rules, "functions: {rocksdb_options_set_vector_size: {interface: DbOptions}}\n");
        assertThatThrownBy(this::upgrade)
                .hasMessageContaining(rules + ":1: rocksdb_options_set_vector_size: there is no interface DbOptions of"
                        + " Options; say AdvancedColumnFamilyOptionsInterface, ");

        Files.writeString(rules, "functions: {rocksdb_options_set_env: {interface: DBOptionsInterface}}\n");
        assertThatThrownBy(this::upgrade)
                .hasMessageContaining(rules + ":1: rocksdb_options_set_env: \"interface\" has no effect: ");
    }

    /** What the templates say of RocksDB's functions stays right beside them. */
    @Test
    void asksForWhatDoesNotFitBesideFunctionsOfRocksDbs() throws IOException {
        added = """
                uint64_t rocksdb_wal_files_age(const rocksdb_wal_files_t *files, size_t index)
                const rocksdb_wal_file_t *rocksdb_wal_files_back(const rocksdb_wal_files_t *files, size_t index)
                void rocksdb_wal_file_set_age(rocksdb_wal_file_t *file, uint64_t age)
                uint64_t rocksdb_wal_file_get_log_number(const rocksdb_wal_file_t *file)
                uint64_t rocksdb_livefiles_age(const rocksdb_livefiles_t *files, int index)
                void rocksdb_livefile_set_kind(rocksdb_livefile_t *file, int kind)
                const rocksdb_backup_engine_info_t *rocksdb_backup_engine_info_get(const rocksdb_backup_engine_info_t *info, int index)
                uint64_t rocksdb_writebatch_wi_size_at(rocksdb_writebatch_wi_t *b, int i)
                unsigned char rocksdb_iter_is_valid(const rocksdb_iterator_t *iterator)
                uint64_t rocksdb_get_aggregated_long_property(rocksdb_t *db, const char *property)
                """;

        UpgradeResult result = upgrade();

        assertThat(result.diff().decisions())
                .filteredOn(Decision::blocking)
                .extracting(Decision::symbol)
                .containsExactlyInAnyOrderElementsOf(result.diff().added().stream()
                        .map(DiffResult.Function::name)
                        .toList());
        assertThat(result.stubText())
                .contains(
                        "rocksdb_wal_files_age:\n    exclude: \"a row of LogFile is a rocksdb_wal_file_t, and only what"
                                + " takes one gives a part of it\"",
                        "it gives a row of LogFile, and so does rocksdb_wal_files_get_wal_file\"",
                        "it sets a part of the record LogFile, which Java only reads",
                        "    name: <name>\n    decide: \"it would be LogFile.logNumber(), which rocksdb_wal_file_log_number is already",
                        "rows can be added, but for rocksdb_livefiles_age no setter of rocksdb_livefile_t takes a"
                                + " \\\"age\\\"",
                        "it sets \\\"kind\\\", which is no part of a row of LiveFileMetaData",
                        "rocksdb_backup_engine_info_get:\n    exclude: \"a row of BackupInfo is given part by part",
                        "    #   parameters: {i: {min: 0}}   # if it is another number, of which its \"max\" or \"name\" may"
                                + " be said instead\n"
                                + "    parameters: {i: {index-below: rocksdb_writebatch_wi_count}}\n",
                        "it would be RocksIterator.isValid(), which rocksdb_iter_valid is already",
                        "it would be RocksDB.getAggregatedLongProperty(String), which Java of the templates at"
                                + " templates/members/RocksDB.java:");
    }

    /** The first of two keeps the form that both would have. */
    @Test
    void asksForWhatWouldBeTheSameInJava() throws IOException {
        added = """
                void rocksdb_stamp(rocksdb_t *db, rocksdb_column_family_handle_t *column_family)
                void rocksdb_stamp_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family)
                uint64_t rocksdb_cache_hash_code(rocksdb_cache_t *cache)
                uint64_t rocksdb_wal_file_segment(const rocksdb_wal_file_t *file)
                int rocksdb_writeoptions_defaults(void)
                """;

        assertThat(upgrade().diff().decisions())
                .filteredOn(Decision::blocking)
                .allSatisfy(decision -> assertThat(decision.candidates())
                        .as("what has a name of its own helps nobody")
                        .isEmpty())
                .extracting(Decision::symbol, Decision::why)
                .containsExactlyInAnyOrder(
                        tuple(
                                "rocksdb_stamp_cf",
                                "it would be RocksDB.stamp(ColumnFamilyHandle), which rocksdb_stamp is already; say"
                                        + " \"name: <name>\""),
                        tuple(
                                "rocksdb_cache_hash_code",
                                "it would be hashCode(), which every object has already; say \"name: <name>\""),
                        tuple(
                                "rocksdb_writeoptions_defaults",
                                "it would be defaults(), which every object has already; say \"name: <name>\""));
    }

    @Test
    void whatMayBeNullIsTheDefaultAllTheSameWhereItIsLeftOut() throws IOException {
        String rule =
                "functions: {rocksdb_create_iterators: {name: newIterators, parameters: {opts: {ownership: borrowed,"
                        + " nullable: true%s}, column_families: {out: false, ownership: borrowed}, iterators: {out: true}}}}\n";
        added = "";
        Path api = folder.resolve("out/src/main/java/com/acme/db/RocksDB.java");

        Files.writeString(acme.resolve("acme.yaml"), rule.formatted(""));
        upgrade();
        assertThat(api)
                .content()
                .contains(
                        "newIterators(@Nullable ReadOptions options,",
                        "with default {@code ReadOptions}. */",
                        "return newIterators(ReadOptions.defaults(), columnFamilies);");

        Files.writeString(acme.resolve("acme.yaml"), rule.formatted(", omit: 1"));
        upgrade();
        assertThat(api)
                .content()
                .contains("with null for {@code options}. */", "return newIterators(null, columnFamilies);");
    }

    @Test
    void namesTheLineThatTakesAMethodFromASharedInterface() throws IOException {
        Path rules = acme.resolve("acme.yaml");
        Files.writeString(rules, "functions: {rocksdb_writebatch_singledelete: {name: deleteOnce}}\n");

        assertThatThrownBy(this::upgrade)
                .hasMessageContaining("WriteBatch has no singleDelete(bytes), which others have (")
                .hasMessageContaining("; rocksdb_writebatch_singledelete is deleteOnce at " + rules
                        + ":1: give it the name that the others have");
    }

    /** The names of its functions start as those of RocksDB's. */
    @Test
    void aNewTypeGetsNoFunctionThatNeitherTakesNorGivesOne() throws IOException {
        added = """
                rocksdb_list_t *rocksdb_list_create(void)
                void rocksdb_list_destroy(rocksdb_list_t *list)
                rocksdb_list_t *rocksdb_list_of(rocksdb_t *db)
                int rocksdb_list_depth(void)
                int rocksdb_list_size(rocksdb_options_t *options)
                """;
        Files.writeString(acme.resolve("acme.yaml"), """
                types: {rocksdb_list_t: {class: Many}}
                functions: {rocksdb_list_of: {returns: {owned-by-parent: false}}}
                """);

        assertThat(upgrade().diff().decisions())
                .filteredOn(Decision::blocking)
                .extracting(Decision::symbol, Decision::why)
                .containsExactly(tuple(
                        "rocksdb_list_size",
                        "its name starts as those of rocksdb_list_t do, which it neither takes nor gives; say \"in:"
                                + " rocksdb_options_t\", \"in: rocksdb_list_t\", or \"in: rocksdb_t\""));

        Files.writeString(acme.resolve("more.yaml"), "functions: {rocksdb_list_size: {in: rocksdb_options_t}}\n");
        assertThat(java(upgrade()))
                .containsEntry("rocksdb_list_of", "Many.of(RocksDB)")
                .containsEntry("rocksdb_list_depth", "Many.depth()")
                .containsEntry("rocksdb_list_size", "Options.listSize()");
        assertThat(folder.resolve("out/src/main/java/com/acme/db/RocksDB.java"))
                .content()
                .contains("rocksdb_list_column_families(");
    }

    /** No header declares it, but RocksDB's templates have it. */
    @Test
    void aTypeThatIsMadeUpIsNotNew() throws IOException {
        added = "int rocksdb_open_and_compact_canceled_count(rocksdb_t *db)\n";

        assertThat(java(upgrade()))
                .containsEntry("rocksdb_open_and_compact_canceled_count", "OpenAndCompactCanceled.count(RocksDB)");
    }

    /** What is filled in step by step says after each step what is left. */
    @Test
    void aTemplateThatNobodyHasFilledInYetLeavesAllOpen() throws IOException {
        UpgradeResult first = upgrade();
        Files.writeString(acme.resolve("undecided.yaml"), first.stubText());

        UpgradeResult second = upgrade();

        assertThat(second.diff().decisions())
                .extracting(Decision::symbol)
                .containsExactlyElementsOf(
                        first.diff().decisions().stream().map(Decision::symbol).toList());
        assertThat(second.stubText()).isNull();
    }

    /** A function that frees memory is never called with memory of Java's. */
    @Test
    void whatFreesAnArrayIsNoGetter() throws IOException {
        assertThat(java(upgrade())).doesNotContainKey("rocksdb_vector_ids_free");
    }

    @Test
    void isDecidedInOneRound() throws IOException {
        Files.writeString(acme.resolve("acme.yaml"), ANSWERS);

        UpgradeResult result = upgrade();

        assertThat(result.diff().decisions()).isEmpty();
        assertThat(result.generated()).isNotNull();
        assertThat(java(result))
                .containsEntry("rocksdb_options_set_vector_size", "Options.setVectorSize(long)")
                .containsEntry("rocksdb_options_get_vector_size", "Options.vectorSize()")
                .containsEntry("rocksdb_options_set_vector_metric", "Options.setVectorMetric(VectorMetric)")
                .containsEntry("rocksdb_open_vector_index", "RocksDB.openVectorIndex(String)")
                .containsEntry("rocksdb_vector_index_destroy", "VectorIndex.close()")
                .containsEntry("rocksdb_vector_index_walk", "VectorIndex.walk()")
                .containsEntry("rocksdb_vector_walk_release", "VectorWalk.close()")
                .containsEntry("rocksdb_put_vector", "RocksDB.putVector(WriteOptions, byte[])")
                .containsEntry("rocksdb_vector_stats", "RocksDB.vectorStats()")
                .containsEntry("rocksdb_options_set_vector_scorer", "Options.setVectorScorer(VectorScorer)")
                .containsEntry("rocksdb_vector_index_set_cache", "VectorIndex.setCache(Cache)")
                .containsEntry("rocksdb_vector_index_name", "VectorIndex.name()")
                .containsEntry("rocksdb_vector_index_add", "VectorIndex.add(byte[])")
                .containsEntry("rocksdb_vector_index_contains", "VectorIndex.contains(byte[])")
                .containsEntry("rocksdb_vector_index_center", "VectorIndex.center()");
        assertThat(folder.resolve("out/src/main/java/com/acme/db/DBOptionsInterface.java"))
                .content()
                .contains(" setVectorSize(long vectorSize) {", "default long vectorSize() {")
                .doesNotContain("setVectorScorer", "setVectorPlan");
        assertThat(folder.resolve("out/src/main/java/com/acme/db/VectorIndex.java"))
                .content()
                .contains("public boolean contains(byte[] key)", "call.errorSlot(), ");
    }

    /** The first Java form of each function that is new. */
    private static Map<String, String> java(UpgradeResult result) {
        return result.diff().added().stream()
                .filter(function -> !function.java().isEmpty())
                .collect(Collectors.toMap(
                        DiffResult.Function::name, function -> function.java().get(0)));
    }

    @Test
    void namesWhatIsGoneWhereItIsAskedForATypeThatIsNew() throws IOException {
        gone = "rocksdb_env_t";

        UpgradeResult result = upgrade();

        assertThat(result.stubText())
                .contains("  # rocksdb_env_t is gone, of which templates/env.yaml:")
                .contains("If one of these is that with another name, say of it what is said there.");
    }

    private UpgradeResult upgrade() throws IOException {
        return new GenerationPipeline()
                .upgrade(new UpgradeRequest(
                        new GenerateRequest(
                                new ApiSource.Snapshot(fork()),
                                new Templates(TEMPLATES, List.of(acme)),
                                "com.acme.db",
                                folder.resolve("out"),
                                null),
                        Checkout.ROCKSDB,
                        false));
    }

    private Path fork() throws IOException {
        CApi api = SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-" + Checkout.ROCKSDB + ".json"));
        List<String> opaque = Stream.concat(
                        api.opaqueTypes().stream(),
                        Stream.of(INDEX, "rocksdb_vector_plan_t", "rocksdb_vector_walk_t", "rocksdb_list_t")
                                .filter(added::contains))
                .filter(type -> !type.equals(gone))
                .sorted()
                .toList();
        CTypeParser types = CTypeParser.knowing(
                opaque, api.structs().stream().map(CStruct::name).toList(), List.of());
        CEnum metric = new CEnum(
                null, List.of(new CConstant("rocksdb_vector_cosine", 0), new CConstant("rocksdb_vector_l2", 1)));
        CApi fork = new CApi(
                api.rocksdbVersion(),
                api.jextractVersion(),
                api.headers(),
                Stream.concat(
                                api.functions().stream()
                                        .filter(function -> isKept(CTypePrinter.prototype(function)))
                                        .filter(function -> !added.contains(function.name() + '(')),
                                added.lines().filter(this::isKept).map(line -> function(line, types)))
                        .sorted(Comparator.comparing(CFunction::name))
                        .toList(),
                opaque,
                api.structs(),
                api.callbacks(),
                Stream.concat(api.enums().stream(), Stream.of(metric)).toList());
        return Files.writeString(folder.resolve("fork.json"), SnapshotWriter.write(fork));
    }

    private boolean isKept(String declaration) {
        return gone.isEmpty() || !declaration.contains(gone);
    }

    private static CFunction function(String line, CTypeParser types) {
        CDeclaration declaration = types.function(line);
        return new CFunction(
                declaration.name(),
                declaration.returnType(),
                declaration.parameters(),
                "c.h",
                Descriptors.of(declaration.returnType(), declaration.parameters()));
    }
}
