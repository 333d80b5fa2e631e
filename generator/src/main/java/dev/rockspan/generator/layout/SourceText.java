package dev.rockspan.generator.layout;

import dev.rockspan.generator.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Breaks lines of Java that are too long. JavaPoet puts each statement, and each paragraph, on one line. */
public final class SourceText {

    /** The longest line. */
    static final int COLUMNS = 120;

    private SourceText() {}

    /** The same file in lines that fit. */
    public static SourceFile fit(SourceFile file) {
        return new SourceFile(file.path(), fit(file.content()));
    }

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
