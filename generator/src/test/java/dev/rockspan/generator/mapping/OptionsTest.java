package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Option;
import dev.rockspan.generator.rules.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What an option is stands once, for its setter and its getter; what nobody would read is refused. */
class OptionsTest {

    private static final String HEADER = """
            void rocksdb_options_set_wal_size(rocksdb_options_t *options, size_t size);
            size_t rocksdb_options_get_wal_size(const rocksdb_options_t *options);
            void rocksdb_options_jobs(rocksdb_options_t *options, int jobs);
            void rocksdb_options_set_hash(rocksdb_options_t *options, size_t hash);
            void rocksdb_set_options(rocksdb_t *db, int number);
            """;

    private static String rules(String options) {
        return """
            options:
              rocksdb_options_t:
                wal_size: {what: the size of logs in bytes, default: 7, mutable: rocksdb_set_options, advice: Small is beautiful., hazard: Too small fails., deprecated: Leave it.}
                %s
            functions:
              rocksdb_options_jobs: {name: setJobs}
              rocksdb_options_set_hash: {summary: Sets a hash.}
            """.formatted(options);
    }

    private static String problem(String option) {
        return Mapping.refusal(HEADER, rules(option)).toString();
    }

    @Test
    void areOfSettersAndGetters() {
        Mapping mapping = Mapping.of(
                HEADER,
                rules(
                        "jobs: {what: how many jobs there are, mutable: rocksdb_set_options, string-name: pool.jobs, mutable-for: new"
                                + " threads}"));

        Option size = new Option(
                "the size of logs in bytes",
                "7",
                new Option.Mutable("RocksDB", "setOptions", "wal_size", null),
                "Small is beautiful.",
                "Too small fails.",
                "Leave it.");
        assertThat(mapping.operation("rocksdb_options_set_wal_size")
                        .description()
                        .option())
                .isEqualTo(size);
        assertThat(mapping.operation("rocksdb_options_get_wal_size")
                        .description()
                        .option())
                .isEqualTo(size);
        assertThat(mapping.operation("rocksdb_options_jobs").description().option())
                .isEqualTo(new Option(
                        "how many jobs there are",
                        null,
                        new Option.Mutable("RocksDB", "setOptions", "pool.jobs", "new threads"),
                        null,
                        null,
                        null));
        assertThat(mapping.operation("rocksdb_options_set_hash").description().option())
                .isNull();
    }

    @Test
    void areOfTheVersionsThatHaveThem() {
        String header = """
                typedef struct toy_options_t toy_options_t;
                toy_options_t *toy_options_create(void);
                void toy_options_destroy(toy_options_t *options);
                void toy_options_set_size(toy_options_t *options, size_t size);
                """;
        CApi next = MadeUpHeader.read(header + """
                size_t toy_options_get_size(toy_options_t *options);
                void toy_options_set_speed(toy_options_t *options, size_t speed);
                """);
        Rules rules = MadeUpTemplates.load(Map.of("toy.yaml", """
                types:
                  toy_options_t: {class: Options, passed: shared}
                options:
                  toy_options_t:
                    size: {what: the size, default: 7}
                    speed: {what: the speed}
                """));

        MappedApi mapped = Mapper.map(MadeUpHeader.read(header), null, rules, ApiHistory.of(List.of(next)));

        assertThat(mapped.model().classes()).singleElement().satisfies(options -> assertThat(options.operations())
                .extracting(operation -> operation.description().option())
                .containsOnly(null, new Option("the size", null, null, null, null, null)));
    }

    @Test
    void haveToBeThere() {
        assertThat(problem("wall_size: {what: the size of walls}"))
                .contains(
                        "test.yaml:4: ",
                        "no known version has an option wall_size of rocksdb_options_t",
                        "did you mean \"wal_size\"?");
        assertThat(Mapping.refusal(HEADER, "options:\n  rocksdb_option_t: {jobs: {what: jobs}}\n")
                        .toString())
                .contains(
                        "test.yaml:2: ",
                        "the templates have no type rocksdb_option_t",
                        "did you mean \"rocksdb_options_t\"?");
    }

    @Test
    void areChangedByAFunction() {
        assertThat(problem("jobs: {what: how many jobs there are, mutable: rocksdb_set_option}"))
                .contains("test.yaml:4: ", "rocksdb_set_option", "did you mean \"rocksdb_set_options\"?");
    }

    @Test
    void haveDefaultsThatGettersTell() {
        assertThat(problem("jobs: {what: how many jobs there are, default: 1}"))
                .contains("test.yaml:4: ", "no getter tells the default of jobs");
    }

    @Test
    void areNotDescribedInVain() {
        assertThat(problem("hash: {what: the hash}"))
                .contains(
                        "test.yaml:4: ",
                        "hash is described, which has no effect: its functions have summaries of their own");
    }
}
