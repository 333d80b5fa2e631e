package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each line of Java that the guide says is of an example stands there. */
class GuideTest {

    private static final Path GUIDE = Path.of("../docs/guide.md");
    private static final Pattern SNIPPET = Pattern.compile("<!-- of (\\w+) -->\n```java\n(.*?)```", Pattern.DOTALL);

    @Test
    void shows_lines_of_examples() throws Exception {
        List<MatchResult> snippets =
                SNIPPET.matcher(Files.readString(GUIDE)).results().toList();

        assertThat(snippets).hasSizeGreaterThan(1);
        for (MatchResult snippet : snippets) {
            Path source = Path.of("src/main/java/dev/rockspan/examples", snippet.group(1) + ".java");
            List<String> lines =
                    Files.readString(source).lines().map(String::strip).toList();
            assertThat(snippet.group(2).lines().map(String::strip).toList())
                    .as("lines of %s", source)
                    .isSubsetOf(lines);
        }
    }
}
