package dev.rockspan.generator.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Release;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Templates say since and until which release a fact holds. */
class VersionsTest {

    private static final String ALTERNATIVES = """
            functions:
              rocksdb_open:
                name: open
                versions:
                  - {until: 10.0.0, summary: Old.}
                  - {since: 10.0.0, summary: New., name: openAnew}
              rocksdb_close:
                name: {since: 9.0.0, until: 11.0.0, is: close}
                parameters:
                  db: {name: first, until: 10.0.0}
                  sync: {name: second}
            callbacks:
              Callbacks:
                function: {versions: [{until: 10.0.0, is: rocksdb_old}, {since: 10.0.0, is: rocksdb_new}]}
                methods:
                  - {name: one, until: 10.0.0}
                  - {name: two, parameters: {1: {name: key}}}
            enums:
              Mode: {since: 10.0.0, values: {FAST: 0, SLOW: {versions: [{until: 10.5.0, is: 1}, {since: 10.5.0, is: 2}]}}}
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"9.10.0, Old., open", "10.0.0, New., openAnew", "10.0.0-acme, New., openAnew", "main, New., openAnew"})
    void whatHoldsIsLaidOverTheRest(String version, String summary, String name) throws IOException {
        FunctionRule open = load(ALTERNATIVES, version).function("rocksdb_open");

        assertThat(open.naming().summary()).isEqualTo(summary);
        assertThat(open.naming().name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "9.0.0, A, , ",
        "9.0.0, B, , 10.0.0",
        "10.0.0, A, , ",
        "10.0.0, NEW, 10.0.0, ",
        "10.0.0, B, 10.0.0, 10.5.0",
        "10.5.0, NEW, 10.0.0, ",
        "10.5.0, B, 10.5.0, ",
        "10.5.0, C, 10.5.0, 11.0.0",
        "main, D, 11.0.0, ",
    })
    void aNumberHoldsForTheReleasesInWhichNothingElseIsCountedBeforeIt(
            String version, String constant, String since, String until) throws IOException {
        Rules rules = load("""
                enums:
                  Kind:
                    counted:
                      - A
                      - {since: 10.0.0, is: NEW}
                      - {since: 10.5.0, is: NEWER}
                      - B
                      - {until: 11.0.0, is: C}
                      - D
                """, version);

        Span span = rules.span("Kind", constant);
        assertThat(span.since()).isEqualTo(release(since));
        assertThat(span.until()).isEqualTo(release(until));
    }

    private static Release release(String name) {
        return name == null ? null : Release.exactly(name).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"8.11.3,", "9.0.0, close", "10.11.2, close", "11.0.0,"})
    void aSingleValueHoldsFromTheOneToBeforeTheOther(String version, String name) throws IOException {
        assertThat(load(ALTERNATIVES, version)
                        .function("rocksdb_close")
                        .naming()
                        .name())
                .isEqualTo(name);
    }

    @Test
    void partsOfMapsAndListsHoldForSomeReleasesToo() throws IOException {
        Rules old = load(ALTERNATIVES, "9.9.9");
        Rules later = load(ALTERNATIVES, "10.9.0");

        assertThat(old.function("rocksdb_close").parameters()).containsOnlyKeys("db", "sync");
        assertThat(later.function("rocksdb_close").parameters()).containsOnlyKeys("sync");
        assertThat(callbacks(old).function()).isEqualTo("rocksdb_old");
        assertThat(callbacks(old).methods())
                .extracting(CallbackRule.Method::name)
                .containsExactly("one", "two");
        assertThat(callbacks(later).function()).isEqualTo("rocksdb_new");
        assertThat(callbacks(later).methods())
                .extracting(CallbackRule.Method::name)
                .containsExactly("two");
        assertThat(old.enums()).isEmpty();
        assertThat(later.enums().get("Mode").rule().numbers()).containsEntry("SLOW", 2L);
        assertThat(load(ALTERNATIVES, "10.0.0").enums().get("Mode").rule().numbers())
                .containsEntry("SLOW", 1L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rocksdb_open: {since: 11.1, name: open} | templates/test.yaml:2: \"11.1\" is no release of RocksDB; one is 11.8.1",
                "rocksdb_open: {since: 11.0.0, until: 10.0.0, name: open}"
                        + " | templates/test.yaml:2: holds for no release: since 11.0.0 until 10.0.0",
                "rocksdb_open: {since: 11.0.0} | templates/test.yaml:2: says when it holds, but not what; say it",
                "rocksdb_open: {name: {is: open}}"
                        + " | templates/test.yaml:2: \"is\" stands beside \"since\" or \"until\" and nothing else",
                "rocksdb_open: {versions: [{name: open}]}"
                        + " | templates/test.yaml:2: \"versions\" is a list of alternatives, each with \"since\" or \"until\"",
                "rocksdb_open: {name: open, versions: [{until: 3.0.0, nam: old}]}"
                        + " | templates/test.yaml:2: unknown key \"nam\"; did you mean \"name\"?",
            })
    void whatIsWrongIsToldForAllReleasesAtOnce(String rule, String problem) throws IOException {
        assertThat(refusal("functions:\n  " + rule.strip() + "\n"))
                .singleElement()
                .asString()
                .startsWith(problem);
    }

    @Test
    void aMistakeIsPlacedWhereItStandsInTheFile() throws IOException {
        assertThat(refusal("""
                callbacks:
                  Callbacks:
                    function: rocksdb_new
                    methods:
                      - name: one
                        until: 10.0.0
                      - name: two
                        nam: second
                """)).extracting(Problem::place).containsExactly("templates/test.yaml:8");
    }

    private static CallbackRule callbacks(Rules rules) {
        return rules.callbacks().get("Callbacks").rule();
    }

    private Rules load(String file, String version) throws IOException {
        return RulesLoader.load(MadeUpTemplates.write(folder.resolve(version), Map.of("test.yaml", file)), version);
    }

    private List<Problem> refusal(String file) {
        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> load(file, "11.8.1"));
        assertThat(refusal).as("what is refused of %s", file).isNotNull();
        return refusal.problems();
    }
}
