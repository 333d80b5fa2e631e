package dev.rockspan.generator.javasource;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The types of an API by their simple names, and the names of their members, read from sources. */
final class ApiNames {

    private static final Pattern MEMBER = Pattern.compile("    (?! )[^/*@(=]*?(\\w+)(?:\\(|;|,| = ).*");
    private static final Pattern COMPONENT = Pattern.compile("(\\w+)(?=[,)])");

    private final Map<String, Set<String>> members = new HashMap<>();

    /** Adds the type of a source file. */
    void add(String type, List<String> source) {
        Set<String> names = members.computeIfAbsent(type, key -> new HashSet<>());
        boolean head = false;
        for (String line : source) {
            head = head || line.startsWith("public record ");
            Matcher member = MEMBER.matcher(line);
            if (member.matches()) {
                names.add(member.group(1));
            }
            if (head) {
                COMPONENT.matcher(line).results().forEach(component -> names.add(component.group(1)));
                head = !line.endsWith("{");
            }
        }
    }

    /** How many names there are. */
    int size() {
        return members.values().stream().mapToInt(names -> names.size() + 1).sum();
    }

    /** Whether each of these is a type of the API, or a member of one behind a dot. */
    boolean hasAll(String... names) {
        for (String name : names) {
            String[] parts = name.strip().split("\\.", 2);
            Set<String> ofType = members.get(parts[0]);
            if (ofType == null || parts.length == 2 && !ofType.contains(parts[1])) {
                return false;
            }
        }
        return true;
    }
}
