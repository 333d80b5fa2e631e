package dev.rockspan.generator.header;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each thing that is not RocksDB's C header is told apart. */
class HeaderReaderTest {

    private static final String HEADER = "typedef struct rocksdb_t rocksdb_t;\nvoid rocksdb_close(rocksdb_t*);\n";

    @TempDir
    Path folder;

    @Test
    void headers_come_in_order_with_their_digests() throws IOException {
        Path main = write("c.h", HEADER);
        Path more = write("more.h", "#include \"c.h\"\nint more(rocksdb_t* db);\n");

        List<HeaderFile> headers = HeaderReader.read(main, List.of(more));

        assertThat(headers).extracting(HeaderFile::name).containsExactly("c.h", "more.h");
        assertThat(headers.get(0).path()).isEqualTo(main.toRealPath());
        assertThat(headers.get(0).sha256())
                .isEqualTo("c92e41feb6d01dfe7857e79f4f2b5267e219bfadc9ab0d2029ae2b44e5d49cfe");
        assertThat(headers.get(1).scan().functions()).containsExactly("more");
    }

    @Test
    void a_snapshot_matches_the_headers_it_was_made_from_and_no_others() throws IOException {
        Path main = write("c.h", HEADER);
        Path more = write("more.h", "int more(void);\n");
        CApi snapshot = snapshot(HeaderFile.recorded(HeaderReader.read(main, List.of(more))));

        assertThat(HeaderFile.areThoseOf(snapshot, HeaderReader.read(main, List.of(more))))
                .isTrue();
        assertThat(HeaderFile.areThoseOf(snapshot, HeaderReader.read(main, List.of())))
                .isFalse();
        write("more.h", "int more(int);\n");
        assertThat(HeaderFile.areThoseOf(snapshot, HeaderReader.read(main, List.of(more))))
                .isFalse();
    }

    private static CApi snapshot(List<CHeader> headers) {
        return new CApi("1", "25", headers, List.of(), List.of(), List.of(), List.of(), List.of());
    }

    @Test
    void a_missing_header_is_named_with_its_neighbour() throws IOException {
        write("c.h", HEADER);

        assertThat(refused(folder.resolve("d.h")))
                .hasMessage(folder.resolve("d.h") + ": there is no such header; did you mean \"" + folder.resolve("c.h")
                        + "\"?");
        assertThat(refused(folder.resolve("nowhere/c.h")))
                .hasMessage(folder.resolve("nowhere/c.h") + ": there is no such header");
    }

    @Test
    void a_directory_is_refused_with_the_header_in_it() throws IOException {
        assertThat(refused(folder))
                .hasMessageEndingWith("this is a directory, not a header; give the file include/rocksdb/c.h");

        Files.createDirectories(folder.resolve("rocksdb"));
        write("rocksdb/c.h", HEADER);

        assertThat(refused(folder)).hasMessageEndingWith("did you mean \"" + folder.resolve("rocksdb/c.h") + "\"?");
    }

    @Test
    void an_empty_header_is_refused() throws IOException {
        assertThat(refused(write("empty.h", ""))).hasMessage(folder.resolve("empty.h") + ": the header is empty");
        assertThat(refused(write("blank.h", " \n\n"))).hasMessageEndingWith("the header is empty");
        assertThat(refused(write("comment.h", "/* nothing */\n#define X 1\n")))
                .hasMessageEndingWith("the header declares nothing that could be called");
    }

    @Test
    void another_librarys_header_is_refused() throws IOException {
        assertThat(refused(write("leveldb.h", "void leveldb_close(void* db);\n")))
                .hasMessageContaining("this is not RocksDB's C header: it declares no function named rocksdb_*");
    }

    @Test
    void an_extension_header_may_name_its_functions_as_it_likes() throws IOException {
        Path main = write("c.h", HEADER);

        assertThat(HeaderReader.read(main, List.of(write("x.h", "int other(void);\n"))))
                .hasSize(2);
    }

    @Test
    void a_header_may_not_be_named_twice() throws IOException {
        Path main = write("c.h", HEADER);
        Files.createDirectories(folder.resolve("sub"));
        Path namesake = write("sub/c.h", "int other(void);\n");

        assertThat(refused(main, main)).hasMessageEndingWith("this header is named twice");
        assertThat(refused(main, namesake)).hasMessageContaining("another header is named c.h as well");
    }

    @Test
    void a_binary_file_is_no_header() throws IOException {
        Path file = Files.write(folder.resolve("lib.so"), new byte[] {0x7f, 'E', 'L', 'F', 0, 0});

        assertThat(refused(file)).hasMessageEndingWith("this is a binary file, not a header");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static GenerationException refused(Path header, Path... extensions) {
        GenerationException refused =
                catchThrowableOfType(GenerationException.class, () -> HeaderReader.read(header, List.of(extensions)));
        assertThat(refused).isNotNull();
        assertThat(refused.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
        assertThat(refused.problems()).hasSize(1);
        return refused;
    }
}
