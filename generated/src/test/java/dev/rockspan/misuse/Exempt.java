package dev.rockspan.misuse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** What the matrix leaves out, with the reason: {@code exempt.tsv}. */
final class Exempt {

    private record Row(Pattern kind, Pattern operation) {}

    private static final List<Row> ROWS = read();

    private Exempt() {}

    static boolean is(String kind, String operation) {
        return ROWS.stream()
                .anyMatch(row -> row.kind().matcher(kind).matches()
                        && row.operation().matcher(operation).matches());
    }

    private static List<Row> read() {
        try (InputStream file = Exempt.class.getResourceAsStream("exempt.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", 3))
                    .map(row -> {
                        if (row.length != 3 || row[2].isBlank()) {
                            throw new IllegalStateException("A row without a reason: " + String.join(" ", row));
                        }
                        return new Row(Pattern.compile(row[0]), Pattern.compile(row[1]));
                    })
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
