package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents in docs/ show stands where they say it does. */
class DocumentationTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Pattern SNIPPET = Pattern.compile("<!-- of (\\w+) -->\n```java\n(.*?)```", Pattern.DOTALL);
    /** A block of a language, with the line before it. */
    private static final Pattern BLOCK = Pattern.compile("(?m)^(.*)\n```(?:java|sh|bat|xml|yaml|kotlin)\n");
    /** What says, before a block, by which test or script it is run. The README's own are for tests of theirs. */
    private static final Pattern RUN = Pattern.compile(
            "<!-- (?:run by (\\S+?)(?:,? .*)?|not run: .+" + "|of \\w+|quickstart|quickstart pom|pom) -->");

    private static final Pattern RULES = Pattern.compile("<!-- of templates -->\n```yaml\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("rocksdb_\\w+");
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

    @ParameterizedTest
    @MethodSource("documents")
    void say_what_runs_their_commands_and_programs(Path document) throws Exception {
        String text = Files.readString(document);
        for (MatchResult block : BLOCK.matcher(text).results().toList()) {
            Matcher said = RUN.matcher(block.group(1));
            assertThat(said.matches())
                    .as(
                            "the line before the block says 'of <example>', 'run by <test>' or 'not run: <reason>': %s",
                            block.group())
                    .isTrue();
            if (said.group(1) != null) {
                assertThat(Files.exists(Path.of("..", said.group(1))) || tests().contains(said.group(1)))
                        .as("%s is there", said.group(1))
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void show_rules_for_functions_that_the_templates_have(Path document) throws Exception {
        for (MatchResult rules :
                RULES.matcher(Files.readString(document)).results().toList()) {
            assertThat(NAME.matcher(rules.group(1)).results().map(MatchResult::group))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(templates()).contains(name));
        }
    }

    /** The names of all test classes. */
    private static Set<String> tests() throws IOException {
        Set<String> names = new HashSet<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(Path.of(".."), Files::isDirectory)) {
            for (Path module : modules) {
                Path sources = module.resolve("src/test/java");
                if (Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        files.map(file -> file.getFileName().toString())
                                .filter(name -> name.endsWith("Test.java"))
                                .forEach(name -> names.add(name.replace(".java", "")));
                    }
                }
            }
        }
        return names;
    }

    private static String templates() throws IOException {
        StringBuilder all = new StringBuilder();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("../templates"), "*.yaml")) {
            for (Path file : files) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    @Test
    void some_of_them_show_examples() throws Exception {
        assertThat(documents())
                .anySatisfy(document -> assertThat(Files.readString(document)).containsPattern(SNIPPET));
    }
}
