package dev.rockspan.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What C functions are called and mean is data: it stands in {@code templates/}, never in hand-written code. */
class NoFunctionNamesInCodeTest {

    private static final Pattern NAME = Pattern.compile("rocksdb_[a-z]\\w*");

    /** What may stand between the code: comments, characters and literals, which are kept. */
    private static final Pattern PARTS = Pattern.compile(
            "(//[^\\n]*|/\\*.*?\\*/)|'(?:[^'\\\\]|\\\\.)+'|\"\"\".*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"",
            Pattern.DOTALL);

    @ParameterizedTest
    @ValueSource(strings = {"generator/src/main/java", "runtime/src/main/java"})
    void noneStandsInCode(String sources) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Checkout.folder().resolve(sources))) {
            for (Path file : (Iterable<Path>)
                    files.filter(path -> path.toString().endsWith(".java")).sorted()::iterator) {
                names(Files.readString(file))
                        .forEach(name -> found.add(Checkout.folder().relativize(file) + ": " + name));
            }
        }

        assertThat(found)
                .as("names of C functions in code; put them into templates/")
                .isEmpty();
    }

    @Test
    void commentsDoNotCount() {
        assertThat(names("""
            /** Like {@code rocksdb_open}. */
            int open(); // not "rocksdb_close"
            char quote = '"'; String prefix = "rocksdb_"; // rocksdb_a "
            """)).isEmpty();
    }

    @Test
    void stringsAndIdentifiersCount() {
        assertThat(names("""
            call("rocksdb_open", "\\" // rocksdb_put");
            rocksdb_get(a);
            String text = \"""
                    and /* rocksdb_merge */
                    \""";
            """)).containsExactly("rocksdb_open", "rocksdb_put", "rocksdb_get", "rocksdb_merge");
    }

    private static List<String> names(String source) {
        StringBuilder code = new StringBuilder();
        Matcher parts = PARTS.matcher(source);
        while (parts.find()) {
            parts.appendReplacement(code, parts.group(1) != null ? "" : Matcher.quoteReplacement(parts.group()));
        }
        return NAME.matcher(parts.appendTail(code))
                .results()
                .map(result -> result.group())
                .toList();
    }
}
