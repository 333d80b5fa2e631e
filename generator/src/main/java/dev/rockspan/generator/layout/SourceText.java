package dev.rockspan.generator.layout;

import dev.rockspan.generator.SourceFile;
import java.util.ArrayList;
import java.util.List;

/**
 * Breaks lines of Java that are too long. JavaPoet puts each statement, and each paragraph, on one line, but breaks lists of
 * parameters in its own way, so they are joined first.
 */
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
        for (String line : joined(source)) {
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

    /** The lines of a source; arguments and parameters are on one line, but for those with comments. */
    private static List<String> joined(String source) {
        List<String> lines = new ArrayList<>();
        boolean open = false;
        boolean textBlock = false;
        for (String line : source.split("\n", -1)) {
            String text = line.strip();
            textBlock ^= text.split("\"\"\"", -1).length % 2 == 0;
            if (open && !text.startsWith("//")) {
                lines.add(lines.remove(lines.size() - 1) + ' ' + text);
            } else {
                lines.add(line);
            }
            open = !textBlock && isOpen(lines.get(lines.size() - 1).strip());
        }
        return lines;
    }

    private static boolean isOpen(String text) {
        boolean comment = text.startsWith("*") || text.contains("//") || text.startsWith("/*");
        return !comment && text.endsWith(",") && new Nesting(text, 0).isOpen();
    }
}
