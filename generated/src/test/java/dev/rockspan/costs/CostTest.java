package dev.rockspan.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.raw.Symbols;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.ChildJvm.Outcome;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What operations cost that does not depend on the machine or its load: how often they cross into C, and how many bytes
 * they allocate once they are compiled. Values have 100 bytes,
 * large ones 32 KiB.
 */
class CostTest {

    /** A segment or two, which the compiler removes in one run of the JVM and leaves in another. */
    private static final double SLACK = 160;

    /** The same for operations on ten keys, with a segment for each. */
    private static final double SLACK_OF_TEN = 480;

    /**
     * Per operation with the extension, and without: crossings exactly, bytes at most. Whoever makes one cheaper lowers
     * the number.
     */
    private static final String COSTS = """
            get, byte[] key                             |    1.000 |    120 |    3.000 |    160
            get, native key                             |    1.000 |    120 |    3.000 |    320
            get into byte[]                             |    1.000 |      0 |    3.000 |    192
            get into large byte[]                       |    1.000 |      0 |    3.000 |    192
            get, large value                            |    2.000 |  32900 |    4.000 |  33120
            get into large byte[], large value          |    2.000 |      0 |    4.000 |    352
            getOrPin into array, large value            |    2.000 |    120 |    4.000 |    120
            get into native segment                     |    1.000 |      0 |    3.000 |     40
            get into direct ByteBuffer                  |    1.000 |    144 |    3.000 |    304
            tryGet                                      |    1.000 |    144 |    3.000 |    224
            getOrPin, value that fits                   |    1.000 |      0 |    3.000 |      0
            getOrPin, value that is pinned              |    2.000 |    272 |    3.000 |    272
            getPinned, value, close                     |    2.000 |    192 |    3.000 |    272
            iterator: valid, key, value, next           |    1.001 |    160 |    4.002 |    160
            iterator: valid, keyView, valueView, next   |    1.001 |     80 |    4.002 |     80
            iterator: forEach of 10                     |   12.000 |    800 |   43.000 |    800
            iterator: seek, prev                        |    2.000 |      0 |    8.000 |     40
            put, byte[]                                 |    1.000 |      0 |    1.000 |      0
            put, native segments                        |    1.000 |      0 |    1.000 |      0
            delete and put                              |    2.000 |      0 |    2.000 |      0
            batch put, byte[]                           |    0.000 |      0 |    0.000 |      0
            batch: clear, 10 puts, write                |    3.000 |    152 |    3.000 |    152
            new batch, put, close                       |    0.000 |    208 |    0.000 |    208
            multiGetAsList of 10 keys                   |    2.000 |   1728 |   11.000 |   1872
            multiGetOrPin of 10 keys, values, close     |    4.000 |   1448 |   13.000 |   1400
            multiGetOrPin of 10 packed keys into buffer |    1.000 |    560 |   21.000 |    920
            batchedMultiGet of 10 keys, close           |   21.000 |   2392 |   21.000 |   2392
            """;

    /** Where a row has the crossings; the bytes are next. */
    private static final int WITH = 1;

    private static final int WITHOUT = 3;

    @TempDir
    private Path folder;

    @Test
    void withoutTheExtension() {
        compare(measure("-Drockspan.extras=false"), WITHOUT);
    }

    @Test
    void withTheExtension() {
        assumeTrue(Symbols.TABLE.isExtended(), "Rockspan was built without its native extension");
        compare(measure("-Drockspan.extras=true"), WITH);
    }

    private record Cost(double crossings, double bytes) {

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "| %8.3f | %5.0f", crossings, bytes);
        }
    }

    private static void compare(Map<String, Cost> measured, int column) {
        Map<String, Cost> expected = COSTS.lines()
                .map(line -> line.split("\\|"))
                .collect(Collectors.toMap(
                        cells -> cells[0].strip(),
                        cells -> new Cost(Double.parseDouble(cells[column]), Double.parseDouble(cells[column + 1]))));
        String all = measured.entrySet().stream()
                .map(entry -> String.format(Locale.ROOT, "%-44s%s%n", entry.getKey(), entry.getValue()))
                .collect(Collectors.joining("", "measured:%n".formatted(), ""));
        assertThat(measured).as(all).containsOnlyKeys(expected.keySet());
        assertThat(measured).as(all).allSatisfy((name, cost) -> {
            assertThat(cost.crossings()).as(name).isEqualTo(expected.get(name).crossings());
            assertThat(cost.bytes())
                    .as(name)
                    .isLessThanOrEqualTo(expected.get(name).bytes() + (name.contains("of 10") ? SLACK_OF_TEN : SLACK));
        });
    }

    private Map<String, Cost> measure(String extension) {
        Map<String, Double> crossings = run(extension, "-Drockspan.crossings=count");
        // Compiled in the order in which things happen, so that the same is compiled every time.
        Map<String, Double> bytes = run(extension, "-Xbatch", ChildJvm.WELL_COMPILED.getFirst());
        Map<String, Cost> costs = new LinkedHashMap<>();
        crossings.forEach((name, count) -> costs.put(name, new Cost(count, bytes.get(name))));
        return costs;
    }

    private Map<String, Double> run(String... options) {
        String database = folder.resolve("db" + options[1]).toString();
        Outcome outcome = ChildJvm.runWith(List.of(options), folder, CostChild.class, database);
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        return outcome.output()
                .lines()
                .filter(line -> line.contains("="))
                .map(line -> line.split("="))
                .collect(Collectors.toMap(
                        cells -> cells[0],
                        cells -> Double.parseDouble(cells[1]),
                        (first, second) -> second,
                        LinkedHashMap::new));
    }
}
