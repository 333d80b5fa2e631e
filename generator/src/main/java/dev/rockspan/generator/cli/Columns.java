package dev.rockspan.generator.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Text in lines of at most 120 columns. */
final class Columns {

    private static final int WIDTH = 120;
    private static final int GAP = 2;

    private Columns() {}

    /**
     * A table: cells of one column begin below each other, and go on there in further lines. A row of one cell stands
     * across all columns.
     *
     * @param most how wide each column but the last may be
     */
    static List<String> table(String indent, List<List<String>> rows, int... most) {
        int[] widths = IntStream.range(0, most.length)
                .map(column -> rows.stream()
                        .filter(row -> row.size() > 1)
                        .flatMap(row -> wrap(row.get(column), most[column]).stream())
                        .mapToInt(String::length)
                        .max()
                        .orElse(0))
                .toArray();
        int last = WIDTH - indent.length() - IntStream.of(widths).sum() - GAP * most.length;
        int all = WIDTH - indent.length();
        return rows.stream()
                .flatMap(row ->
                        (row.size() == 1 ? row(indent, row, new int[0], all) : row(indent, row, widths, last)).stream())
                .toList();
    }

    private static List<String> row(String indent, List<String> row, int[] widths, int last) {
        List<List<String>> cells = IntStream.range(0, row.size())
                .mapToObj(column -> wrap(row.get(column), column < widths.length ? widths[column] : last))
                .toList();
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int at = 0; at < height; at++) {
            StringBuilder line = new StringBuilder(indent);
            for (int column = 0; column < cells.size(); column++) {
                String cell = at < cells.get(column).size() ? cells.get(column).get(at) : "";
                int width = column < widths.length ? widths[column] + GAP : 0;
                line.append(cell).append(" ".repeat(Math.max(0, width - cell.length())));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** The lines of a text, broken between words; those after the first are indented more than it is. */
    private static List<String> wrap(String text, int width) {
        String rest = text;
        int indent = text.length() - text.stripLeading().length();
        String more = " ".repeat(indent == 0 ? 0 : indent + GAP);
        List<String> lines = new ArrayList<>();
        while (rest.length() > width) {
            int start = lines.isEmpty() ? indent : more.length();
            int space = rest.lastIndexOf(' ', width);
            space = space > start ? space : rest.indexOf(' ', Math.max(start, width));
            if (space < 0) {
                break;
            }
            lines.add(rest.substring(0, space));
            rest = more + rest.substring(space + 1);
        }
        lines.add(rest);
        return lines;
    }
}
