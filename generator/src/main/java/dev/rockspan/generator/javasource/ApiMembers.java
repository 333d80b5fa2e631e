package dev.rockspan.generator.javasource;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The types and members of an API by name: {@code Options.Kind}, {@code Options.put(Slice, byte[])}; and which type extends or
 * implements which: {@code LRUCache < Cache}.
 */
final class ApiMembers {

    private static final Pattern CONSTANT = Pattern.compile("(?:^|,)\\s*(?:@\\w+ )*(\\w+)(?=\\s*[(,;{]|$)");
    private static final Pattern COMPONENT = Pattern.compile("(\\w+)\\s*[,)]");

    private final Set<String> names = new HashSet<>();
    private final Map<String, Set<String>> parents = new HashMap<>();

    ApiMembers() {}

    ApiMembers(ApiMembers others) {
        names.addAll(others.names);
        others.parents.forEach((type, all) -> parents.put(type, new HashSet<>(all)));
    }

    /** Adds a type with its members. */
    void add(String type, List<String> source) {
        TypeBody body = TypeBody.of(source);
        List<TypeBody.Member> members = body.members();
        names.add(type);
        for (String parent : body.typeHead().parents()) {
            parents.computeIfAbsent(type, key -> new HashSet<>()).add(TypeBody.withoutTypeArguments(parent));
        }
        if (body.declaration().contains("record ")) {
            addMatches(type, COMPONENT, body.declaration());
        }
        if (body.isEnum() && !members.isEmpty()) {
            addMatches(type, CONSTANT, members.get(0).code());
            names.add(type + ".values()");
            names.add(type + ".valueOf(String)");
        }
        for (TypeBody.Member member : members) {
            if (!member.nested().isEmpty()) {
                add(type + '.' + member.nested(), member.lines());
            } else {
                names.add(type + '.' + (member.signature().isEmpty() ? member.field() : member.signature()));
            }
        }
    }

    private void addMatches(String type, Pattern pattern, String code) {
        pattern.matcher(code).results().forEach(match -> names.add(type + '.' + match.group(1)));
    }

    /** What is used, but missing. {@code a => b} stands for the use of b where a is there. */
    Set<String> missing(Collection<String> uses) {
        return uses.stream().filter(this::isMissing).collect(Collectors.toSet());
    }

    private boolean isMissing(String use) {
        String[] parts = use.split(" => ");
        return !has(parts[parts.length - 1]) && (parts.length == 1 || has(parts[0]));
    }

    /** What others have and these have not; of a type that these have not, no members. */
    Set<String> lacking(ApiMembers others) {
        return others.names.stream()
                .filter(name -> !has(name))
                .filter(name -> name.indexOf('.') < 0 || has(name.replaceFirst("\\.\\w+(?:\\(.*)?$", "")))
                .collect(Collectors.toSet());
    }

    /** Whether it has a type or a member, or a type inherits the member; {@code a < b}, whether a extends or implements b. */
    boolean has(String name) {
        String[] below = name.split(" < ");
        if (below.length > 1) {
            return parents.getOrDefault(below[0], Set.of()).contains(below[1]);
        }
        return names.contains(name) || inherited(name).stream().anyMatch(this::has);
    }

    /** A member by the names that it would have in what its type extends and implements. */
    List<String> inherited(String member) {
        int dot = member.replaceFirst("\\(.*", "").lastIndexOf('.');
        return dot < 0
                ? List.of()
                : parents.getOrDefault(member.substring(0, dot), Set.of()).stream()
                        .map(parent -> parent + member.substring(dot))
                        .toList();
    }
}
