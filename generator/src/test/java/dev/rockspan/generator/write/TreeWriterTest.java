package dev.rockspan.generator.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.rockspan.generator.Difference;
import dev.rockspan.generator.Difference.Kind;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreeWriterTest {

    private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2001-02-03T04:05:06Z"));

    @TempDir
    Path folder;

    private Path output;
    private TreeWriter writer;

    @BeforeEach
    void chooseAnOutputFolderThatDoesNotExist() {
        output = folder.resolve("deep/out");
        writer = new TreeWriter(output);
    }

    @Test
    void writesAllFilesAndAManifestOfTheirDigests() throws IOException {
        OutputReport report = writer.write(List.of(file("b/B.java", "b\n"), file("a/A.java", "a\n")));

        assertThat(report.written()).containsExactly("a/A.java", "b/B.java", Manifest.FILE_NAME);
        assertThat(tree()).containsExactly("a/A.java", "b/B.java", Manifest.FILE_NAME);
        assertThat(read("a/A.java")).isEqualTo("a\n");
        assertThat(read(Manifest.FILE_NAME)).isEqualTo("""
                        {
                          "files" : {
                            "a/A.java" : "%s",
                            "b/B.java" : "%s"
                          }
                        }
                        """.formatted(Sha256.of("a\n"), Sha256.of("b\n")));
    }

    @Test
    void saysWhichApiTheFilesAre() throws IOException {
        WrittenApi acme = new WrittenApi("com.acme.db", "acme", "1.2.3", true, List.of("acme"));
        assertThat(writer.held()).isEmpty();

        new TreeWriter(output, acme).write(List.of());

        assertThat(read(Manifest.FILE_NAME)).isEqualTo("""
                        {
                          "api" : {
                            "package" : "com.acme.db",
                            "library" : "acme",
                            "rocksdb" : "1.2.3",
                            "ownHeader" : true,
                            "addedTemplates" : [ "acme" ]
                          },
                          "files" : { }
                        }
                        """);
        assertThat(writer.held()).contains(acme);
    }

    @Test
    void readsAManifestThatDoesNotSayWhichApiItIs() throws IOException {
        writer.write(List.of(file("A.java", "a\n")));

        assertThat(read(Manifest.FILE_NAME)).doesNotContain("api");
        assertThat(writer.held()).isEmpty();
        assertThat(writer.check(List.of(file("A.java", "a\n")))).isEmpty();
    }

    @Test
    void leavesFilesAloneThatAreRightAlready() throws IOException {
        writer.write(List.of(file("A.java", "a\n"), file("B.java", "b\n")));
        age("A.java");
        age("B.java");
        age(Manifest.FILE_NAME);

        OutputReport same = writer.write(List.of(file("A.java", "a\n"), file("B.java", "b\n")));

        assertThat(same.written()).isEmpty();
        assertThat(same.deleted()).isEmpty();
        assertThat(same.unchanged()).hasSize(3);
        assertThat(Files.getLastModifiedTime(output.resolve(Manifest.FILE_NAME)))
                .isEqualTo(LONG_AGO);

        OutputReport other = writer.write(List.of(file("A.java", "a\n"), file("B.java", "new\n")));

        assertThat(other.written()).containsExactly("B.java", Manifest.FILE_NAME);
        assertThat(Files.getLastModifiedTime(output.resolve("A.java"))).isEqualTo(LONG_AGO);
        assertThat(Files.getLastModifiedTime(output.resolve("B.java"))).isNotEqualTo(LONG_AGO);
    }

    @Test
    void deletesWhatIsNoLongerMadeAndNothingElse() throws IOException {
        writer.write(List.of(file("gone/deep/A.java", "a\n"), file("mixed/B.java", "b\n")));
        Files.writeString(output.resolve("mixed/mine.txt"), "mine");

        OutputReport report = writer.write(List.of(file("C.java", "c\n")));

        assertThat(report.deleted()).containsExactly("gone/deep/A.java", "mixed/B.java");
        assertThat(tree()).containsExactly("C.java", "mixed/mine.txt", Manifest.FILE_NAME);
        assertThat(output.resolve("gone")).doesNotExist();
    }

    @Test
    void refusesToReplaceWhatItDidNotWrite() throws IOException {
        Files.createDirectories(output);
        Files.writeString(output.resolve("Z.java"), "mine");

        assertThatThrownBy(() -> writer.write(List.of(file("A.java", "a\n"), file("Z.java", "z\n"))))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("Z.java")
                .hasMessageContaining("was not written by Rockspan");
        assertThat(tree()).containsExactly("Z.java");
        assertThat(read("Z.java")).isEqualTo("mine");
    }

    @Test
    void adoptsAFileThatIsWhatItWouldWrite() throws IOException {
        Files.createDirectories(output);
        Files.writeString(output.resolve("A.java"), "a\n");

        assertThat(writer.write(List.of(file("A.java", "a\n"))).unchanged()).containsExactly("A.java");
        assertThat(writer.write(List.of(file("A.java", "b\n"))).written()).contains("A.java");
    }

    @Test
    void saysWhatDiffersAndWritesNothing() throws IOException {
        writer.write(List.of(
                file("edited", "1\n"),
                file("missing", "1\n"),
                file("outdated", "1\n"),
                file("right", "1\n"),
                file("stale", "1\n")));
        Files.writeString(output.resolve("edited"), "by hand\n");
        Files.delete(output.resolve("missing"));
        Files.writeString(output.resolve("foreign"), "mine");
        List<String> before = tree();

        List<Difference> differences = writer.check(List.of(
                file("edited", "1\n"),
                file("foreign", "1\n"),
                file("missing", "1\n"),
                file("outdated", "2\n"),
                file("right", "1\n")));

        assertThat(differences)
                .extracting(Difference::path, Difference::kind)
                .containsExactly(
                        tuple("edited", Kind.EDITED),
                        tuple("foreign", Kind.FOREIGN),
                        tuple("missing", Kind.MISSING),
                        tuple("outdated", Kind.OUTDATED),
                        tuple(Manifest.FILE_NAME, Kind.OUTDATED),
                        tuple("stale", Kind.STALE));
        assertThat(tree()).isEqualTo(before);
        assertThat(read("edited")).isEqualTo("by hand\n");
    }

    @Test
    void mendsHandEdits() throws IOException {
        writer.write(List.of(file("A.java", "a\n")));
        Files.writeString(output.resolve("A.java"), "by hand\n");

        assertThat(writer.write(List.of(file("A.java", "a\n"))).written()).containsExactly("A.java");
        assertThat(read("A.java")).isEqualTo("a\n");
        assertThat(writer.check(List.of(file("A.java", "a\n")))).isEmpty();
    }

    @Test
    void putsEverythingBackWhenItCannotFinish() throws IOException {
        writer.write(List.of(file("A.java", "old\n"), file("old/B.java", "b\n")));
        age("A.java");
        String manifest = read(Manifest.FILE_NAME);
        Files.writeString(output.resolve("z"), "a file where a folder is needed");
        List<String> before = tree();

        assertThatThrownBy(() -> writer.write(
                        List.of(file("A.java", "new\n"), file("fresh/F.java", "f\n"), file("z/Z.java", "z\n"))))
                .isInstanceOf(UncheckedIOException.class);

        assertThat(tree()).isEqualTo(before);
        assertThat(read("A.java")).isEqualTo("old\n");
        assertThat(Files.getLastModifiedTime(output.resolve("A.java"))).isEqualTo(LONG_AGO);
        assertThat(read(Manifest.FILE_NAME)).isEqualTo(manifest);
        assertThat(output.resolve("fresh")).doesNotExist();
        assertThat(folders()).containsExactly("old");
    }

    @Test
    void finishesWhatAnInterruptedRunBegan() throws IOException {
        writer.write(List.of(file("A.java", "1\n")));
        Manifest before = Manifest.read(output);
        Manifest after = Manifest.of(null, List.of(file("A.java", "2\n"), file("B.java", "2\n")));
        Files.writeString(
                output.resolve(Manifest.FILE_NAME), before.and(after).toFile().content());
        Files.writeString(output.resolve("B.java"), "2\n");

        List<SourceFile> files = List.of(file("A.java", "3\n"), file("B.java", "3\n"));
        writer.write(files);

        assertThat(read("B.java")).isEqualTo("3\n");
        assertThat(writer.check(files)).isEmpty();
    }

    @Test
    void whatAKilledRunHasLeftIsGoneAfterTheNext() throws IOException {
        writer.write(List.of(file("A.java", "a\n")));
        String whole = writer.digest();
        Path left = Files.createDirectories(output.resolve(".rockspan-123/new"));
        Files.writeString(left.resolve("B.java"), "b\n");

        assertThat(writer.digest()).isNotEqualTo(whole);
        writer.write(List.of(file("A.java", "a\n")));

        assertThat(tree()).containsExactly("A.java", Manifest.FILE_NAME);
        assertThat(writer.digest()).isEqualTo(whole);
    }

    @Test
    void twoRunsAtTheSameTimeEndInOneOfTheTwo() throws Exception {
        List<SourceFile> one =
                IntStream.range(0, 40).mapToObj(i -> file("p/A" + i, "one\n")).toList();
        List<SourceFile> two =
                IntStream.range(20, 60).mapToObj(i -> file("p/A" + i, "two\n")).toList();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int round = 0; round < 10; round++) {
                Future<?> first = threads.submit(() -> new TreeWriter(output).write(one));
                Future<?> second = threads.submit(() -> new TreeWriter(output).write(two));
                first.get();
                second.get();

                assertThat(tree()).hasSize(41);
                assertThat(writer.check(one).isEmpty())
                        .isNotEqualTo(writer.check(two).isEmpty());
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void theDigestIsAnotherOneAsSoonAsSomebodyTouchesAFile() throws IOException {
        String empty = writer.digest();
        writer.write(List.of(file("A.java", "a\n")));
        String written = writer.digest();

        assertThat(written).isNotEqualTo(empty).isEqualTo(writer.digest());
        Files.writeString(output.resolve("A.java"), "b\n");
        assertThat(writer.digest()).isNotEqualTo(written);
    }

    @Test
    void neverFollowsAManifestOutOfItsFolder() throws IOException {
        Files.createDirectories(output);
        Path precious = Files.writeString(folder.resolve("precious"), "keep");
        Files.writeString(output.resolve(Manifest.FILE_NAME), "{\"files\": {\"../../precious\": \"0\"}}");

        assertThatThrownBy(() -> writer.write(List.of(file("A.java", "a\n"))))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("../../precious");
        assertThat(precious).hasContent("keep");
    }

    @Test
    void refusesADamagedManifest() throws IOException {
        Files.createDirectories(output);
        Files.writeString(output.resolve(Manifest.FILE_NAME), "{\"files\": ");

        assertThatThrownBy(() -> writer.check(List.of()))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining(Manifest.FILE_NAME)
                .hasMessageContaining("is damaged");
    }

    private static SourceFile file(String path, String content) {
        return new SourceFile(path, content);
    }

    private String read(String path) throws IOException {
        return Files.readString(output.resolve(path));
    }

    private void age(String path) throws IOException {
        Files.setLastModifiedTime(output.resolve(path), LONG_AGO);
    }

    private List<String> tree() throws IOException {
        try (Stream<Path> files = Files.walk(output)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> output.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    private List<String> folders() throws IOException {
        try (Stream<Path> files = Files.walk(output)) {
            return files.filter(Files::isDirectory)
                    .filter(file -> !file.equals(output))
                    .map(file -> output.relativize(file).toString())
                    .toList();
        }
    }
}
