package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.rules.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a parameter is stands once for its C name, or for one function alone; what nobody would read is refused. */
class ParametersTest {

    private static final String HEADER = """
            void rocksdb_flush(rocksdb_t *db, bool sync);
            void rocksdb_flush_more(rocksdb_t *db, const char *key, size_t keylen, bool sync, int);
            int rocksdb_count(rocksdb_t *db, char **errptr);
            """;

    private static final String CALLBACKS = """
            functions:
              rocksdb_ask: {callbacks: AskCallbacks}
            callbacks:
              AskCallbacks:
                function: rocksdb_ask
                methods: [{name: ask, parameters: {1: {name: level%s}}, %sskip: [2], on-exception: '0'}]
            """;

    private static List<String> said(Mapping mapping, String function) {
        return mapping.operation(function).parameters().stream()
                .map(JavaParameter::what)
                .toList();
    }

    private static String problem(String rules) {
        return Mapping.refusal(HEADER, rules).toString();
    }

    @Test
    void areDescribedByTheirName() {
        Mapping mapping = Mapping.of(HEADER, """
                parameters:
                  sync: whether it syncs
                  key: where it begins
                functions:
                  rocksdb_flush_more: {parameters: {4: {name: level, what: the level}}}
                """);

        assertThat(said(mapping, "rocksdb_flush")).containsExactly("whether it syncs");
        assertThat(said(mapping, "rocksdb_flush_more"))
                .containsExactly("where it begins", "whether it syncs", "the level");
    }

    @Test
    void areDescribedByTheirFunctionFirst() {
        Mapping mapping = Mapping.of(HEADER, """
                parameters: {sync: whether it syncs}
                functions:
                  rocksdb_flush: {parameters: {sync: {what: without effect}}}
                  rocksdb_flush_more: {parameters: {4: {name: level}}}
                """);

        assertThat(said(mapping, "rocksdb_flush")).containsExactly("without effect");
        assertThat(said(mapping, "rocksdb_flush_more")).containsExactly("", "whether it syncs", "");
    }

    @Test
    void areOfTheVersionsThatHaveThem() {
        String header = """
                typedef struct toy_t toy_t;
                toy_t *toy_create(void);
                void toy_destroy(toy_t *toy);
                """;
        CApi here = MadeUpHeader.read(header + "void toy_play(toy_t *toy, int loudness);\n");
        CApi other = MadeUpHeader.read(header + "void toy_sleep(toy_t *toy, int seconds);\n");
        Rules rules = MadeUpTemplates.load(Map.of("toy.yaml", """
                types:
                  toy_t: {class: Toy}
                parameters:
                  loudness: how loud it is
                  seconds: how long it sleeps
                """));

        MappedApi mapped = Mapper.map(here, null, rules, ApiHistory.of(List.of(other)));

        assertThat(mapped.model().classes().get(0).operations())
                .flatExtracting(operation -> operation.parameters())
                .extracting(JavaParameter::what)
                .containsExactly("how loud it is");
    }

    @Test
    void haveToBeThere() {
        assertThat(problem("parameters:\n  snc: whether it syncs\n"))
                .contains("test.yaml:2: ", "the header has no parameter snc", "did you mean \"sync\"?");
    }

    @Test
    void areNotDescribedInVain() {
        assertThat(problem("functions:\n  rocksdb_count: {returns: {what: how many}}\n"))
                .contains("test.yaml:2: ", "\"what\" has no effect on its result, which is a number; delete it");
        assertThat(problem("functions:\n  rocksdb_count: {parameters: {db: {what: the database}}}\n"))
                .contains(
                        "test.yaml:2: ",
                        "\"what\" has no effect on parameter db, which is the object that the method is called on; delete it");
        assertThat(
                        Mapping.refusal(
                                "void rocksdb_measure(rocksdb_t *db, size_t *width, size_t *height);",
                                "rocksdb_measure",
                                "record: {class: Measures, summary: How big it is.}, parameters: {width: {component: width, what: how wide it is}, height: {component: height}}"))
                .contains("\"what\" has no effect on parameter width, which is a part of the result; delete it");
    }

    @Test
    void ofCallbacksAreDescribedToo() {
        String header = "void rocksdb_ask(rocksdb_t *db, void *state, int (*ask)(void *, int, int));";

        Mapping mapping = Mapping.of(header, CALLBACKS.formatted(", what: the level", ""));

        assertThat(mapping.mapped().model().callbacks().get(0).methods().get(0).inputs())
                .extracting(input -> input.parameter().what())
                .containsExactly("the level");
        assertThat(Mapping.refusal(header, CALLBACKS.formatted("}, 2: {what: the rest", ""))
                        .toString())
                .contains("AskCallbacks.ask has no Java form: \"what\" has no effect on parameter 2");
        assertThat(Mapping.refusal(header, CALLBACKS.formatted("", "returns: {what: an answer}, "))
                        .toString())
                .contains("AskCallbacks.ask has no Java form: \"what\" has no effect on its result");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "void (*ask)(void *) | nothing",
                "char *(*ask)(void *, unsigned char *, size_t *) | bytes",
                "rocksdb_cache_t *(*ask)(void *) | an object",
            })
    void whatIsSaidOfACallbackWithoutEffectIsFoundAtItsLine(String pointer, String words) {
        assertThat(Mapping.refusal("void rocksdb_ask(rocksdb_t *db, void *state, " + pointer + ");", """
                functions:
                  rocksdb_ask: {callbacks: AskCallbacks}
                callbacks:
                  AskCallbacks:
                    function: rocksdb_ask
                    methods:
                      - name: ask
                        returns:
                          what: the answer
                """))
                .singleElement()
                .asString()
                .contains("test.yaml:9", "\"what\" has no effect on its result, which is " + words + "; delete it");
    }
}
