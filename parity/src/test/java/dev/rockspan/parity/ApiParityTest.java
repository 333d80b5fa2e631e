package dev.rockspan.parity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Every public class, method, constructor and field of rocksdbjni is in Rockspan, or in the committed list with a reason.
 * {@code -Dparity.update=true} rewrites the list and the reference page.
 */
class ApiParityTest {

    private static final boolean UPDATE = Boolean.getBoolean("parity.update");
    private static final Path LIST = Path.of("src/test/resources/dev/rockspan/parity/missing.tsv");
    private static final Path PAGE = Path.of("../docs/reference/rocksdbjni.md");

    private final List<ApiComparison> comparisons = ApiComparison.all();

    @Test
    void has_what_rocksdbjni_has_but_for_the_list() throws IOException {
        SortedMap<String, String> missing = new TreeMap<>();
        comparisons.forEach(comparison -> missing.putAll(comparison.missing()));
        MissingList list = MissingList.read(LIST);
        MissingList updated = list.updated(missing);
        System.out.println(ApiCounts.of(comparisons, updated));
        if (UPDATE) {
            Files.writeString(LIST, updated.text());
        } else {
            assertThat(missing.keySet())
                    .as("missing in Rockspan: -Dparity.update=true writes it to %s, which wants a reason", LIST)
                    .isSubsetOf(list.rows().keySet());
            assertThat(list.rows().keySet())
                    .as("in Rockspan, but still in %s: -Dparity.update=true takes it out", LIST)
                    .isSubsetOf(missing.keySet());
        }
        check(PAGE, ReferencePage.text(comparisons, updated));
    }

    private static void check(Path file, String text) throws IOException {
        if (UPDATE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } else {
            assertThat(file)
                    .as("-Dparity.update=true writes it")
                    .exists()
                    .content()
                    .isEqualTo(text);
        }
    }
}
