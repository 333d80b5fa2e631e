package dev.rockspan.generator.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Breaks one long line of code: where it is nested least, at operators, then at calls, then between arguments. */
final class CodeLine {

    private static final int CONTINUATION = 8;

    private final String text;
    private final int indent;

    private CodeLine(String text, int indent) {
        this.text = text;
        this.indent = indent;
    }

    static List<String> fit(String text, int indent) {
        return new CodeLine(text, indent).lines();
    }

    private List<String> lines() {
        if (indent + text.length() <= SourceText.COLUMNS) {
            return List.of(" ".repeat(indent) + text);
        }
        return lines(new Nesting(text, 0));
    }

    private List<String> lines(Nesting nesting) {
        return Stream.of(
                        nesting.before(" && ", " || "),
                        nesting.before(" ? ", " : "),
                        nesting.before(" + "),
                        nesting.chainedCalls())
                .filter(breaks -> !breaks.isEmpty())
                .findFirst()
                .map(this::at)
                .orElseGet(() -> withoutOperators(nesting));
    }

    private List<String> withoutOperators(Nesting nesting) {
        Nesting.Group group = nesting.lastGroup();
        if (group != null) {
            // A call that is the only argument of another one is broken where that is.
            return group.arguments().size() == 1 && nesting.inner().lastGroup() != null
                    ? lines(nesting.inner())
                    : arguments(group);
        }
        return Stream.of(
                        nesting.before(" implements "),
                        last(nesting.before(" extends ")),
                        nesting.before(", ").stream().map(comma -> comma + 1).toList(),
                        nesting.before(" = ").stream().map(sign -> sign + 2).toList(),
                        last(nesting.before(".")),
                        last(nesting.before(" ")))
                .filter(breaks -> !breaks.isEmpty())
                .findFirst()
                .map(this::at)
                .orElseGet(this::literal);
    }

    private static List<Integer> last(List<Integer> breaks) {
        return breaks.isEmpty() ? breaks : breaks.subList(breaks.size() - 1, breaks.size());
    }

    /** Breaks it at each of these, and each part again. */
    private List<String> at(List<Integer> breaks) {
        List<String> lines =
                new ArrayList<>(fit(text.substring(0, breaks.get(0)).strip(), indent));
        for (int index = 0; index < breaks.size(); index++) {
            int end = index + 1 < breaks.size() ? breaks.get(index + 1) : text.length();
            lines.addAll(fit(text.substring(breaks.get(index), end).strip(), indent + CONTINUATION));
        }
        return lines;
    }

    /** Fills lines with arguments; one that does not fit into a line has lines of its own. */
    private List<String> arguments(Nesting.Group group) {
        List<String> lines = new ArrayList<>(fit(text.substring(0, group.start()), indent));
        int inner = indent + CONTINUATION;
        String line = "";
        for (String argument : group.arguments()) {
            String longer = line.isEmpty() ? argument : line + ' ' + argument;
            if (inner + longer.length() <= SourceText.COLUMNS) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) {
                lines.addAll(fit(line, inner));
            }
            line = argument;
        }
        lines.addAll(fit(line, inner));
        return lines;
    }

    /** Breaks the last string at a space, if there is one. */
    private List<String> literal() {
        int start = text.indexOf('"');
        int space = text.lastIndexOf(' ', SourceText.COLUMNS - indent - 2);
        if (start < 0 || space <= start || text.indexOf('"', start + 1) < space) {
            return List.of(" ".repeat(indent) + text);
        }
        List<String> lines = new ArrayList<>();
        lines.add(" ".repeat(indent) + text.substring(0, space + 1) + '"');
        lines.addAll(fit("+ \"" + text.substring(space + 1), indent + CONTINUATION));
        return lines;
    }
}
