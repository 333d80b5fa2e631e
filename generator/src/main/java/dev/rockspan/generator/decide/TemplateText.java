package dev.rockspan.generator.decide;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.rules.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Quotes templates as somebody wrote them. */
final class TemplateText {

    private final Map<String, Path> folders;
    private final Map<Path, List<String>> files = new HashMap<>();

    TemplateText(Templates templates) {
        this.folders = templates.byName();
    }

    /** The entry that begins at a line: that line, and those below that are indented more. */
    String entry(Place place) {
        List<String> lines = files.computeIfAbsent(file(place), TemplateText::lines);
        String first = lines.get(place.line() - 1);
        int indent = indent(first);
        List<String> entry = new ArrayList<>(List.of(first.substring(indent)));
        for (String line : lines.subList(place.line(), lines.size())) {
            if (line.isBlank() || indent(line) <= indent) {
                break;
            }
            entry.add(line.substring(indent));
        }
        return String.join("\n", entry);
    }

    private Path file(Place place) {
        return Objects.requireNonNull(folders.get(place.folder())).resolve(place.file());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
