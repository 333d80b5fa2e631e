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
import org.jspecify.annotations.Nullable;

/** Quotes templates as somebody wrote them. */
public final class TemplateText {

    private static final String ANY = "/<any>.yaml";

    private final Templates templates;
    private final Map<String, Path> folders;
    /** The folder that changes go to, if those of the first folder cannot be made there. */
    private final @Nullable String own;

    private final Map<Path, List<String>> files = new HashMap<>();

    public TemplateText(Templates templates) {
        this.templates = templates;
        this.folders = templates.byName();
        this.own = !templates.added().isEmpty()
                ? templates.newest().toString()
                : templates.areInJar() ? "<folder of --add-templates>" : null;
    }

    /** Where a new entry goes, which would stand with another one: into the folder that was added last, if one was. */
    public String fresh(Place other) {
        return (own == null ? other.folder() + '/' + other.file() : own + ANY) + ", as a new entry";
    }

    /** Where a new entry goes of which nothing says where. */
    public String fresh() {
        return (own == null ? "any template" : own + ANY) + ", as a new entry";
    }

    /** Where a line of an entry is changed: there, or in another entry in the folder that was added. */
    public String change(Place entry, String line) {
        return isOwn(entry) ? line : own + ANY + ", with the rest of " + entry + ", which it replaces";
    }

    /** Where an entry is changed. */
    public String change(Place entry) {
        return change(entry, entry.toString());
    }

    /** Where another entry stands instead of an entry. */
    public String insteadOf(Place entry) {
        return isOwn(entry)
                ? entry.folder() + '/' + entry.file() + ", instead of the entry at line " + entry.line()
                : own + ANY + ", instead of the entry at " + entry;
    }

    /** Where Java is added to an emitted type: in the folder that changes go to, whose file replaces that of another. */
    public String members(String type) {
        String file = "/members/" + type + ".java";
        String to = own == null ? folders.keySet().iterator().next() : own;
        return folders.entrySet().stream()
                .filter(folder -> Files.exists(folder.getValue().resolve(file.substring(1))))
                .reduce((earlier, later) -> later)
                .map(Map.Entry::getKey)
                .filter(has -> !has.equals(to))
                .map(has -> to + file + ", in a copy of " + has + file)
                .orElse(to + file);
    }

    /** Whether conventions can be changed; a folder that is added has none. */
    public boolean changesConventions() {
        return own == null;
    }

    /** Whether what an entry says can be changed where it stands. */
    private boolean isOwn(Place entry) {
        return own == null || isAdded(entry);
    }

    /** Whether a folder that was added says it. */
    public boolean isAdded(Place entry) {
        return templates.isAdded(entry.toString());
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
