package dev.rockspan.generator.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.mapping.extension.PathInterface;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.CoverageRow.State;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Hand-written code of the runtime gets the C functions that it calls from the templates. */
class PathsTest {

    private static final PathInterface TYPE =
            PathInterface.named("IteratorFunctions").orElseThrow();

    /** For each role a function that fits it. */
    private static final String HEADER = roles().stream()
            .map(role -> function(role, String.valueOf(TYPE.shape(role))))
            .collect(Collectors.joining());

    private static final String FUNCTIONS = "functions:\n"
            + roles().stream()
                    .map(role -> "  rocksdb_iter_" + role + ": {exclude: a path has it}\n")
                    .collect(Collectors.joining());

    private static final String PATHS = "paths:\n  walk:\n    interface: IteratorFunctions\n    functions:\n"
            + roles().stream()
                    .map(role -> "      " + role + ": rocksdb_iter_" + role + "\n")
                    .collect(Collectors.joining());

    /** Without those that functions of the extension play: there is none here. */
    private static SortedSet<String> roles() {
        SortedSet<String> roles = new TreeSet<>(TYPE.roles().keySet());
        roles.removeIf(TYPE::isExtra);
        return roles;
    }

    @Test
    void everyRoleHasItsFunction() {
        Mapping mapping = Mapping.of(HEADER, FUNCTIONS + PATHS);

        PathClass path = mapping.mapped().model().paths().get(0);
        assertThat(path.name()).isEqualTo("walk");
        assertThat(path.interfaceName()).isEqualTo("IteratorFunctions");
        assertThat(path.methods()).hasSameSizeAs(roles()).allMatch(method -> method.function()
                .equals("rocksdb_iter_" + method.role()));
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
    void anInterfaceThatThereIsNotIsRefused() {
        assertThat(refusal(PATHS.replace("IteratorFunctions", "IteratorFunction")))
                .containsExactly("templates/test.yaml:" + line("  walk:") + ": the path walk: the runtime has no"
                        + " interface IteratorFunction for paths; did you mean \"IteratorFunctions\"?");
    }

    @Test
    void aRoleThatThereIsNotIsRefusedAndSoIsOneThatIsMissing() {
        assertThat(refusal(PATHS.replace("      next: ", "      nxt: ")))
                .containsExactlyInAnyOrder(
                        "templates/test.yaml:" + line("      next: ")
                                + ": IteratorFunctions has no role nxt; did you mean \"next\"?",
                        "templates/test.yaml:" + line("  walk:") + ": the path walk has no function for its role next");
    }

    @Test
    void aFunctionThatThereIsNotIsRefused() {
        assertThat(refusal(PATHS.replace("rocksdb_iter_next", "rocksdb_iter_nxt")))
                .containsExactly("templates/test.yaml:" + line("      next: ")
                        + ": the header has no function rocksdb_iter_nxt; did you mean \"rocksdb_iter_next\"?");
    }

    @Test
    void aFunctionOfAnotherShapeIsRefused() {
        assertThat(refusal(PATHS.replace("key: rocksdb_iter_key", "key: rocksdb_iter_valid")))
                .containsExactly("templates/test.yaml:" + line("      key: ")
                        + ": the role key is MemorySegment(MemorySegment, MemorySegment), and rocksdb_iter_valid is"
                        + " byte(MemorySegment)");
    }

    @Test
    void aRoleWithoutAFunctionIsRefused() {
        assertThat(refusal(PATHS.replace("next: rocksdb_iter_next", "next:")))
                .containsExactly("templates/test.yaml:" + line("      next: ") + ": the role next has no function");
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

    private static String function(String role, String shape) {
        int end = shape.indexOf('_');
        String parameters = shape.substring(1, end)
                .chars()
                .mapToObj(letter -> ", " + type((char) letter))
                .collect(Collectors.joining());
        return type(shape.charAt(end + 1)) + " rocksdb_iter_" + role + "(rocksdb_iterator_t *it" + parameters + ");\n";
    }

    private static String type(char letter) {
        return switch (Carrier.of(letter)) {
            case POINTER -> "char *";
            case BYTE -> "unsigned char";
            case INT -> "int";
            case LONG -> "size_t";
            case VOID -> "void";
            default -> throw new IllegalArgumentException("no C type for " + letter);
        };
    }
}
