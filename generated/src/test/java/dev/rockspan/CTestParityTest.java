package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page that says which Java test does what a section of RocksDB's own test does is true. */
class CTestParityTest {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([^`]+)` \\| [^|]+ \\| (.+) \\|$");
    private static final Pattern TEST = Pattern.compile("`([\\w.]+)\\.(\\w+)`");

    @Test
    void each_section_has_tests_and_they_exist() throws IOException {
        List<MatchResult> rows = ROW.matcher(Files.readString(Repository.page("c-test-parity.md")))
                .results()
                .toList();
        assertThat(rows).extracting(row -> row.group(1)).doesNotHaveDuplicates().hasSize(96);
        for (MatchResult row : rows) {
            List<MatchResult> tests = TEST.matcher(row.group(2)).results().toList();
            assertThat(tests).as(row.group(1)).isNotEmpty();
            assertThat(tests).as(row.group(1)).allMatch(test -> exists(test.group(1), test.group(2)));
        }
    }

    private static boolean exists(String type, String method) {
        try {
            return Arrays.stream(Class.forName("dev.rockspan." + type.replace('.', '$'))
                            .getDeclaredMethods())
                    .anyMatch(declared -> declared.getName().equals(method));
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
