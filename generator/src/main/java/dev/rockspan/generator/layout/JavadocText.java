package dev.rockspan.generator.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fills the lines of comments. */
final class JavadocText {

    private static final Pattern BLOCK = Pattern.compile("</?(p|pre|ul|ol|li|dl|dt|dd|table|tr|h[1-6])\\b.*");
    private static final String INDENT_OF_TAGS = "    ";

    private JavadocText() {}

    /** A Javadoc comment in lines that fit, on one line if that is possible. */
    static List<String> fit(List<String> comment) {
        List<String> lines = comment.size() == 1 && comment.get(0).length() > SourceText.COLUMNS
                ? opened(comment.get(0))
                : new ArrayList<>(comment);
        if (lines.stream().anyMatch(line -> line.length() > SourceText.COLUMNS)) {
            lines = filled(lines);
        }
        while (lines.size() > 2 && lines.get(lines.size() - 2).strip().equals("*")) {
            lines.remove(lines.size() - 2);
        }
        if (lines.size() != 3) {
            return lines;
        }
        String single = lines.get(0) + lines.get(1).strip().substring(1) + " */";
        return single.length() <= SourceText.COLUMNS ? List.of(single) : lines;
    }

    /** A comment on one line as one on three. */
    private static List<String> opened(String line) {
        String text = line.strip();
        return List.of(
                indent(line) + "/**",
                indent(line) + " * " + text.substring(3, text.length() - 2).strip(),
                indent(line) + " */");
    }

    /** Fills the paragraphs of a comment, from the line that begins it to the one that ends it. */
    private static List<String> filled(List<String> comment) {
        String indent = indent(comment.get(0));
        List<String> fitted = new ArrayList<>();
        fitted.add(comment.get(0));
        StringBuilder paragraph = new StringBuilder();
        boolean preformatted = false;
        for (String line : comment.subList(1, comment.size() - 1)) {
            String text = line.strip().substring(1);
            String words = text.strip();
            if (preformatted
                    || words.isEmpty()
                    || words.startsWith("@")
                    || BLOCK.matcher(words).matches()) {
                flush(paragraph, indent, fitted);
            }
            preformatted = (preformatted || words.contains("<pre>")) && !words.contains("</pre>");
            if (preformatted || words.isEmpty() || words.contains("</pre>")) {
                fitted.add((indent + " *" + text).stripTrailing());
            } else {
                paragraph.append(paragraph.isEmpty() ? "" : " ").append(words);
            }
        }
        flush(paragraph, indent, fitted);
        fitted.add(comment.get(comment.size() - 1));
        return fitted;
    }

    private static void flush(StringBuilder paragraph, String indent, List<String> fitted) {
        if (!paragraph.isEmpty()) {
            String text = paragraph.toString();
            fitted.addAll(fill(text, indent + " * ", text.startsWith("@") ? INDENT_OF_TAGS : ""));
            paragraph.setLength(0);
        }
    }

    /**
     * Puts words into lines.
     *
     * @param start of each line
     * @param continued what follows that in each line but the first
     */
    static List<String> fill(String text, String start, String continued) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(start);
        int empty = line.length();
        for (String word : words(text, SourceText.COLUMNS - start.length() - continued.length())) {
            boolean begins = line.length() == empty;
            boolean fits = line.length() + (begins ? 0 : 1) + word.length() <= SourceText.COLUMNS;
            // At the start of a line, "@" begins a tag.
            if (!begins && !fits && !word.startsWith("@")) {
                lines.add(line.toString());
                line = new StringBuilder(start).append(continued);
                empty = line.length();
            } else if (!begins) {
                line.append(' ');
            }
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The words of a text; one that no line has room for is divided where a prototype's parameters begin. */
    private static List<String> words(String text, int room) {
        return Stream.of(text.split(" +"))
                .flatMap(word -> word.length() > room ? Stream.of(word.split("(?<=\\()")) : Stream.of(word))
                .toList();
    }

    static String indent(String line) {
        return line.substring(0, line.length() - line.stripLeading().length());
    }
}
