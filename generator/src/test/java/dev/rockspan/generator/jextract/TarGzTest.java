package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An archive is unpacked as it is, and only into its own directory. */
class TarGzTest {

    @TempDir
    Path folder;

    private Path target;

    @BeforeEach
    void makeTarget() throws IOException {
        target = Files.createDirectory(folder.resolve("target"));
    }

    @Test
    void files_keep_their_text_and_whether_they_may_be_executed() throws IOException {
        TarGz.unpack(Archives.jextract(folder.resolve("a.tar.gz")), target);

        assertThat(target.resolve("jextract-25/release")).hasContent("a file");
        assertThat(Files.isExecutable(target.resolve("jextract-25/bin/jextract")))
                .isTrue();
        assumeTrue(isPosix(), "the file system has no permissions to look at");
        assertThat(Files.isExecutable(target.resolve("jextract-25/release"))).isFalse();
    }

    @Test
    void a_link_within_the_archive_stays_a_link() throws IOException {
        assumeTrue(isPosix(), "the file system has no symbolic links for everyone");
        TarGz.unpack(
                Archives.tarGz(
                        folder.resolve("a.tar.gz"),
                        Archives.file("a/legal/base/LICENSE", 0644, "text"),
                        Archives.symlink("a/legal/more/LICENSE", "../base/LICENSE")),
                target);

        assertThat(target.resolve("a/legal/more/LICENSE")).isSymbolicLink().hasContent("text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../evil", "a/../../evil", "/tmp/rockspan-evil", "a/./../../target2/evil"})
    void a_file_outside_is_refused(String name) throws IOException {
        Path archive = Archives.tarGz(folder.resolve("a.tar.gz"), Archives.file(name, 0644, "evil"));

        assertThatThrownBy(() -> TarGz.unpack(archive, target))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("lies outside of it: " + name);
        assertNothingOutside();
    }

    @ParameterizedTest
    @ValueSource(strings = {"..", "../..", "/etc", "b/../../other"})
    void a_link_that_leads_outside_is_refused(String where) throws IOException {
        Path archive = Archives.tarGz(
                folder.resolve("a.tar.gz"), Archives.symlink("link", where), Archives.file("link/evil", 0644, "evil"));

        assertThatThrownBy(() -> TarGz.unpack(archive, target))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("lies outside of it: link");
        assertNothingOutside();
    }

    @Test
    void links_that_lead_outside_only_together_are_refused() throws IOException {
        assumeTrue(isPosix(), "the file system has no symbolic links for everyone");
        Path archive = Archives.tarGz(
                folder.resolve("a.tar.gz"),
                Archives.directory("top"),
                Archives.symlink("x/y/z", "../../top"),
                Archives.symlink("x/y/z/up", "../../.."),
                Archives.file("x/y/z/up/evil", 0644, "evil"));

        assertThatThrownBy(() -> TarGz.unpack(archive, target)).hasMessageContaining("lies outside of it: x/y/z/up");
        assertNothingOutside();
    }

    @Test
    void a_file_is_not_written_through_another() throws IOException {
        Path archive = Archives.tarGz(
                folder.resolve("a.tar.gz"), Archives.file("a", 0644, "one"), Archives.file("a", 0644, "two"));

        assertThatThrownBy(() -> TarGz.unpack(archive, target)).isInstanceOf(IOException.class);
    }

    @Test
    void hard_links_and_devices_are_refused() throws IOException {
        Path archive =
                Archives.tarGz(folder.resolve("a.tar.gz"), Archives.link("a", TarConstants.LF_LINK, "/etc/passwd"));

        assertThatThrownBy(() -> TarGz.unpack(archive, target)).hasMessageContaining("something that is no file: a");
    }

    @Test
    void a_truncated_archive_is_an_error() throws IOException {
        Path archive = Archives.jextract(folder.resolve("a.tar.gz"));
        byte[] bytes = Files.readAllBytes(archive);
        Files.write(archive, java.util.Arrays.copyOf(bytes, bytes.length / 2));

        assertThatThrownBy(() -> TarGz.unpack(archive, target)).isInstanceOf(IOException.class);
    }

    private void assertNothingOutside() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).doesNotContain("evil");
        }
    }

    private boolean isPosix() throws IOException {
        return Files.getFileStore(folder).supportsFileAttributeView("posix");
    }
}
