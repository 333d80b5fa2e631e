package dev.rockspan.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceFileTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "/etc/passwd", "../A.java", "a/../../A.java", "a//b", "a/", "./a", "C:/a", "a\\b"})
    void refusesPathsThatLeaveTheirFolder(String path) {
        assertThatThrownBy(() -> new SourceFile(path, "")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesForeignLineEnds() {
        assertThatThrownBy(() -> new SourceFile("A.java", "a\r\n")).hasMessageContaining("A.java");
    }

    @Test
    void movesIntoAFolder() {
        assertThat(new SourceFile("a/A.java", "a").under("src/main/java").path())
                .isEqualTo("src/main/java/a/A.java");
    }
}
