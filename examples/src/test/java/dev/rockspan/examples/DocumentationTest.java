package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents in docs/ show stands where they say it does. */
class DocumentationTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Pattern SNIPPET = Pattern.compile("<!-- of (\\w+) -->\n```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

    static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            return Stream.concat(files, Stream.of(Path.of("../README.md"), Path.of("../CONTRIBUTING.md")))
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shows_lines_of_examples(Path document) throws Exception {
        for (MatchResult snippet :
                SNIPPET.matcher(Files.readString(document)).results().toList()) {
            Path source = Path.of("src/main/java/dev/rockspan/examples", snippet.group(1) + ".java");
            List<String> lines =
                    Files.readString(source).lines().map(String::strip).toList();
            assertThat(snippet.group(2).lines().map(String::strip).toList())
                    .as("lines of %s", source)
                    .isSubsetOf(lines);
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void links_to_files_that_are_there(Path document) throws Exception {
        assertThat(LINK.matcher(Files.readString(document)).results().map(link -> link.group(1)))
                .allSatisfy(link ->
                        assertThat(document.resolveSibling(link).normalize()).exists());
    }

    @Test
    void some_of_them_show_examples() throws Exception {
        assertThat(documents())
                .anySatisfy(document -> assertThat(Files.readString(document)).containsPattern(SNIPPET));
    }
}
