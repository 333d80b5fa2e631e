package dev.rockspan.generator.rules;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.Templates;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Quotes templates as somebody wrote them. */
public final class TemplateText {

    private final Map<String, Path> folders;
    private final Map<Path, List<String>> files = new HashMap<>();

    public TemplateText(Templates templates) {
        this.folders = templates.byName();
    }

    /** Where a new entry goes if a folder was added: into that, the last one. */
    public Optional<String> added() {
        return folders.keySet().stream()
                .skip(1)
                .reduce((one, other) -> other)
                .map(folder -> folder + "/<any>.yaml, as a new entry");
    }

    /** The entry that begins at a line: that line, and those below that are indented more. */
    public String entry(Place place) {
        return lines(place).stream().map(TemplateLine::text).collect(Collectors.joining("\n"));
    }

    /** The lines of the entry that begins at a line, without what all of them are indented by. */
    public List<TemplateLine> lines(Place place) {
        List<String> lines =
                lines(Objects.requireNonNull(folders.get(place.folder())).resolve(place.file()));
        String first = lines.get(place.line() - 1);
        int indent = indent(first);
        List<TemplateLine> entry =
                new ArrayList<>(List.of(new TemplateLine(place.toString(), first.substring(indent))));
        String file = place.folder() + '/' + place.file() + ':';
        for (int index = place.line(); index < lines.size(); index++) {
            String line = lines.get(index);
            if (line.isBlank() || indent(line) <= indent) {
                break;
            }
            entry.add(new TemplateLine(file + (index + 1), line.substring(indent)));
        }
        return entry;
    }

    /** The first line of a file, of the last folder that has it, in which something is found. */
    public Optional<TemplateLine> find(String file, Pattern what) {
        List<String> names = new ArrayList<>(folders.keySet());
        for (int at = names.size() - 1; at >= 0; at--) {
            Path path = Objects.requireNonNull(folders.get(names.get(at))).resolve(file);
            List<String> lines = Files.isRegularFile(path) ? lines(path) : List.of();
            for (int index = 0; index < lines.size(); index++) {
                if (what.matcher(lines.get(index)).find()) {
                    return Optional.of(new TemplateLine(
                            names.get(at) + '/' + file + ':' + (index + 1),
                            lines.get(index).strip()));
                }
            }
        }
        return Optional.empty();
    }

    private List<String> lines(Path file) {
        return files.computeIfAbsent(file, Folders::lines);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
