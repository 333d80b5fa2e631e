package dev.rockspan.generator.emit;

import java.util.ArrayList;
import java.util.List;

/** Breaks lines of emitted Java that are too long. JavaPoet puts each statement, and each paragraph, on one line. */
final class SourceText {

    /** The longest line. */
    static final int COLUMNS = 120;

    private SourceText() {}

    /** The same source in lines that fit. */
    static String fit(String source) {
        List<String> fitted = new ArrayList<>();
        List<String> comment = new ArrayList<>();
        for (String line : source.split("\n", -1)) {
            String text = line.strip();
            if (!comment.isEmpty() || text.startsWith("/**")) {
                comment.add(line);
                if (text.endsWith("*/")) {
                    fitted.addAll(JavadocText.fit(comment));
                    comment.clear();
                }
            } else if (line.length() <= COLUMNS) {
                fitted.add(line);
            } else if (text.startsWith("// ")) {
                fitted.addAll(JavadocText.fill(text.substring(3), JavadocText.indent(line) + "// ", ""));
            } else {
                fitted.addAll(CodeLine.fit(text, JavadocText.indent(line).length()));
            }
        }
        return String.join("\n", fitted);
    }
}
