package dev.rockspan.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The project that the README shows is one that is built by the integration tests. */
class ReadmeTest {

    private static final Pattern POM =
            Pattern.compile("<!-- pom -->\n```xml\n(.*?)```\n<!-- end of pom -->", Pattern.DOTALL);

    private static final Pattern QUICKSTART_POM = Pattern.compile(
            "<!-- quickstart pom -->\n```xml\n(.*?)```\n<!-- end of quickstart pom -->", Pattern.DOTALL);

    private static final Pattern PARTS = Pattern.compile("<(properties|dependency|plugin)>.*?</\\1>", Pattern.DOTALL);

    @Test
    void everyPartOfItsPomIsTried() throws IOException {
        String readme = Files.readString(Path.of("../README.md"));
        String tried = plain(Files.readString(Path.of("src/it/own-package/pom.xml")));
        Matcher pom = POM.matcher(readme);
        assertThat(pom.find()).isTrue();

        List<String> parts =
                PARTS.matcher(pom.group(1)).results().map(part -> part.group()).toList();

        assertThat(parts).hasSizeGreaterThan(4).allSatisfy(part -> assertThat(tried)
                .contains(plain(part)));
    }

    @Test
    void everyPartOfThePomOfTheQuickstartIsTried() throws IOException {
        String tried = plain(Files.readString(Path.of("src/it/own-package/pom.xml")));
        Matcher pom = QUICKSTART_POM.matcher(Files.readString(Path.of("../README.md")));
        assertThat(pom.find()).isTrue();

        List<String> parts =
                PARTS.matcher(pom.group(1)).results().map(part -> part.group()).toList();

        assertThat(parts).hasSize(4);
        assertThat(parts).filteredOn(part -> !part.startsWith("<dependency>")).allSatisfy(part -> assertThat(tried)
                .contains(plain(part)));
        assertThat(parts)
                .filteredOn(part -> part.startsWith("<dependency>"))
                .singleElement()
                .satisfies(part -> assertThat(plain(Files.readString(Path.of("../examples/pom.xml"))))
                        .as("what the examples depend on")
                        .contains(plain(part).replace("<version/>", "")));
    }

    /** Without space between elements, and without the versions that a build fills in. */
    private static String plain(String xml) {
        return xml.replaceAll(">\\s+<", "><").replaceAll("<version>[@\\d][^<]*</version>", "<version/>");
    }
}
