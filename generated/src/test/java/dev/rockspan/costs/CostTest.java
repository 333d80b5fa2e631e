package dev.rockspan.costs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.ChildJvm.Outcome;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * What operations cost that does not depend on the machine or its load: how often they cross into C, and how many bytes
 * they allocate once they are compiled. Values have 100 bytes.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CostTest {

    /** Per operation: crossings exactly, bytes at most. Whoever makes one cheaper lowers the number. */
    private static final String EXPECTED = """
            get, byte[] key                     |    2.0 |    120
            get, native key                     |    2.0 |    120
            get into byte[]                     |    1.0 |      0
            get into native segment             |    1.0 |      0
            get into direct ByteBuffer          |    1.0 |    264
            tryGet                              |    2.0 |    144
            getPinned, value, close             |    3.0 |    248
            iterator: valid, key, value, next   |    7.1 |    240
            put, byte[]                         |    1.0 |      0
            put, native segments                |    1.0 |      0
            delete and put                      |    2.0 |      0
            batch put, byte[]                   |    0.0 |      0
            batch: clear, 10 puts, write        |    3.0 |    200
            new batch, put, close               |    0.0 |    600
            multiGetAsList of 10 keys           |   11.0 |   1816
            batchedMultiGet of 10 keys, close   |   11.0 |   2672
            """;

    private final Map<String, String> crossings = new LinkedHashMap<>();
    private final Map<String, String> bytes = new LinkedHashMap<>();

    private record Cost(String crossings, String bytes) {}

    @BeforeAll
    void measure(@TempDir Path folder) {
        crossings.putAll(costs(folder.resolve("crossings"), folder, "-Drockspan.crossings=count"));
        // Compiled in the order in which things happen, so that the same is compiled every time.
        bytes.putAll(costs(folder.resolve("bytes"), folder, "-Xbatch"));
    }

    @Test
    void everyOperationCrossesIntoCAsOftenAsExpected() {
        assertThat(crossings)
                .as(measured())
                .isEqualTo(expected().entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, entry -> entry.getValue().crossings())));
    }

    @Test
    void noOperationAllocatesMoreThanExpected() {
        assertThat(bytes).as(measured()).containsOnlyKeys(expected().keySet());
        assertThat(bytes).as(measured()).allSatisfy((name, measured) -> assertThat(Double.parseDouble(measured))
                .as(name)
                .isLessThanOrEqualTo(Double.parseDouble(expected().get(name).bytes())));
    }

    private static Map<String, Cost> expected() {
        return EXPECTED.lines()
                .map(line -> line.split("\\|"))
                .collect(Collectors.toMap(
                        cells -> cells[0].strip(), cells -> new Cost(cells[1].strip(), cells[2].strip())));
    }

    /** In the form of the table. */
    private String measured() {
        return crossings.keySet().stream()
                .map(name -> String.format(
                        Locale.ROOT,
                        "%-36s| %6s | %6.0f%n",
                        name,
                        crossings.get(name),
                        Double.parseDouble(bytes.get(name))))
                .collect(Collectors.joining("", "measured:%n".formatted(), ""));
    }

    private static Map<String, String> costs(Path database, Path folder, String option) {
        Outcome outcome = ChildJvm.runWith(List.of(option), folder, CostChild.class, database.toString());
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        return outcome.output()
                .lines()
                .filter(line -> line.contains("="))
                .map(line -> line.split("="))
                .collect(Collectors.toMap(cells -> cells[0], cells -> cells[1], (a, b) -> b, LinkedHashMap::new));
    }
}
