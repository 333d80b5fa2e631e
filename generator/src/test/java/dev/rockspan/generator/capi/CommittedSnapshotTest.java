package dev.rockspan.generator.capi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snapshots in {@code templates/} are whole, sorted, and just what the writer writes. */
class CommittedSnapshotTest {

    private static final Path FOLDER = Path.of("..", "templates", "c-api");

    static Stream<Path> snapshots() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void it_is_written_as_the_writer_writes_it(Path file) throws IOException {
        CApi api = SnapshotReader.read(file);

        assertThat(SnapshotWriter.write(api)).isEqualTo(Files.readString(file));
        String name = api.rocksdbVersion().equals(CApi.ANY_VERSION)
                ? api.headers().get(0).name().replace(".h", ".json")
                : "rocksdb-" + api.rocksdbVersion() + ".json";
        assertThat(file.getFileName()).hasToString(name);
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void it_is_sorted_by_name(Path file) {
        CApi api = SnapshotReader.read(file);

        assertThat(api.functions()).extracting(CFunction::name).isSorted();
        assertThat(api.opaqueTypes()).isSorted();
        assertThat(api.callbacks()).extracting(CCallback::name).isSorted();
        assertThat(api.structs()).extracting(CStruct::name).isSorted();
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void no_place_on_the_machine_that_made_it_has_got_in(Path file) throws IOException {
        assertThat(Files.readString(file)).doesNotContain("/", "\\", "unnamed at", "\r", "_x0");
    }

    @Test
    void that_of_the_extension_is_of_the_header_that_is_compiled() {
        HeaderFile header = HeaderReader.read(Path.of("../native-extras/src/main/c/rockspan_extras.h"));

        assertThat(SnapshotReader.read(FOLDER.resolve("rockspan_extras.json")).headers())
                .as("./rockspan extract --extension-header native-extras/src/main/c/rockspan_extras.h")
                .isEqualTo(HeaderFile.recorded(List.of(header)));
    }

    @Test
    void rocksdb_11_8_1_is_all_there() {
        CApi api = SnapshotReader.read(FOLDER.resolve("rocksdb-11.8.1.json"));

        assertThat(api.functions()).hasSize(1_745);
        assertThat(api.opaqueTypes()).hasSize(106);
        assertThat(api.structs()).extracting(CStruct::name).isEqualTo(List.of("rocksdb_slice_t"));
        assertThat(api.callbacks()).hasSize(20);
        assertThat(api.enums()).hasSize(19);
        assertThat(api.enums()).flatExtracting(CEnum::constants).hasSize(157);
        assertThat(api.functions())
                .filteredOn(function -> function.name().equals("rocksdb_open"))
                .singleElement()
                .satisfies(open -> assertThat(CTypePrinter.prototype(open))
                        .isEqualTo("rocksdb_t *rocksdb_open(const rocksdb_options_t *options, const char *name,"
                                + " char **errptr)"));
    }
}
