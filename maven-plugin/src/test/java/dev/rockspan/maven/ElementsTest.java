package dev.rockspan.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who has a pom has no command line. */
class ElementsTest {

    @Test
    void saysSettingsAsElements() {
        Problem problem = new Problem(
                "out",
                "give {0} and its {1}, or decide it in {2}",
                Setting.PACKAGE.to("com.acme.db"),
                Setting.HEADER.use(),
                Setting.NEW_RULES.use());

        assertThat(problem.in(Elements.WORDS))
                .isEqualTo("out: give <packageName>com.acme.db</packageName> and its <header>, or decide it in a folder"
                        + " of <addTemplates>");
    }

    @ParameterizedTest
    @EnumSource
    void namesNoElementThatThereIsNot(Setting setting) {
        List<String> parameters = Arrays.stream(AbstractRockspanMojo.class.getDeclaredFields())
                .map(Field::getName)
                .toList();
        Matcher element = Pattern.compile("<(\\w+)>").matcher(Elements.WORDS.of(setting.use()));

        assertThat(element.find()).isTrue();
        assertThat(parameters).contains(element.group(1));
    }
}
