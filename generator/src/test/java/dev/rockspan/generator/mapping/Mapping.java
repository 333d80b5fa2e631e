package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.rules.Rules;
import java.util.List;
import java.util.Map;

/**
 * What becomes of a few C functions and the rules about them, on top of a small world of types that they may use. The
 * test's own rules stand in {@code test.yaml}.
 */
final class Mapping {

    private static final String HEADER = """
        typedef struct rocksdb_t rocksdb_t;
        typedef struct rocksdb_options_t rocksdb_options_t;
        typedef struct rocksdb_readoptions_t rocksdb_readoptions_t;
        typedef struct rocksdb_column_family_handle_t rocksdb_column_family_handle_t;
        typedef struct rocksdb_iterator_t rocksdb_iterator_t;
        typedef struct rocksdb_snapshot_t rocksdb_snapshot_t;
        typedef struct rocksdb_cache_t rocksdb_cache_t;
        typedef struct rocksdb_files_t rocksdb_files_t;
        typedef struct rocksdb_secret_t rocksdb_secret_t;
        struct rocksdb_slice_t { const char *data; size_t size; };
        void rocksdb_free(void *ptr);
        void rocksdb_close(rocksdb_t *db);
        rocksdb_options_t *rocksdb_options_create(void);
        void rocksdb_options_destroy(rocksdb_options_t *options);
        rocksdb_readoptions_t *rocksdb_readoptions_create(void);
        void rocksdb_readoptions_destroy(rocksdb_readoptions_t *options);
        void rocksdb_column_family_handle_destroy(rocksdb_column_family_handle_t *handle);
        void rocksdb_iter_destroy(rocksdb_iterator_t *iterator);
        void rocksdb_release_snapshot(rocksdb_t *db, const rocksdb_snapshot_t *snapshot);
        void rocksdb_cache_destroy(rocksdb_cache_t *cache);
        void rocksdb_files_destroy(rocksdb_files_t *files);
        int rocksdb_files_count(const rocksdb_files_t *files);
        void rocksdb_stay(rocksdb_t *db);
        void rocksdb_iter_stay(rocksdb_iterator_t *iterator, const rocksdb_readoptions_t *options);
        """;

    private static final String TYPES = """
        types:
          rocksdb_t: {class: RocksDB, prefixes: [rocksdb_], passed: call, database: true}
          rocksdb_options_t: {class: Options, passed: shared, accessors: property}
          rocksdb_readoptions_t: {class: ReadOptions, passed: call, accessors: property, optional: true}
          rocksdb_column_family_handle_t: {class: ColumnFamilyHandle, passed: call, owned-by-parent: true}
          rocksdb_iterator_t: {class: RocksIterator, prefixes: [rocksdb_iter_], passed: call, owned-by-parent: true}
          rocksdb_snapshot_t: {class: Snapshot, destroy: rocksdb_release_snapshot, passed: borrowed, owned-by-parent: true}
          rocksdb_cache_t: {class: Cache, passed: shared}
          rocksdb_files_t: {class: Files}
          rocksdb_secret_t: {class: Secret, exclude: it is secret}
        enums:
          Mode: {values: {FAST: 0, SLOW: 1}}
          Flag: {flags: true, values: {ONE: 1, TWO: 2}}
        functions:
          # So that something marks these.
          rocksdb_stay: {changes-state: {reader: reader, odd: odd, even: even}}
          rocksdb_iter_stay: {changes-state: {odd: odd}}
        """;

    private final MappedApi mapped;

    private Mapping(MappedApi mapped) {
        this.mapped = mapped;
    }

    /** Maps these functions by conventions alone. */
    static Mapping of(String header) {
        return of(header, "");
    }

    /** Maps these functions by conventions of the test's own. */
    static Mapping byConventions(String conventions, String header) {
        Rules rules = MadeUpTemplates.load(Map.of("world.yaml", TYPES, "conventions.yaml", conventions));
        return new Mapping(Mapper.map(MadeUpHeader.read(HEADER + header), null, rules, ApiHistory.NONE));
    }

