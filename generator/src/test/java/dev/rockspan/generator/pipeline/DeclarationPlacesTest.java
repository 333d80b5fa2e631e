package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a function of a header is told with its line there. */
class DeclarationPlacesTest {

    private static final Problem FUNCTION = new Problem("c.h", "acme_count", "nobody knows why", List.of());
    private static final Problem TYPE = new Problem(null, "acme_ring_t", "describe it", List.of());
    private static final Problem RULE =
            new Problem("templates/db.yaml:3", "acme_count has no Java form: it is said so");

    @TempDir
    Path folder;

    @Test
    void namesTheLineOfTheDeclaration() throws IOException {
        Path header = Files.writeString(folder.resolve("c.h"), """
                void acme_counts(void);
                int
                acme_count(void);
                """);
        Path more = Files.writeString(folder.resolve("more.h"), "\ntypedef struct acme_ring_t acme_ring_t;\n");

        assertThat(placed(header, more)).containsExactly(FUNCTION.at(header + ":3"), TYPE.at(more + ":2"), RULE);
    }

    @Test
    void leavesAloneWhatItCannotPlace() {
        assertThat(placed(folder.resolve("none.h"))).containsExactly(FUNCTION, TYPE, RULE);
    }

    private static List<Problem> placed(Path... files) {
        return catchThrowableOfType(
                        GenerationException.class,
                        () -> DeclarationPlaces.found(List.of(files), () -> {
                            throw new GenerationException(
                                    GenerationException.Kind.INPUT_REFUSED, List.of(FUNCTION, TYPE, RULE));
                        }))
                .problems();
    }
}
