package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.MappedApi;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The extension takes the header's functions for what they are, and something calls each of its own. */
class ExtensionTest {

    private static final String HEADER = """
        typedef struct rocksdb_t rocksdb_t;
        void rocksdb_free(void *ptr);
        void rocksdb_close(rocksdb_t *db);
        int rocksdb_level(const rocksdb_t *db, const char *name, size_t size);
        """;

    private static final String EXTENSION = """
        typedef struct rocksdb_t rocksdb_t;
        enum { abi = 7 };
        struct table { int (*rocksdb_level)(const rocksdb_t *, const char *, size_t); };
        int bind(unsigned int version, const table *functions);
        void spare(rocksdb_t *db);
        """;

    private static final String RULES = """
        extension:
          snapshot: extension
          table: table
          bind: bind
          version: abi
          release: spare
        types:
          rocksdb_t: {class: RocksDB, prefixes: [rocksdb_], passed: call, database: true}
        """;

    private static MappedApi resolve(String extension, String rules) {
        return Mapper.map(
                MadeUpHeader.read(HEADER),
                MadeUpHeader.read(extension),
                MadeUpTemplates.load(Map.of("test.yaml", rules)),
                ApiHistory.NONE);
    }

    private static List<String> refusal(String extension, String rules) {
        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> resolve(extension, rules));
        assertThat(refusal).isNotNull();
        return refusal.problems().stream().map(Problem::toString).toList();
    }

    @Test
    void itIsGivenWhatItsTableNames() {
        Extension extension = resolve(EXTENSION, RULES).model().extension();

        assertThat(extension).isNotNull();
        assertThat(extension.bind()).isEqualTo("bind");
        assertThat(extension.version()).isEqualTo(7);
        assertThat(extension.needs()).containsExactly("rocksdb_level");
    }

    @Test
    void eachOfItsFunctionsIsClassified() {
        assertThat(resolve(EXTENSION, RULES).extensionCoverage())
                .extracting(CoverageRow::function, CoverageRow::state, CoverageRow::why)
                .containsExactly(
                        tuple("bind", CoverageRow.State.MAPPED, "called by the runtime, once"),
                        tuple("spare", CoverageRow.State.MAPPED, "called to release many values that are pinned"));
    }

    @Test
    void aFunctionThatHasChangedIsRefused() {
        assertThat(refusal(EXTENSION.replace("const char *, size_t)", "const char *, int)"), RULES))
                .containsExactly(
                        "templates/test.yaml:1: the extension takes rocksdb_level for"
                                + " int (*)(const rocksdb_t *, const char *, int), but the header says"
                                + " int (*)(const rocksdb_t *, const char *, size_t); give a fork's function another name in C");
    }

    @Test
    void aFunctionThatIsGoneIsRefused() {
        assertThat(refusal(EXTENSION.replace("(*rocksdb_level)", "(*rocksdb_depth)"), RULES))
                .containsExactly(
                        "templates/test.yaml:1: the extension calls rocksdb_depth, which the header does not have");
    }

    @Test
    void whatNothingCallsIsNamed() {
        assertThat(refusal(EXTENSION, RULES.replace("  release: spare\n", "")))
                .containsExactly("the extension has a function spare that nothing calls; use it in templates/,"
                        + " or delete it");
    }

    /** Of reads that copy: what the templates say of the pinned read by way of which they do. */
    private static List<String> refusalOfReading(String rules) {
        GenerationException refusal = catchThrowableOfType(
                GenerationException.class,
                () -> Mapper.map(
                        MadeUpHeader.read("""
                            typedef struct rocksdb_t rocksdb_t;
                            typedef struct rocksdb_pin_t rocksdb_pin_t;
                            void rocksdb_free(void *ptr);
                            void rocksdb_close(rocksdb_t *db);
                            char *rocksdb_get(rocksdb_t *db, const char *key, size_t keylen, size_t *len, char **errptr);
                            rocksdb_pin_t *rocksdb_pinned(rocksdb_t *db, const char *key, size_t keylen, char **errptr);
                            rocksdb_pin_t *rocksdb_leveled(rocksdb_t *db, int level, const char *key, size_t keylen, char **errptr);
                            const char *rocksdb_pin_value(const rocksdb_pin_t *pin, size_t *len);
                            void rocksdb_pin_destroy(rocksdb_pin_t *pin);
                            """),
                        MadeUpHeader.read("""
                            typedef struct rocksdb_t rocksdb_t;
                            enum { abi = 7 };
                            struct table { void (*rocksdb_close)(rocksdb_t *); };
                            int bind(unsigned int version, const table *functions);
                            int fill(rocksdb_t *db, const char *key, size_t keylen, char *buffer, size_t size, void *value);
                            int fill_leveled(rocksdb_t *db, int level, const char *key, size_t keylen, char *buffer, size_t size, void *value);
                            """),
                        MadeUpTemplates.load(Map.of("test.yaml", """
                            extension: {snapshot: extension, table: table, bind: bind, version: abi}
                            types:
                              rocksdb_t: {class: RocksDB, prefixes: [rocksdb_], passed: call, database: true}
                              rocksdb_pin_t: {class: Pin, passed: call, owned-by-parent: true, pinned-bytes: rocksdb_pin_value, threads: any}
                            functions:
                              rocksdb_pinned: {buffer-form: {name: fill, function: fill, summary: Fills.}, returns: {nullable: true}}
                              rocksdb_leveled: {buffer-form: {name: fill, function: fill_leveled, summary: Fills.}, returns: {nullable: true}}
                            """ + rules)),
                        ApiHistory.NONE));
        return refusal == null
                ? List.of()
                : refusal.problems().stream().map(Problem::toString).toList();
    }

    @Test
    void whatReadsByWayOfAPinnedReadHasToReadTheSame() {
        assertThat(refusalOfReading("  rocksdb_get: {pinned-read: rocksdb_pinned}"))
                .isEmpty();
        assertThat(refusalOfReading("  rocksdb_get: {pinned-read: rocksdb_leveled}"))
                .singleElement()
                .asString()
                .contains(
                        "its \"pinned-read\" is rocksdb_leveled, which takes other parameters; name one that takes the same");
        assertThat(refusalOfReading("  rocksdb_get: {pinned-read: rocksdb_close}"))
                .singleElement()
                .asString()
                .contains("has no \"buffer-form\"; say one there");
        assertThat(refusalOfReading("  rocksdb_pin_value: {pinned-read: rocksdb_pinned}"))
                .singleElement()
                .asString()
                .contains("it copies no value that is read");
    }

    @Test
    void whatTheTemplatesSayOfItMustBeThere() {
        assertThat(refusal(
                        EXTENSION,
                        RULES.replace("table: table", "table: tabel")
                                .replace("release: spare", "release: spaer")
                                .replace("version: abi", "version: abj")
                                .replace("bind: bind", "bind: bnd")))
                .contains(
                        "templates/test.yaml:1: the extension has no struct tabel",
                        "templates/test.yaml:1: the extension has no constant abj",
                        "templates/test.yaml:1: the extension has no function bnd; did you mean \"bind\"?",
                        "templates/test.yaml:1: the extension has no function spaer; did you mean \"spare\"?");
    }
}