    /** Maps these functions. */
    static Mapping of(String header, String rules) {
        return new Mapping(resolve(header, rules));
    }

    /** Maps one function, of which this is said. */
    static Mapping of(String prototype, String function, String rule) {
        return of(prototype, rules(function, rule));
    }

    /** The problems that generation stops with. */
    static List<Problem> refusal(String header, String rules) {
        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> resolve(header, rules));
        assertThat(refusal).as("what is refused of %s%s", header, rules).isNotNull();
        assertThat(refusal.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
        return refusal.problems();
    }

    /** The problems that generation stops with even if what is undecided is left out. */
    static List<Problem> refusalOfDecided(String header, String rules) {
        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> decided(header, rules));
        assertThat(refusal).as("what is refused of %s%s", header, rules).isNotNull();
        return refusal.problems();
    }

    /** The one problem that generation stops with when these functions are left to the conventions. */
    static String refusal(String header) {
        List<Problem> problems = refusal(header, "");
        assertThat(problems).hasSize(1);
        return problems.get(0).toString();
    }

    /** The one problem that generation stops with when this is said of a function. */
    static String refusal(String prototype, String function, String rule) {
        List<Problem> problems = refusal(prototype, rules(function, rule));
        assertThat(problems).hasSize(1);
        return problems.get(0).toString();
    }

    private static String rules(String function, String rule) {
        return "functions:\n  " + function + ": {" + rule + "}\n";
    }

    /** What is made of these functions as far as they are decided. */
    static MappedApi decided(String header, String rules) {
        return Mapper.mapDecided(MadeUpHeader.read(HEADER + header), null, templates(rules), ApiHistory.NONE);
    }

    private static MappedApi resolve(String header, String rules) {
        return Mapper.map(MadeUpHeader.read(HEADER + header), null, templates(rules), ApiHistory.NONE);
    }

    private static Rules templates(String rules) {
        return MadeUpTemplates.load(
                rules.isEmpty() ? Map.of("world.yaml", TYPES) : Map.of("world.yaml", TYPES, "test.yaml", rules));
    }

    MappedApi mapped() {
        return mapped;
    }

    /** What the coverage says of a function. */
    CoverageRow row(String function) {
        return mapped.coverage().stream()
                .filter(row -> row.function().equals(function))
                .findFirst()
                .orElseThrow();
    }

    /** The Java members over a function. */
    List<String> java(String function) {
        return row(function).java();
    }

    /** The operations over a function, in the order in which they are emitted. */
    List<Operation> operations(String function) {
        return mapped.model().classes().stream()
                .flatMap(type -> type.operations().stream())
                .filter(operation -> operation.function().equals(function))
                .toList();
    }

    /** The operation over a function; the first form of bytes where it has several. */
    Operation operation(String function) {
        return operations(function).get(0);
    }

    /** What kinds of arguments a function is called with. */
    List<String> kinds(String function) {
        return operation(function).arguments().stream()
                .map(argument -> argument instanceof Enum<?> plain
                        ? plain.name()
                        : argument.getClass().getSimpleName())
                .toList();
    }

    /** The arguments that a function is called with, as {@link ModelText}. */
    List<String> arguments(String function) {
        return operation(function).arguments().stream().map(ModelText::of).toList();
    }

    /** What becomes of a function's result, as {@link ModelText}. */
    String result(String function) {
        return ModelText.of(operation(function).result());
    }

    /** The parameters that Java sees, as {@link ModelText} without what the Javadoc says of them. */
    List<String> parameters(String function) {
        return operation(function).parameters().stream()
                .map(parameter -> parameter.described(""))
                .map(ModelText::of)
                .toList();
    }

    HandleClass type(String name) {
        return mapped.model().classes().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    EnumClass enumeration(String name) {
        return mapped.model().enums().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
