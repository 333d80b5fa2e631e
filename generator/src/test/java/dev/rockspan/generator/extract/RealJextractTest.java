package dev.rockspan.generator.extract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderReader;
import dev.rockspan.generator.header.HeaderScan;
import dev.rockspan.generator.jextract.JextractLocator;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.JextractRunner;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real jextract on the real header. Set {@code ROCKSDB_INCLUDE} to the directory that holds {@code rocksdb/c.h} of
 * RocksDB 11.8.1, and {@code JEXTRACT_HOME} (or {@code PATH}) to a jextract, 22 or newer, to run these.
 */
class RealJextractTest {

    private static final Path SNAPSHOT = Path.of("..", "templates", "c-api", "rocksdb-11.8.1.json");

    private static final String SMALL_HEADER =
            "#include <stddef.h>\ntypedef struct rocksdb_t rocksdb_t;\nvoid rocksdb_close(rocksdb_t* db);\n";

    private Path header;

    @TempDir
    Path folder;

    @BeforeEach
    void findHeaderAndJextract() {
        String include = System.getenv("ROCKSDB_INCLUDE");
        assumeTrue(include != null, "set ROCKSDB_INCLUDE to the directory that holds rocksdb/c.h to run this");
        header = Path.of(include, "rocksdb", "c.h");
        boolean onPath = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, "jextract")));
        assumeTrue(
                onPath || System.getenv("JEXTRACT_HOME") != null,
                "set JEXTRACT_HOME to a jextract, or put it on PATH, to run this");
    }

    @Test
    void the_committed_snapshot_is_what_this_jextract_makes_of_the_header() {
        List<HeaderFile> headers = HeaderReader.read(header, List.of());
        CApi committed = SnapshotReader.read(SNAPSHOT);
        assumeTrue(HeaderFile.areThoseOf(committed, headers), "ROCKSDB_INCLUDE does not hold the header of 11.8.1");

        CApi extracted = extract(header);

        assertThat(SnapshotWriter.write(withVersion(extracted, committed.jextractVersion())))
                .isEqualTo(SnapshotWriter.write(committed));
        HeaderScan scan = headers.get(0).scan();
        assertThat(scan.functions()).hasSize(1_745);
        assertThat(scan.opaqueTypes()).hasSize(106);
        assertThat(scan.structs()).hasSize(1);
        assertThat(scan.callbacks()).hasSize(20);
        assertThat(scan.enums()).hasSize(19);
    }

    @Test
    void a_declaration_that_is_added_to_the_header_arrives() throws IOException {
        Path changed = copy(text().replace(
                        "extern ROCKSDB_LIBRARY_API void rocksdb_close(",
                        "extern ROCKSDB_LIBRARY_API uint64_t rocksdb_brand_new(rocksdb_t* db, int level);\n"
                                + "extern ROCKSDB_LIBRARY_API void rocksdb_close("));

        assertThat(extract(changed).functions())
                .filteredOn(function -> function.name().equals("rocksdb_brand_new"))
                .singleElement()
                .satisfies(function -> {
                    assertThat(CTypePrinter.prototype(function))
                            .isEqualTo("uint64_t rocksdb_brand_new(rocksdb_t *db, int level)");
                    assertThat(function.descriptor()).isEqualTo("(PI)J");
                });
    }

    @Test
    void an_extension_header_is_read_with_c_h() throws IOException {
        Path extension = Files.writeString(folder.resolve("extension.h"), """
                #pragma once
                #include "rocksdb/c.h"
                typedef struct rockspan_batch_t rockspan_batch_t;
                typedef struct rockspan_result_t {
                  size_t size;
                  const char* data;
                  rocksdb_pinnableslice_t* slice;
                  unsigned char found;
                } rockspan_result_t;
                void rockspan_get(rocksdb_t* db, const char* key, size_t key_length, rockspan_result_t* out);
                rockspan_batch_t* rockspan_batch(void* const* functions, size_t count);
                int rockspan_version();
                """);

        CApi extended = extract(header, extension);

        assertThat(extended.functions())
                .filteredOn(function -> function.header().equals("extension.h"))
                .extracting(CTypePrinter::prototype)
                .containsExactly(
                        "rockspan_batch_t *rockspan_batch(void *const *functions, size_t count)",
                        "void rockspan_get(rocksdb_t *db, const char *key, size_t key_length, rockspan_result_t *out)",
                        "int rockspan_version(void)");
        assertThat(extended.opaqueTypes()).contains("rockspan_batch_t", "rocksdb_t");
        assertThat(extended.structs()).extracting("name").contains("rockspan_result_t");
        assertThat(extended.functions()).extracting(CFunction::name).contains("rocksdb_open");
        assertThat(extended.headers()).extracting("name").containsExactly("c.h", "extension.h");
    }

    @Test
    void a_header_that_does_not_compile_is_refused_with_what_the_compiler_says() throws IOException {
        Path broken = copy(SMALL_HEADER + "void rocksdb_broken(rocksdb_unheard_of_t* x);\n");

        GenerationException failure = catchThrowableOfType(GenerationException.class, () -> extract(broken));

        assertThat(failure.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
        assertThat(failure)
                .hasMessageContaining("the header does not compile")
                .hasMessageContaining("unknown type name 'rocksdb_unheard_of_t'")
                .hasMessageContaining("This command does the same: ");
    }

    @Test
    void a_function_that_the_compiler_is_not_shown_is_kept_for_who_excludes_it() throws IOException {
        Path conditional =
                copy(SMALL_HEADER + "#ifdef ROCKSDB_NOWHERE_DEFINED\nvoid rocksdb_hidden(rocksdb_t* db);\n#endif\n");

        assertThat(extract(conditional).functions())
                .filteredOn(function -> function.name().equals("rocksdb_hidden"))
                .singleElement()
                .satisfies(
                        function -> assertThat(function.returnType().toString()).contains("jextract does not see it"));
    }

    @Test
    void a_header_cut_off_anywhere_is_refused() throws IOException {
        String text = text();
        for (int tenth = 1; tenth < 10; tenth++) {
            Path cut = copy(text.substring(0, text.length() * tenth / 10));

            GenerationException failure = catchThrowableOfType(GenerationException.class, () -> extract(cut));

            assertThat(failure).isNotNull();
            assertThat(failure.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
            assertThat(failure).hasMessageContaining("truncated");
        }
    }

    @Test
    void a_cplusplus_header_of_rocksdb_is_refused() {
        for (String name : List.of("db.h", "options.h", "slice.h", "status.h")) {
            Path file = header.resolveSibling(name);
            assumeTrue(Files.isRegularFile(file), file + " is not there to be tried");

            GenerationException failure = catchThrowableOfType(GenerationException.class, () -> extract(file));

            assertThat(failure.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
            assertThat(failure).hasMessageContaining("this is a C++ header");
        }
    }

    private Path copy(String text) throws IOException {
        return Files.writeString(folder.resolve("c.h"), text);
    }

    private String text() throws IOException {
        return Files.readString(header);
    }

    private static CApi extract(Path header, Path... extensions) {
        List<HeaderFile> headers = HeaderReader.read(header, List.of(extensions));
        Path launcher = new JextractLocator(System.getenv(), message -> {}).locate(Optional.empty(), true);
        JextractOutput output = new JextractRunner(launcher, JextractRunner.TIMEOUT)
                .run(headers.stream().map(HeaderFile::path).toList());
        return CApiExtractor.extract("11.8.1", headers, output);
    }

    private static CApi withVersion(CApi api, String jextractVersion) {
        return new CApi(
                api.rocksdbVersion(),
                jextractVersion,
                api.headers(),
                api.functions(),
                api.opaqueTypes(),
                api.structs(),
                api.callbacks(),
                api.enums());
    }
}
