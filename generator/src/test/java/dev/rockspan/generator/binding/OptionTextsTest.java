package dev.rockspan.generator.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.binding.model.OptionTexts;
import dev.rockspan.generator.binding.model.OptionTexts.Bounds;
import dev.rockspan.generator.binding.model.OptionTexts.Part;
import dev.rockspan.generator.binding.model.OptionTexts.Together;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Numbers in texts of options have the bounds that setters have, under the names that texts have for them. */
class OptionTextsTest {

    private static final String HEADER = """
            void rocksdb_options_set_wal_size(rocksdb_options_t *options, size_t size);
            void rocksdb_options_jobs(rocksdb_options_t *options, int jobs);
            void rocksdb_options_set_free(rocksdb_options_t *options, int free);
            void rocksdb_options_set_hash(rocksdb_options_t *options, size_t a, double ratio, int c);
            void rocksdb_options_set_ratio(rocksdb_options_t *options, double ratio);
            void rocksdb_readoptions_set_wal_ratio(rocksdb_readoptions_t *options, double ratio);
            void rocksdb_readoptions_set_jobs(rocksdb_readoptions_t *options, uint64_t jobs);
            """;

    private static final String FUNCTIONS = """
            functions:
              rocksdb_options_set_wal_size: {params: {1: {min: 1, max: 7}}}
              rocksdb_options_jobs: {name: setJobs, params: {1: {max: 9}}}
              rocksdb_options_set_hash: {params: {1: {name: bucketCount, min: 1}, 2: {name: hashRatio, max: 0.5}}}
              rocksdb_options_set_ratio: {params: {1: {min: 0.1, max: 2}}}
              rocksdb_readoptions_set_wal_ratio: {params: {1: {min: 0.5}}}
              rocksdb_readoptions_set_jobs: {params: {1: {max: 5}}}
            """;

    private static String rules(String setters, String names, String numbers, String parts) {
        return """
            option-texts:
              setters: [%s]
              names: {%s}
              numbers: {%s}
              parts: {%s}
              needed: [env]
              off: {scan: no scans}
              together: {parts: {option: index, value: two, otherwise: not so}}
              among: {table: [Plain]}
              objects: {operator: {sorts: no sorts}}
              while-open: {numbers: {format: {min: 2, max: 7}}, off: {partition: not now}, fixed: {prefix: never}, objects: {}}
            """.formatted(setters, names, numbers, parts) + FUNCTIONS;
    }

    private static OptionTexts texts(String setters, String names, String parts) {
        return Objects.requireNonNull(
                Mapping.of(HEADER, rules(setters, names, "", parts)).optionTexts());
    }

    private static String problem(String setters, String names, String parts) {
        return Mapping.refusal(HEADER, rules(setters, names, "", parts)).toString();
    }

    private static String bounds(OptionTexts texts, String option) {
        Bounds bounds = Objects.requireNonNull(texts.bounds().get(option));
        return bounds.number().min() + " to " + bounds.number().max();
    }

    @Test
    void haveTheBoundsOfSetters() {
        OptionTexts texts = texts("rocksdb_options_t", "", "");
        assertThat(texts.bounds())
                .containsOnlyKeys("wal_size", "jobs", "bucket_count", "hash_ratio", "ratio", "format");
        assertThat(bounds(texts, "wal_size")).isEqualTo("1 to 7");
        assertThat(bounds(texts, "jobs")).isEqualTo("null to 9");
        assertThat(bounds(texts, "hash_ratio")).isEqualTo("null to 0.5");
        assertThat(texts.said().needed()).containsExactly("env");
        assertThat(texts.said().off()).containsOnlyKeys("scan");
        assertThat(texts.together()).containsExactly(Map.entry("parts", new Together("index", "two", "not so")));
        assertThat(texts.among()).containsExactly(Map.entry("table", List.of("Plain")));
        assertThat(texts.whileOpen().fixed()).containsOnly(Map.entry("prefix", "never"));
        assertThat(texts.whileOpen().off()).containsOnlyKeys("partition");
        assertThat(bounds(texts, "format")).isEqualTo("2 to 7");
        assertThat(texts.bounds().get("format").read()).isTrue();
        assertThat(texts.said().objects()).containsExactly(Map.entry("operator", Map.of("sorts", "no sorts")));
    }

    @Test
    void canBeNamedOtherwise() {
        OptionTexts texts =
                texts("rocksdb_options_t", "rocksdb_options_jobs: threads", "opts: {3: threads}, jobs: {0: threads}");
        assertThat(bounds(texts, "threads")).isEqualTo("null to 9");
        assertThat(texts.bounds()).doesNotContainKey("jobs");
        assertThat(texts.parts()).containsExactly(new Part("opts", 3, "threads"), new Part("jobs", 0, "threads"));
    }

    @Test
    void haveTheWiderOnesOfOneName() {
        OptionTexts texts = texts(
                "rocksdb_options_t, rocksdb_readoptions_t",
                "rocksdb_readoptions_set_wal_ratio: ratio, rocksdb_readoptions_set_jobs: read_jobs",
                "");
        assertThat(bounds(texts, "ratio")).isEqualTo("0.1 to null");
    }

    @Test
    void areStatedWhereNoSetterIs() {
        String header = rules("rocksdb_options_t", "", "count: {min: 0, max: 9}", "vector: {0: count}");
        OptionTexts texts = Objects.requireNonNull(Mapping.of(HEADER, header).optionTexts());
        assertThat(bounds(texts, "count")).isEqualTo("0 to 9");
        assertThat(texts.parts()).containsExactly(new Part("vector", 0, "count"));
        String twice = rules("rocksdb_options_t", "", "jobs: {min: 0, max: 9}", "");
        assertThat(Mapping.refusal(HEADER, twice).toString())
                .contains("test.yaml:4: ", "the bounds of jobs, which those of a setter are");
    }

    @Test
    void haveToMeanSomething() {
        assertThat(problem("rocksdb_secret_t", "", ""))
                .contains("test.yaml:2: option-texts: rocksdb_secret_t has no Java class");
        assertThat(problem("rocksdb_option_t", "", "")).contains("did you mean \"rocksdb_options_t\"?");
        assertThat(problem("rocksdb_options_t", "rocksdb_options_set_free: free", ""))
                .contains("test.yaml:3: ", "rocksdb_options_set_free is no setter of one number within bounds");
        assertThat(problem("rocksdb_options_t", "rocksdb_options_job: jobs", ""))
                .contains("did you mean \"rocksdb_options_jobs\"?");
        assertThat(problem("rocksdb_options_t", "", "opts: {1: job}"))
                .contains(
                        "test.yaml:5: ",
                        "nothing says the bounds of job, which is part of opts; did you mean \"jobs\"?");
        assertThat(problem("rocksdb_options_t, rocksdb_readoptions_t", "", ""))
                .contains("test.yaml:2: ", "two setters have bounds of different types for jobs");
    }
}
