package dev.rockspan.generator.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Long lines of emitted Java. */
class SourceTextTest {

    @Test
    void no_line_of_the_generated_api_is_longer_than_120_columns() throws IOException {
        try (Stream<Path> files = Files.walk(Checkout.folder().resolve("generated/src/main/java"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();

            assertThat(sources).hasSizeGreaterThan(300).allSatisfy(source -> assertThat(
                            Files.readAllLines(source).stream().filter(line -> line.length() > 120))
                    .isEmpty());
        }
    }

    @Test
    void lines_that_fit_stay_as_they_are() {
        String source = "class A {\n    int a = f(1, 2);\n}\n";

        assertThat(SourceText.fit(source)).isEqualTo(source);
    }

    @Test
    void parameters_are_on_one_line_if_they_fit() {
        assertThat(SourceText.fit("    void a(int first,\n            int second) {"))
                .isEqualTo("    void a(int first, int second) {");
        String others = "/**\n * a(1,\n * 2)\n */\n// b(1,\n// 2)\nenum C {\n    D(1),\n    E(2),\n}\n"
                + "String f = \"\"\"\n    g(1,\n    2)\"\"\";\nh(1, // one,\n    2,\n    // three\n    3);";
        assertThat(SourceText.fit(others)).isEqualTo(others);
    }

    @Test
    void arguments_fill_lines() {
        String argument = "argument(1, 2)";
        String arguments = String.join(", ", Collections.nCopies(12, argument));

        assertThat(SourceText.fit("        long result = call(" + arguments + ");"))
                .isEqualTo("        long result = call(\n                "
                        + String.join(", ", Collections.nCopies(6, argument)) + ",\n                "
                        + String.join(", ", Collections.nCopies(6, argument)) + ");");
    }

    @Test
    void calls_on_results_and_operators_come_before_arguments() {
        String name = "a".repeat(50);

        assertThat(SourceText.fit("return first(" + name + ").second(" + name + ").third();"))
                .isEqualTo("return first(" + name + ")\n        .second(" + name + ")\n        .third();");
        assertThat(SourceText.fit("return first(" + name + ") ? second(" + name + ") : third;"))
                .isEqualTo("return first(" + name + ")\n        ? second(" + name + ")\n        : third;");
    }

    @Test
    void brackets_and_commas_in_strings_are_text() {
        String text = "(a, b) + c && d, ".repeat(5);

        assertThat(SourceText.fit("call(\"" + text + "\", \"\\\"" + text + "\");"))
                .isEqualTo("call(\n        \"" + text + "\",\n        \"\\\"" + text + "\");");
    }

    @Test
    void a_string_is_broken_at_a_space() {
        String words = "word ".repeat(40);

        List<String> lines = SourceText.fit("call(\"" + words + "\");").lines().toList();

        assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
        assertThat(String.join("", lines).replaceAll("\"\\s*\\+ \"", "").replaceAll("\\(\\s+", "("))
                .isEqualTo("call(\"" + words + "\");");
    }

    @Test
    void a_declaration_is_broken_before_its_interfaces_or_its_name() {
        String name = "n".repeat(60);

        assertThat(SourceText.fit("public interface A<T extends " + name + "> extends " + name + ", B {"))
                .isEqualTo("public interface A<T extends " + name + ">\n        extends " + name + ", B {");
        assertThat(SourceText.fit("    private static @Nullable MemorySegment " + name + name + ";"))
                .isEqualTo("    private static @Nullable MemorySegment\n            " + name + name + ";");
    }

    @Test
    void paragraphs_of_javadoc_are_filled_and_tags_are_indented() {
        String words = "word ".repeat(30).strip();

        assertThat(SourceText.fit("    /**\n     * " + words + "\n     * end.\n     *\n     * <p>Next\n     * one.\n"
                        + "     *\n     * @param a " + words + "\n     * @param b\n     */"))
                .isEqualTo("    /**\n     * " + "word ".repeat(21) + "word\n     * " + "word ".repeat(8)
                        + "end.\n     *\n     * <p>Next one.\n     *\n     * @param a " + "word ".repeat(20)
                        + "word\n     *     " + "word ".repeat(8) + "word\n     * @param b\n     */");
    }

    @Test
    void what_is_preformatted_stays_and_no_word_becomes_a_tag() {
        String code = "    /**\n     * <pre>{@code\n     * a  b\n     *   c\n     * }</pre>\n     */";

        assertThat(SourceText.fit(code)).isEqualTo(code);
        assertThat(SourceText.fit("/**\n * " + "w".repeat(110) + " say @Nullable\n */"))
                .isEqualTo("/**\n * " + "w".repeat(110) + " say @Nullable\n */");
    }
}
