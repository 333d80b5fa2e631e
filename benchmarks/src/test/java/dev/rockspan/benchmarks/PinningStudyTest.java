package dev.rockspan.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rockspan.benchmarks.pinning.PinningStudy;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The study runs, and what it holds is what the cache says is pinned; the other numbers do not matter here. */
class PinningStudyTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsHeldIsPinned() throws Exception {
        int code = new CommandLine(new PinningStudy())
                .execute(
                        "--seconds",
                        "1",
                        "--cache",
                        "8",
                        "--held",
                        "0,50",
                        "--hold",
                        "500",
                        "--output",
                        folder.toString());

        assertThat(code).isZero();
        JsonNode cases =
                new ObjectMapper().readTree(folder.resolve("pinning.json").toFile());
        assertThat(cases).hasSize(2);
        assertThat(cases.get(0).get("pinnedMegabytes").asDouble()).isLessThan(2);
        assertThat(cases.get(1).get("pinnedMegabytes").asDouble()).isBetween(3.0, 6.0);
        assertThat(folder.resolve("pinning-gets.svg")).isNotEmptyFile();
        assertThat(folder.resolve("pinning-memory.svg")).isNotEmptyFile();
    }
}
