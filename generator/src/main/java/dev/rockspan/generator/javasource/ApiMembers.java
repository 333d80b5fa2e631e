package dev.rockspan.generator.javasource;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types and members of an API by name: {@code Options.Kind}, {@code Options.put(Slice, byte[])}; and which type extends or
 * implements which: {@code LRUCache < Cache}.
 */
final class ApiMembers {

    private static final String TO_IMPLEMENT = " to implement";
    private static final Pattern CONSTANT = Pattern.compile("(?:^|,)\\s*(?:@\\w+ )*(\\w+)(?=\\s*[(,;{]|$)");
    private static final Pattern COMPONENT = Pattern.compile("(\\w+)\\s*[,)]");

    private static final String ANNOTATIONS = "(?:@\\w+(?:\\([^)]*\\))? )*";
    private static final Pattern PRIVATE = Pattern.compile(ANNOTATIONS + "private ");
    private static final Pattern STATIC = Pattern.compile(ANNOTATIONS + "(?:public |protected |private )?static ");

    private final Set<String> names = new HashSet<>();
    private final Set<String> privates = new HashSet<>();
    /** Those that are static: a subclass can have one of the same signature that returns something else. */
    private final Set<String> statics = new HashSet<>();
    /** Those without a body. */
    private final Set<String> abstracts = new HashSet<>();

    private final Map<String, Set<String>> parents = new HashMap<>();

    ApiMembers() {}

    ApiMembers(ApiMembers others) {
        names.addAll(others.names);
        privates.addAll(others.privates);
        statics.addAll(others.statics);
        abstracts.addAll(others.abstracts);
        others.parents.forEach((type, all) -> parents.put(type, new LinkedHashSet<>(all)));
    }

    /** Adds a type with its members. */
    void add(String type, List<String> source) {
        TypeBody body = TypeBody.of(source);
        List<TypeBody.Member> members = body.members();
        names.add(type);
        for (String parent : body.typeHead().parents()) {
            parents.computeIfAbsent(type, key -> new LinkedHashSet<>()).add(Members.withoutTypeArguments(parent));
        }
        if (body.declaration().contains("record ")) {
            addMatches(type, COMPONENT, body.declaration());
            names.add(type + '.' + new TypeBody.Member(0, List.of(), body.declaration()).signature());
        }
        if (body.isEnum() && !members.isEmpty()) {
            addMatches(type, CONSTANT, members.get(0).code());
            names.add(type + ".values()");
            names.add(type + ".valueOf(String)");
        }
        for (TypeBody.Member member : members) {
            String name = type + '.' + member.name();
            names.add(name);
            if (PRIVATE.matcher(member.code()).lookingAt()) {
                privates.add(name);
            }
            if (!member.nested().isEmpty()) {
                add(name, member.lines());
            } else if (STATIC.matcher(member.code()).lookingAt()) {
                statics.add(name);
            } else if (!member.signature().isEmpty() && member.code().endsWith(";")) {
                abstracts.add(name);
            }
        }
    }

    private void addMatches(String type, Pattern pattern, String code) {
        pattern.matcher(code).results().forEach(match -> names.add(type + '.' + match.group(1)));
    }

    /**
     * What is used, but missing. {@code a => b} asks, where a is there, for a method b with a body: one that b inherits from
     * the user or from a has none.
     */
    Set<String> missing(String user, Collection<String> uses) {
        return uses.stream().filter(use -> isMissing(user, use)).collect(Collectors.toSet());
    }

    private boolean isMissing(String user, String use) {
        String[] parts = use.split(" => ");
        return parts.length == 1 ? !has(use) : has(parts[0]) && !isImplemented(parts[1], Set.of(user, parts[0]));
    }

    private boolean isImplemented(String method, Set<String> declarations) {
        return names.contains(method) && !declarations.contains(method)
                || inherited(method).stream().anyMatch(other -> isImplemented(other, declarations));
    }

    /** Whether these are less than others. */
    boolean areLessThan(ApiMembers others) {
        return !names.containsAll(others.names);
    }

    /** The names of all types and members. */
    Stream<String> names() {
        return names.stream();
    }

    /** What these have and others have not. */
    Stream<String> beyond(ApiMembers others) {
        return names.stream().filter(name -> !others.names.contains(name));
    }

    /** Whether a type or member, or the type that it is in, is private. */
    boolean isPrivate(String name) {
        return privates.stream().anyMatch(other -> (name + '.').startsWith(other + '.'));
    }

    /** The type whose member a name is; empty for a top-level type. */
    static String typeOf(String name) {
        return name.replaceFirst("(?:^|\\.)\\w+(?:\\(.*)?$", "");
    }

    /** Whether it has not a type, or has a type, but not its member. */
    boolean lacks(String name) {
        return !has(name) && (name.indexOf('.') < 0 || has(typeOf(name)));
    }

    /** Whether it has a type, or a type declares a member itself. */
    boolean declares(String name) {
        return names.contains(name);
    }

    /**
     * Whether it has a type, or a type has or inherits a member. A static one counts only where it stands. For {@code a < b},
     * whether a extends or implements b; for {@code a with only f() and g() to implement}, whether a has no other method without a
     * body.
     */
    boolean has(String name) {
        if (name.endsWith(TO_IMPLEMENT)) {
            String[] type =
                    name.substring(0, name.length() - TO_IMPLEMENT.length()).split(" with (?:only )?");
            Set<String> implemented = Set.of(type[1].split(" and "));
            return names.contains(type[0])
                    && abstracts.stream()
                            .filter(method -> typeOf(method).equals(type[0]))
                            .allMatch(method -> implemented.contains(method.substring(type[0].length() + 1)));
        }
        String[] below = name.split(" < ");
        if (below.length > 1) {
            return parents.getOrDefault(below[0], Set.of()).contains(below[1]);
        }
        return names.contains(name)
                || inherited(name).stream().anyMatch(other -> !statics.contains(other) && has(other));
    }

    /** Whether a member is one of others, or is inherited from one. */
    boolean isOneOf(String member, Set<String> others) {
        return others.contains(member)
                || !names.contains(member) && inherited(member).stream().anyMatch(other -> isOneOf(other, others));
    }

    /** A member, but a constructor, by the names that it would have in what its type extends and implements. */
    List<String> inherited(String member) {
        int dot = member.replaceFirst("\\(.*", "").lastIndexOf('.');
        if (dot < 0) {
            return List.of();
        }
        String type = member.substring(0, dot);
        return member.startsWith(type.substring(type.lastIndexOf('.') + 1) + '(', dot + 1)
                ? List.of()
                : parents.getOrDefault(type, Set.of()).stream()
                        .map(parent -> parent + member.substring(dot))
                        .toList();
    }

    /** The members that a type inherits under a name, with or without the types of parameters, as supertypes call them. */
    Stream<String> inheritedAs(String member) {
        return inherited(member).stream()
                .flatMap(other -> names.contains(other) || names.stream().anyMatch(name -> name.startsWith(other + '('))
                        ? Stream.of(other)
                        : inheritedAs(other));
    }
}
