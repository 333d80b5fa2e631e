package dev.rockspan.parity;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A committed list of what is not as in rocksdbjni: an element, what is wrong with it, and the reason for it. */
record MissingList(SortedMap<String, Row> rows) {

    static final String TO_DO = "to do";

    record Row(String problem, String reason) {}

    static MissingList read(Path file) throws IOException {
        SortedMap<String, Row> rows = new TreeMap<>();
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            String[] cells = line.split("\t", -1);
            if (cells.length != 3 || cells[2].isBlank()) {
                throw new IllegalStateException(
                        file.getFileName() + ": needs an element, a problem and a reason: " + line);
            }
            rows.put(cells[0], new Row(cells[1], cells[2]));
        }
        return new MissingList(rows);
    }

    /** The list for what is missing now: the reasons stay, and what is new is still to do. */
    MissingList updated(Map<String, String> missing) {
        SortedMap<String, Row> updated = new TreeMap<>();
        missing.forEach((element, problem) -> updated.put(
                element,
                new Row(
                        problem,
                        rows.getOrDefault(element, new Row(problem, TO_DO)).reason())));
        return new MissingList(updated);
    }

    String reason(String element) {
        return rows.get(element).reason();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        rows.forEach((element, row) -> text.append(element)
                .append('\t')
                .append(row.problem())
                .append('\t')
                .append(row.reason())
                .append('\n'));
        return text.toString();
    }
}
