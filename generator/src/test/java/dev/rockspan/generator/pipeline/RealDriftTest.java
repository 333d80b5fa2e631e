package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Templates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The templates against the real C++ headers. Set {@code ROCKSDB_INCLUDE} to the directory that holds {@code rocksdb/c.h}
 * of the pinned RocksDB to run these.
 */
class RealDriftTest {

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");

    @TempDir
    Path folder;

    private Path headers;

    @BeforeEach
    void findHeaders() {
        String include = System.getenv("ROCKSDB_INCLUDE");
        assumeTrue(include != null, "set ROCKSDB_INCLUDE to the directory that holds rocksdb/c.h to run this");
        headers = Path.of(include, "rocksdb");
    }

    @Test
    void theEnumsSayWhatTheHeadersSay() {
        DriftResult result = drift(headers);

        assertThat(result.headersVersion()).isEqualTo(PinnedVersion.rocksdb());
        assertThat(result.enums()).isGreaterThanOrEqualTo(43);
        assertThat(result.drifts()).isEmpty();
    }

    @Test
    void aConstantThatIsNewGoneOrRenumberedIsNoticed() throws IOException {
        Path copy = copyOf(headers);
        Path types = copy.resolve("types.h");
        String text = Files.readString(types);
        assertThat(text).contains("kHot = 0x04", "kIce = 0x10");
        Files.writeString(
                types,
                text.replace("kHot = 0x04", "kHot = 0x05, kMild = 0x09").replace("kIce = 0x10", "kPolar = 0x10"));

        assertThat(drift(copy).drifts())
                .allMatch(drift -> drift.enumName().equals("Temperature"))
                .extracting(drift -> drift.kind() + " " + drift.constant())
                .containsExactly("number kHot", "gone ICE", "missing kMild");
    }

    private static DriftResult drift(Path headers) {
        return new GenerationPipeline().drift(headers, PinnedVersion.rocksdb(), new Templates(TEMPLATES));
    }

    private Path copyOf(Path from) throws IOException {
        Path to = folder.resolve("rocksdb");
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
        return to;
    }
}
