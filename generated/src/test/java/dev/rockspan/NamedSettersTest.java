package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Setters that the Javadoc names in {@code code}, not by a link, exist. */
class NamedSettersTest {

    private static final Pattern NAMED = Pattern.compile("\\{@code (?:\\w+\\.)?(set[A-Z]\\w*)[(}]");

    private static final Pattern METHOD =
            Pattern.compile("\\b(set[A-Z]\\w*)\\(\\s*(?:[A-Z]|int |long |boolean |double |byte)");

    @Test
    void exist() throws IOException {
        Set<String> named = new TreeSet<>();
        Set<String> methods = new TreeSet<>();
        for (Path source : Repository.sources()) {
            String text = Files.readString(source);
            Matcher name = NAMED.matcher(text.replaceAll("\\n *\\* ", " "));
            while (name.find()) {
                named.add(name.group(1));
            }
            Matcher method = METHOD.matcher(text);
            while (method.find()) {
                methods.add(method.group(1));
            }
        }

        assertThat(named).hasSizeGreaterThan(10);
        assertThat(methods).containsAll(named);
    }
}
