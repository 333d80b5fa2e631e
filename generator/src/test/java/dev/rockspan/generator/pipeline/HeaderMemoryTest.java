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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What jextract once found is found again by the headers that it read. */
class HeaderMemoryTest {

    private static final CApi API =
            SnapshotReader.read(Checkout.folder().resolve("templates/c-api/rocksdb-" + Checkout.ROCKSDB + ".json"));

    @TempDir
    Path folder;

    private Path header;

    @BeforeEach
    void writeTheHeader() throws IOException {
        header = Files.writeString(folder.resolve("c.h"), "void rocksdb_free(void *ptr);\n");
    }

    @Test
    void theSameHeadersAreKnown() {
        memory(Checkout.ROCKSDB).remember(API);

        assertThat(memory(Checkout.ROCKSDB).recall()).contains(API);
    }

    @Test
    void otherHeadersAreNot() throws IOException {
        memory(Checkout.ROCKSDB).remember(API);

        assertThat(memory("11.9.0").recall()).isEmpty();
        Files.writeString(header, "void rocksdb_free(void *pointer);\n");
        assertThat(memory(Checkout.ROCKSDB).recall()).isEmpty();
    }

    @Test
    void whatIsDamagedIsForgotten() throws IOException {
        memory(Checkout.ROCKSDB).remember(API);
        try (Stream<Path> files = Files.list(folder.resolve("state"))) {
            Files.writeString(files.findFirst().orElseThrow(), "{");
        }

        assertThat(memory(Checkout.ROCKSDB).recall()).isEmpty();
    }

    @Test
    void whereNothingMayBeWrittenNothingIsRemembered() throws IOException {
        Files.writeString(folder.resolve("state"), "a file");

        assertThat(memory(Checkout.ROCKSDB).remember(API)).isEqualTo(API);
        assertThat(memory(Checkout.ROCKSDB).recall()).isEmpty();
        assertThat(new HeaderMemory(null, headers(), Checkout.ROCKSDB).remember(API))
                .isEqualTo(API);
    }

    private HeaderMemory memory(String version) {
        return new HeaderMemory(folder.resolve("state"), headers(), version);
    }

    private List<HeaderFile> headers() {
        return HeaderReader.read(header, List.of());
    }
}
