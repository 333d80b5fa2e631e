package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Repository;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The default that the Javadoc of a getter states is what it tells of a new object. */
class DefaultsTest {

    private static final Pattern GETTER = Pattern.compile(
            "(?:; \\{@code ([^}]*)}(?: \\([^)]*\\))? by default}"
                    + "|\\{@return (?:(?!\\*/).)*?[:;,] (-?\\w+), the default, )"
                    + "(?:(?!\\*/).)*\\*/\\s*(?:public|default) \\S+ (\\w+)\\(\\)",
            Pattern.DOTALL);

    @TempDir
    Path folder;

    @Test
    void are_as_the_javadoc_says() throws Exception {
        Map<String, String> stated = new TreeMap<>();
        Map<String, String> told = new TreeMap<>();
        for (Path source : Repository.sources()) {
            Matcher getters = GETTER.matcher(joined(source));
            if (getters.find()) {
                String name = source.getFileName().toString().replace(".java", "");
                try (RocksObject made = make(Class.forName("dev.rockspan." + name))) {
                    do {
                        String getter = getters.group(3);
                        String number = getters.group(2);
                        stated.put(name + "." + getter, number == null ? getters.group(1) : number);
                        Object value = made.getClass().getMethod(getter).invoke(made);
                        told.put(
                                name + "." + getter,
                                number == null
                                        ? String.valueOf(value)
                                        : String.valueOf(value).replaceFirst("\\.0$", ""));
                    } while (getters.find());
                }
            }
        }

        assertThat(stated).isEqualTo(told).hasSizeGreaterThan(300);
    }

    /** By the constructor that takes nothing, or else a path; Options for the interfaces that classes of options share. */
    private RocksObject make(Class<?> type) throws ReflectiveOperationException {
        if (type.isInterface()) {
            return new Options();
        }
        for (Constructor<?> constructor : type.getConstructors()) {
            if (constructor.getParameterCount() == 0) {
                return (RocksObject) constructor.newInstance();
            }
        }
        assertThat(Arrays.stream(type.getConstructors()).map(Constructor::getParameterCount))
                .containsExactly(1);
        return (RocksObject) type.getConstructor(String.class).newInstance(folder.toString());
    }

    /** A source with the lines of each paragraph of a comment on one line. */
    private static String joined(Path source) throws IOException {
        return Files.readString(source).replaceAll("\\n *\\* (?! )", " ");
    }
}
