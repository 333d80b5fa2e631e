package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One file remembers what jextract found in headers, and what a run came to. */
class LastRunTest {

    private static final CApi API =
            SnapshotReader.read(Checkout.folder().resolve("templates/c-api/rocksdb-" + Checkout.ROCKSDB + ".json"));

    private static final Counts COUNTS = new Counts(3, 2, 1);

    @TempDir
    Path folder;

    private Path header;

    @BeforeEach
    void writeTheHeader() throws IOException {
        header = Files.writeString(folder.resolve("c.h"), "void rocksdb_free(void *ptr);\n");
    }

    @Test
    void theSameHeadersAreKnown() {
        lastRun().rememberExtracted(headers(), API);

        assertThat(extracted(Checkout.ROCKSDB)).contains(API);
    }

    @Test
    void otherHeadersAreNot() throws IOException {
        lastRun().rememberExtracted(headers(), API);

        assertThat(extracted("11.9.0")).isEmpty();
        Files.writeString(header, "void rocksdb_free(void *pointer);\n");
        assertThat(extracted(Checkout.ROCKSDB)).isEmpty();
    }

    @Test
    void aRunIsTheSameWithTheSameInputsAndOutputs() {
        lastRun().remember("inputs", "outputs", "1.2.3", COUNTS, 7);

        assertThat(lastRun().sameAs("inputs", "outputs")).get().satisfies(done -> assertThat(done.counts())
                .isEqualTo(COUNTS));
        assertThat(lastRun().sameAs("others", "outputs")).isEmpty();
        assertThat(lastRun().sameAs("inputs", "others")).isEmpty();
    }

    @Test
    void oneFileHasBoth() throws IOException {
        lastRun().rememberExtracted(headers(), API);
        lastRun().remember("inputs", "outputs", "1.2.3", COUNTS, 7);

        assertThat(extracted(Checkout.ROCKSDB)).contains(API);
        assertThat(lastRun().sameAs("inputs", "outputs")).isPresent();
        try (Stream<Path> files = Files.list(folder.resolve("state"))) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void whatIsDamagedIsForgotten() throws IOException {
        lastRun().rememberExtracted(headers(), API);
        try (Stream<Path> files = Files.list(folder.resolve("state"))) {
            Files.writeString(files.findFirst().orElseThrow(), "{");
        }

        assertThat(extracted(Checkout.ROCKSDB)).isEmpty();
    }

    @Test
    void whereNothingMayBeWrittenNothingIsRemembered() throws IOException {
        Files.writeString(folder.resolve("state"), "a file");

        lastRun().rememberExtracted(headers(), API);

        assertThat(extracted(Checkout.ROCKSDB)).isEmpty();
        LastRun nowhere = new LastRun(null, folder.resolve("out"));
        nowhere.rememberExtracted(headers(), API);
        assertThat(nowhere.extracted(headers(), Checkout.ROCKSDB)).isEmpty();
    }

    private Optional<CApi> extracted(String version) {
        return lastRun().extracted(headers(), version);
    }

    private LastRun lastRun() {
        return new LastRun(folder.resolve("state"), folder.resolve("out"));
    }

    private List<HeaderFile> headers() {
        return HeaderReader.read(header, List.of());
    }
}
