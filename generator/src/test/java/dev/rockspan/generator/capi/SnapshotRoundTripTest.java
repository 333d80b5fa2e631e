package dev.rockspan.generator.capi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What is written is read back equal, and written again to the same bytes. */
@Isolated
class SnapshotRoundTripTest {

    @TempDir
    Path folder;

    @Test
    void a_snapshot_is_read_back_equal() throws IOException {
        Path file = Files.writeString(folder.resolve("small.json"), SnapshotWriter.write(SnapshotSamples.small()));

        CApi read = SnapshotReader.read(file);

        assertThat(read).isEqualTo(SnapshotSamples.small());
        assertThat(SnapshotWriter.write(read)).isEqualTo(Files.readString(file));
    }

    @Test
    void an_api_without_anything_is_read_back_equal() throws IOException {
        CApi empty = new CApi("1", "unknown", List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

        Path file = Files.writeString(folder.resolve("empty.json"), SnapshotWriter.write(empty));

        assertThat(SnapshotReader.read(file)).isEqualTo(empty);
    }

    @Test
    void a_function_that_cannot_be_expressed_is_read_back_equal() throws IOException {
        CApi small = SnapshotSamples.small();
        CApi wider = small.withFunctions(
                List.of(CFunction.beyond("rocksdb_log", "void rocksdb_log(FILE *file)", "unknown type", "c.h")));

        Path file = Files.writeString(folder.resolve("beyond.json"), SnapshotWriter.write(wider));

        assertThat(SnapshotReader.read(file)).isEqualTo(wider);
    }

    @Test
    void each_function_and_constant_has_a_line_of_its_own() {
        assertThat(SnapshotWriter.write(SnapshotSamples.small()).lines())
                .contains(
                        "    {\"name\": \"rocksdb_close\", \"returns\": \"void\", \"parameters\": "
                                + "[{\"name\": \"db\", \"type\": \"rocksdb_t *\"}], \"descriptor\": \"(P)V\", \"header\": \"c.h\"},",
                        "      {\"name\": \"rocksdb_yes\", \"value\": 1}");
    }

    @Test
    void the_bytes_do_not_depend_on_the_locale() {
        String expected = SnapshotWriter.write(SnapshotSamples.small());
        Locale before = Locale.getDefault();
        try {
            // Arabic digits and the Turkish i are what usually goes wrong.
            for (String tag : List.of("ar-EG-u-nu-arab", "tr-TR")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(SnapshotWriter.write(SnapshotSamples.small())).isEqualTo(expected);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void a_snapshot_may_lie_in_an_archive() throws IOException {
        URI archive = URI.create("jar:" + folder.resolve("snapshots.zip").toUri());
        try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
            Path file = zip.getPath("/small.json");
            Files.writeString(file, SnapshotWriter.write(SnapshotSamples.small()));

            assertThat(SnapshotReader.read(file)).isEqualTo(SnapshotSamples.small());
        }
    }
}
