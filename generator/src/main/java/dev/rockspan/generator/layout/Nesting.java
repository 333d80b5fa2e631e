package dev.rockspan.generator.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How deep each character of a line of code is inside brackets, and which are inside strings. */
final class Nesting {

    private static final int IN_STRING = Integer.MAX_VALUE;

    private final String text;
    private final int[] depths;
    private final int level;

    /** @param level how deep something has to be to count as outside of brackets */
    Nesting(String text, int level) {
        this(text, depths(text), level);
    }

    private Nesting(String text, int[] depths, int level) {
        this.text = text;
        this.depths = depths;
        this.level = level;
    }

    /** The same, one level deeper. */
    Nesting inner() {
        return new Nesting(text, depths, level + 1);
    }

    private static int[] depths(String text) {
        int[] depths = new int[text.length()];
        int depth = 0;
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            if (quote != 0) {
                depths[at] = IN_STRING;
                if (character == '\\') {
                    depths[++at] = IN_STRING;
                } else if (character == quote) {
                    quote = 0;
                }
                continue;
            }
            boolean closes = character == ')' || character == '}' && depth > 0;
            depth -= closes ? 1 : 0;
            depths[at] = depth;
            boolean block = character == '{' && at == text.length() - 1;
            depth += character == '(' || character == '{' && !block ? 1 : 0;
            if (character == '"' || character == '\'') {
                quote = character;
                depths[at] = IN_STRING;
            }
        }
        return depths;
    }

    /** Whether what follows is inside of brackets. */
    boolean isOpen() {
        return depths[text.length() - 1] > 0;
    }

    /** Where, outside all brackets, these operators are. */
    List<Integer> before(String... operators) {
        return outside(0, text.length())
                .filter(at -> List.of(operators).stream().anyMatch(operator -> text.startsWith(operator, at)))
                .boxed()
                .toList();
    }

    /** Where methods are called on what other calls return. */
    List<Integer> chainedCalls() {
        return outside(1, text.length())
                .filter(at -> text.charAt(at) == '.' && text.charAt(at - 1) == ')')
                .boxed()
                .toList();
    }

    private IntStream outside(int from, int to) {
        return IntStream.range(from, to).filter(at -> depths[at] == level);
    }

    /** The last brackets that are not empty, or null. */
    @Nullable Group lastGroup() {
        Group last = null;
        for (int at = 0; at < text.length(); at++) {
            if (depths[at] == level && text.charAt(at) == '(' && at + 1 < text.length() && text.charAt(at + 1) != ')') {
                last = new Group(at + 1, arguments(at + 1));
            }
        }
        return last;
    }

    private List<String> arguments(int start) {
        List<String> arguments = new ArrayList<>();
        int from = start;
        boolean inside = true;
        for (int at = start; at < text.length() && inside; at++) {
            inside = depths[at] > level;
            if (depths[at] == level + 1 && text.startsWith(", ", at)) {
                arguments.add(text.substring(from, at + 1).strip());
                from = at + 2;
            }
        }
        arguments.add(text.substring(from).strip());
        return arguments;
    }

    /**
     * Brackets.
     *
     * @param start where what is in them starts
     * @param arguments what is in them, the last one with all that follows
     */
    record Group(int start, List<String> arguments) {}
}
