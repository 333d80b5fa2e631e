package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hand-written code of the runtime names no C function: templates say which ones it calls. */
class PathsTest {

    private static final String HEADER = """
            void rocksdb_iter_next(rocksdb_iterator_t *it);
            unsigned char rocksdb_iter_valid(rocksdb_iterator_t *it);
            """;

    private static final String FUNCTIONS = """
            functions:
              rocksdb_iter_next: {exclude: a path has it}
              rocksdb_iter_valid: {exclude: a path has it}
            """;

    private static final String PATHS = """
            paths:
              walk:
                runtime-interface: iterate.IteratorFunctions
                heap: [valid]
                extension: {step: rockspan_iter_step}
                functions:
                  next: rocksdb_iter_next
                  valid: rocksdb_iter_valid
            """;

    @Test
    void everyMethodHasItsFunction() {
        Mapping mapping = Mapping.of(HEADER, FUNCTIONS + PATHS);

        PathClass path = mapping.mapped().model().paths().get(0);
        assertThat(path.name()).isEqualTo("walk");
        assertThat(path.interfaceName()).isEqualTo("iterate.IteratorFunctions");
        assertThat(path.methods())
                .containsExactly(
                        new PathClass.Method("next", "rocksdb_iter_next", false),
                        new PathClass.Method("valid", "rocksdb_iter_valid", true));
    }

    @Test
    void whatIsLeftOutOfTheApiButCalledByAPathIsMapped() {
        Mapping mapping = Mapping.of(HEADER, FUNCTIONS + PATHS);

        assertThat(mapping.row("rocksdb_iter_next").state()).isEqualTo(State.MAPPED);
        assertThat(mapping.row("rocksdb_iter_next").rule()).endsWith(", then path walk");
        assertThat(mapping.row("rocksdb_iter_next").why()).isEqualTo("called by that only: a path has it");
        assertThat(mapping.java("rocksdb_iter_next")).isEmpty();
        assertThat(mapping.mapped().model().functions())
                .extracting(RawFunction::name)
                .contains("rocksdb_iter_next");
        assertThat(Mapping.of(HEADER, FUNCTIONS).row("rocksdb_iter_next").state())
                .isEqualTo(State.EXCLUDED);
    }

    @Test
    void whatIsUsedElsewhereStaysAsItIs() {
        Mapping mapping =
                Mapping.of(HEADER, FUNCTIONS.replace("  rocksdb_iter_next: {exclude: a path has it}\n", "") + PATHS);

        assertThat(mapping.java("rocksdb_iter_next")).containsExactly("RocksIterator.next()");
    }

    @Test
    void aFunctionThatThereIsNotIsRefused() {
        assertThat(refusal(PATHS.replace("rocksdb_iter_next", "rocksdb_iter_nxt")))
                .containsExactly("templates/test.yaml:" + line("      next: ")
                        + ": the header has no function rocksdb_iter_nxt; did you mean \"rocksdb_iter_next\"?");
    }

    @Test
    void aMethodWithoutAFunctionIsRefused() {
        assertThat(refusal(PATHS.replace("next: rocksdb_iter_next", "next:")))
                .containsExactly("templates/test.yaml:" + line("      next: ")
                        + ": nothing is said of next; say something or delete it");
    }

    @Test
    void memoryOfTheHeapForAMethodThatThereIsNotIsRefused() {
        assertThat(refusal(PATHS.replace("heap: [valid]", "heap: [vlid]")))
                .containsExactly("templates/test.yaml:" + line("    heap:")
                        + ": the path has no method vlid; did you mean \"valid\"?");
    }

    @Test
    void whatIsSaidOfAHandWrittenMethodIsRefused() {
        String own = """
                types:
                  rocksdb_walker_t: {class: Walker, base: {class: AbstractWalker, path: walk}}
                paths:
                  walk: {runtime-interface: WalkerFunctions, functions: {seek: rocksdb_walker_seek, isValid: rocksdb_walker_valid}}
                functions:
                  rocksdb_walker_valid: {name: isValid, trivial: true}
                  rocksdb_walker_seek:\s""";
        String header = """
                typedef struct rocksdb_walker_t rocksdb_walker_t;
                void rocksdb_walker_destroy(rocksdb_walker_t *walker);
                void rocksdb_walker_seek(rocksdb_walker_t *walker, const char *key, size_t keylen);
                unsigned char rocksdb_walker_valid(rocksdb_walker_t *walker);
                """;

        assertThat(Mapping.of(header, own + "{trivial: true}")
                        .row("rocksdb_walker_seek")
                        .why())
                .isEqualTo("its method is hand-written in AbstractWalker");
        assertThat(Mapping.refusal(header, own + "{name: find}"))
                .extracting(Problem::toString)
                .containsExactly(
                        "templates/test.yaml:7: rocksdb_walker_seek: its method is hand-written in AbstractWalker,"
                                + " and is called seek: say \"name: seek\"");
        for (String said : List.of(
                "form: static",
                "in: rocksdb_t",
                "parameters: {key: {name: where}}",
                "returns: {nullable: true}",
                "exclude: it is not wanted",
                "summary: Goes there.")) {
            assertThat(Mapping.refusal(header, own + '{' + said + '}').toString())
                    .contains("templates/test.yaml:7: rocksdb_walker_seek: \"" + said.replaceFirst(":.*", "")
                            + "\" has no effect: its method is hand-written in AbstractWalker");
        }
    }

    private static List<String> refusal(String paths) {
        return Mapping.refusal(HEADER, FUNCTIONS + paths).stream()
                .map(Problem::toString)
                .toList();
    }

    private static int line(String start) {
        List<String> lines = (FUNCTIONS + PATHS).lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).startsWith(start)) {
                return line + 1;
            }
        }
        throw new AssertionError(start);
    }
}
