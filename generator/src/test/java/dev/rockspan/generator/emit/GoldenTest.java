package dev.rockspan.generator.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is emitted for a made-up API, to the letter. A change of the emitter shows here as a diff to review: run this test
 * with {@code -Dgolden.update=true}, look at the diff, and commit it.
 */
class GoldenTest {

    private static final Path EXPECTED = ToyApi.FOLDER.resolve("api");

    @Test
    void theToyApiComesOutAsCommitted() throws IOException {
        List<SourceFile> emitted = ToyApi.emit(ToyApi.model());
        if (Boolean.getBoolean("golden.update")) {
            replace(emitted);
        }

        SortedMap<String, String> expected = Trees.contents(EXPECTED);
        SortedMap<String, String> actual = new TreeMap<>();
        emitted.forEach(file -> actual.put(file.path(), file.content()));
        String advice = "; if that is meant: mvn -pl generator -am test -Dtest=GoldenTest"
                + " -Dsurefire.failIfNoSpecifiedTests=false -Dgolden.update=true";
        assertThat(actual.keySet()).as("files" + advice).isEqualTo(expected.keySet());
        actual.forEach((path, content) -> assertThat(content).as(path + advice).isEqualTo(expected.get(path)));
    }

    private static void replace(List<SourceFile> files) throws IOException {
        if (Files.exists(EXPECTED)) {
            try (Stream<Path> old = Files.walk(EXPECTED)) {
                for (Path path : (Iterable<Path>) old.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(path);
                }
            }
        }
        for (SourceFile file : files) {
            Path path = EXPECTED.resolve(file.path());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.content());
        }
    }
}
