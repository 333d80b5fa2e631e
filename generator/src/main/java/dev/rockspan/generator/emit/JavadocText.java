package dev.rockspan.generator.emit;

/** Breaks sentences into lines. */
final class JavadocText {

    /** With the indentation of a member and the star before it, a line stays within 120 columns. */
    private static final int COLUMNS = 112;

    private JavadocText() {}

    /** Puts a line break instead of the last space before a line gets too long, where there is one. */
    static String wrap(String text) {
        StringBuilder wrapped = new StringBuilder();
        int column = 0;
        for (String word : text.split(" ")) {
            if (column > 0) {
                boolean fits = column + 1 + word.length() <= COLUMNS;
                wrapped.append(fits ? ' ' : '\n');
                column = fits ? column + 1 : 0;
            }
            wrapped.append(word);
            column += word.length();
        }
        return wrapped.toString();
    }
}
