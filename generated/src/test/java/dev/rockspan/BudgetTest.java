package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.Repository;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** How large the generated API may become. */
class BudgetTest {

    private static final int JAR_BYTES = 1_500_000;
    private static final int FILE_LINES = 8_000;
    private static final int INNER_TYPES = 12;

    @Test
    void the_jar_is_small() throws IOException {
        Path classes = Repository.classesOf(RocksDB.class);
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (JarOutputStream entries = new JarOutputStream(jar)) {
            for (Path file : Repository.filesUnder(classes, ".class")) {
                entries.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
        System.out.println("The classes of the API make a jar of " + jar.size() + " bytes");
        assertThat(jar.size())
                .as("a jar of the API has %s bytes, and may have %s", jar.size(), JAR_BYTES)
                .isBetween(1, JAR_BYTES);
    }

    @Test
    void no_file_is_too_long() {
        Path longest = Repository.sources().stream()
                .max(Comparator.comparingLong(BudgetTest::lines))
                .orElseThrow();
        System.out.println("The longest file is " + longest.getFileName() + " with " + lines(longest) + " lines");
        assertThat(lines(longest))
                .as("%s has %s lines, and may have %s", longest, lines(longest), FILE_LINES)
                .isBetween(1L, (long) FILE_LINES);
    }

    /** What somebody who reads the API has to know of the runtime, beside what users know: {@code dev.rockspan.runtime}. */
    @Test
    void a_dozen_types_of_the_runtime_stand_behind_it() {
        Pattern inner = Pattern.compile("\\bdev\\.rockspan\\.runtime\\.[a-z]+\\.([A-Z]\\w*)");
        Map<String, Set<String>> named = new TreeMap<>();
        for (Path source : Repository.sources()) {
            Matcher matcher = inner.matcher(read(source));
            while (matcher.find()) {
                named.computeIfAbsent(matcher.group(1), _ -> new TreeSet<>())
                        .add(source.getFileName().toString());
            }
        }
        System.out.println("The API names " + named.size() + " inner types of the runtime: " + named.keySet());
        assertThat(named)
                .as("generated code names %s inner types of the runtime, and may name %s: merge what belongs together"
                        + " (each is listed with the files that name it)", named.size(), INNER_TYPES)
                .hasSizeBetween(1, INNER_TYPES);
    }

    private static long lines(Path file) {
        return read(file).lines().count();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
