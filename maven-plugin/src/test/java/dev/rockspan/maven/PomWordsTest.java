package dev.rockspan.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who has a pom has no command line. */
class PomWordsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "name it with --jextract <file>; set JEXTRACT_HOME | name it with <jextract>; set JEXTRACT_HOME",
                "the official build (without --offline) | the official build (without --offline)",
                "with: --package=com.acme.db --add-templates=acme and its --header. | with:"
                        + " <packageName>com.acme.db</packageName> <addTemplates>acme</addTemplates> and its <header>.",
                "with: --rocksdb-version=11.8.1. To | with: <rocksdbVersion>11.8.1</rocksdbVersion>. To",
                "To have dev.rockspan over rocksdb: --replace | To have dev.rockspan over rocksdb: <replace>",
                "Decide it in templates/: the fact | Decide it in a folder of <addTemplates>: the fact",
                "already in templates/db.yaml:3 | already in templates/db.yaml:3",
                "make one: rockspan extract --header <c.h> | make one: rockspan extract --header <c.h>",
            })
    void saysItWithElements(String option, String element) {
        assertThat(PomWords.of(option)).isEqualTo(element);
    }

    @Test
    void namesNoElementThatThereIsNot() {
        List<String> parameters = Arrays.stream(AbstractRockspanMojo.class.getDeclaredFields())
                .map(Field::getName)
                .toList();
        String all = PomWords.of("--templates --add-templates --rocksdb-version --snapshot --header --extension-header"
                + " --jextract --package --library --allow-pending --output --replace");
        Matcher element = Pattern.compile("<(\\w+)>").matcher(all);

        assertThat(element.results().map(found -> found.group(1))).hasSize(12).allMatch(parameters::contains);
    }
}
