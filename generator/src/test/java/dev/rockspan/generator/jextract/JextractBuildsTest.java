package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The data file holds a build for each platform that Rockspan supports. */
class JextractBuildsTest {

    @ParameterizedTest
    @CsvSource({
        "Linux, amd64, linux-x64",
        "Linux, aarch64, linux-aarch64",
        "Mac OS X, x86_64, macos-x64",
        "Mac OS X, aarch64, macos-aarch64",
        "Windows 11, amd64, windows-x64",
    })
    void each_supported_platform_has_a_build(String os, String arch, String name) {
        Platform platform = platform(os, arch);
        assertThat(platform.name()).isEqualTo(name);

        JextractBuilds official = JextractBuilds.official();

        assertThat(official.find(platform)).hasValueSatisfying(build -> {
            assertThat(build.sha256()).matches("[0-9a-f]{64}");
            assertThat(build.archive()).contains(name).endsWith(".tar.gz");
            assertThat(official.uri(build)).hasScheme("https");
            assertThat(official.uri(build).toString()).isEqualTo(official.base() + build.archive());
        });
    }

    @Test
    void other_platforms_have_none() {
        assertThat(JextractBuilds.official().find(platform("FreeBSD", "riscv64")))
                .isEmpty();
    }

    private static Platform platform(String os, String arch) {
        Properties properties = new Properties();
        properties.setProperty("os.name", os);
        properties.setProperty("os.arch", arch);
        return Platform.of(properties);
    }
}
