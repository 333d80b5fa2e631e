package dev.rockspan.generator.extract;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of C that jextract quotes in the Javadoc of what it made.
 *
 * @param c the C text; lines are kept
 * @param java the line of Java that the Javadoc belongs to
 */
record Snippet(String c, String java) {

    private static final String START = "{@snippet lang=c :";

    /** All snippets of a generated file, from top to bottom. */
    static List<Snippet> of(String text) {
        List<Snippet> snippets = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).endsWith(START)) {
                int end = i + 1;
                while (end < lines.size() && !lines.get(end).strip().equals("*/")) {
                    end++;
                }
                int java = end + 1;
                while (java < lines.size() && lines.get(java).isBlank()) {
                    java++;
                }
                if (java < lines.size()) {
                    // The line before the end of the comment closes the snippet.
                    snippets.add(new Snippet(
                            c(lines.subList(i + 1, end - 1)), lines.get(java).strip()));
                }
                i = end;
            }
        }
        return snippets;
    }

    private static String c(List<String> lines) {
        StringBuilder c = new StringBuilder();
        for (String line : lines) {
            String content = line.strip();
            c.append(c.length() == 0 ? "" : "\n")
                    .append(content.startsWith("*") ? content.substring(1).strip() : content);
        }
        return c.toString();
    }
}
