package dev.rockspan.generator.capi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.GenerationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A snapshot that is not quite one is refused with the line and what is wrong there. */
class SnapshotReaderTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                // what stands in the snapshot | what stands there instead | line | what the error says
                "\"format\": 1 | \"format\": 2 | 2 | this snapshot has format 2; this version of Rockspan reads format 1",
                "\"format\": 1 | \"format\": \"1\" | 2 | \"format\": expected a whole number, not \"1\"",
                "\"format\": 1 | \"format\": 1.5 | 2 | expected a whole number, not \"1.5\"",
                "\"format\": 1, |  | 1 | the key \"format\" is missing",
                "\"rocksdbVersion\" | \"rocksdbVersoin\" | 3 | unknown key \"rocksdbVersoin\"; did you mean \"rocksdbVersion\"?",
                "\"1.2.3\" | 123 | 3 | expected text, not \"123\"",
                "\"1.2.3\" | null | 3 | the key \"rocksdbVersion\" has no value",
                "\"1.2.3\", | \"1.2.3\" | 4 | not valid JSON",
                "\"sha256\": \"0 | \"sha256\": \"x | 6 | is no SHA-256 in lower-case hex",
                "\"rocksdb_t\" | \"rocksdb t\" | 10 | \"rocksdb t\" is not a C name",
                "\"rocksdb_t\" | [] | 10 | expected text, not a list",
                "\"rocksdb_no\", \"value\": 0 | \"rocksdb_no\", \"value\": \"0\" | 20 | \"value\": expected a whole number",
                "\"rocksdb_no\", \"value\": 0 | \"rocksdb_no\", \"value\": 99999999999999999999 | 20 | expected a whole number, not \"99999999999999999999\"",
                "\"rocksdb_no\", \"value\": 0 | \"rocksdb_no\" | 20 | the key \"value\" is missing",
                "\"rocksdb_yes\" | \"rocksdb_no\" | 21 | \"rocksdb_no\" is declared twice, first on line 20",
                "\"type\": \"rocksdb_t *\"}], | \"type\": \"rocksdb_tt *\"}], | 28 | unknown type 'rocksdb_tt'; did you mean \"rocksdb_t\"?",
                "\"type\": \"rocksdb_t *\"}], | \"type\": \"void\"}], | 28 | a parameter cannot be void",
                "\"type\": \"rocksdb_t *\"}], | \"type\": \"rocksdb_t *db\"}], | 28 | names 'db' where only a type may stand",
                "\"name\": \"db\" | \"nane\": \"db\" | 28 | unknown key \"nane\"; did you mean \"name\"?",
                "\"name\": \"db\" | \"zzzzzz\": \"db\" | 28 | unknown key \"zzzzzz\". Known here: name, type",
                "\"name\": \"db\" | \"type\": \"int\" | 28 | the key \"type\" stands here twice",
                "\"descriptor\": \"(P)V\", |  | 28 | a function has either \"returns\", \"parameters\" and \"descriptor\", or",
                "\"parameters\": [{\"name\": \"db\", \"type\": \"rocksdb_t *\"}], |  | 28 | a function has either",
                "\"descriptor\": \"(P)V\" | \"descriptor\": \"(P)V\", \"declaration\": \"void f()\" | 28 | a function has either",
                "\"descriptor\": \"(P)V\" | \"descriptor\": \"(P)V\", \"declaration\": \"void f()\", \"beyond\": \"x\" | 28 | a function has either",
                "\"parameters\": [{\"name\": \"db\", \"type\": \"rocksdb_t *\"}], | \"declaration\": \"void f()\", \"beyond\": \"x\", | 28 | a function has either",
                "{\"name\": \"db\", \"type\": \"rocksdb_t *\"} | \"db\" | 28 | expected an object of facts, not \"db\"",
                "\"(P)V\" | \"(PJ)V\" | 28 | rocksdb_close has the descriptor (PJ)V, but its C types make it (P)V",
                "\"rocksdb_watch\" | \"rocksdb_close\" | 29 | \"rocksdb_close\" is declared twice, first on line 28",
                "\"rocksdb_watch\" | \"rocksdb_t\" | 29 | \"rocksdb_t\" is declared twice, first on line 10",
            })
    void a_mistake_is_named_with_its_line(String what, String instead, int line, String message) throws IOException {
        String good = SnapshotWriter.write(SnapshotSamples.small());
        assertThat(good).contains(what);

        GenerationException refused = refused(good.replaceFirst(
                java.util.regex.Pattern.quote(what),
                java.util.regex.Matcher.quoteReplacement(instead == null ? "" : instead)));

        assertThat(refused.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.place()).isEqualTo(folder.resolve("snapshot.json") + ":" + line);
            assertThat(problem.message()).contains(message);
        });
    }

    @Test
    void an_empty_file_is_no_snapshot() throws IOException {
        assertThat(refused("")).hasMessageContaining("snapshot.json:1: the file is empty");
    }

    @Test
    void a_truncated_file_is_no_snapshot() throws IOException {
        String good = SnapshotWriter.write(SnapshotSamples.small());

        assertThat(refused(good.substring(0, good.length() / 2))).hasMessageContaining("not valid JSON");
    }

    @Test
    void nothing_may_follow_the_end() throws IOException {
        assertThat(refused(SnapshotWriter.write(SnapshotSamples.small()) + "{}"))
                .hasMessageContaining("unexpected text after the end");
    }

    @Test
    void an_array_is_no_snapshot() throws IOException {
        assertThat(refused("[]")).hasMessageContaining("this is no snapshot; one is JSON");
    }

    @Test
    void bytes_that_are_no_text_are_refused() throws IOException {
        Path file =
                Files.write(folder.resolve("snapshot.json"), "{\"\u00e9\":1}".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(refused(file)).hasMessageContaining("the snapshot is not UTF-8 text");
    }

    @Test
    void a_missing_file_is_named() {
        Path missing = folder.resolve("missing.json");

        assertThat(refused(missing)).hasMessage(missing + ": there is no such snapshot");
    }

    private GenerationException refused(String text) throws IOException {
        return refused(Files.writeString(folder.resolve("snapshot.json"), text));
    }

    private static GenerationException refused(Path file) {
        GenerationException refused = catchThrowableOfType(GenerationException.class, () -> SnapshotReader.read(file));
        assertThat(refused).isNotNull();
        assertThat(refused.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
        return refused;
    }
}
