package dev.rockspan.generator.javasource;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What the templates add to an emitted type.
 *
 * @param imports its import statements
 * @param superclass what it lets a class extend instead of what that is emitted with; empty for that
 * @param interfaces what it lets the type implement, or an interface extend
 * @param body its members
 */
record AddedMembers(List<String> imports, String superclass, List<String> interfaces, List<String> body) {

    /** Reads a source that declares one type, of which the last line is the closing brace. */
    static AddedMembers of(List<String> source) {
        TypeBody type = TypeBody.of(source);
        TypeHead head = type.typeHead();
        return new AddedMembers(imports(source), head.superclass(), head.interfaces(), members(source, type));
    }

    /** The source of a type, as a type in another one. */
    static AddedMembers nested(String name, String source) {
        List<String> lines = List.of(source.split("\n"));
        Pattern declaration = Pattern.compile("public (?:final )?(class|enum|record|interface) " + name + "\\b");
        List<String> body = behindImports(lines).stream()
                .map(line ->
                        declaration.matcher(line).lookingAt() ? line.replaceFirst("public ", "public static ") : line)
                .map(line -> line.isEmpty() ? line : "    " + line)
                .toList();
        return new AddedMembers(imports(lines), "", List.of(), body);
    }

    /** The source of an emitted type with these members. */
    String addTo(String source) {
        List<String> lines = List.of(source.split("\n"));
        TypeBody type = TypeBody.of(lines);
        List<String> whole = new ArrayList<>(List.of(lines.get(0), ""));
        List<String> all = allImports(lines);
        if (!all.isEmpty()) {
            whole.addAll(all);
            whole.add("");
        }
        if (superclass.isEmpty() && interfaces.isEmpty()) {
            whole.addAll(behindImports(type.head()));
        } else {
            whole.addAll(behindImports(type.head().subList(0, type.declared())));
            whole.add(type.typeHead().with(superclass, interfaces).declaration());
        }
        whole.addAll(members(lines, type));
        if (!body.isEmpty()) {
            whole.add("");
            body.stream().dropWhile(String::isEmpty).forEach(whole::add);
        }
        whole.add("}");
        return String.join("\n", whole) + '\n';
    }

    private static List<String> members(List<String> source, TypeBody type) {
        int open = type.head().size();
        int end = source.lastIndexOf("}");
        return open > end ? List.of() : source.subList(open, end);
    }

    private static List<String> imports(List<String> source) {
        return source.stream().filter(line -> line.startsWith("import ")).toList();
    }

    private static List<String> behindImports(List<String> source) {
        return source.stream()
                .skip(1)
                .dropWhile(line -> line.isEmpty() || line.startsWith("import "))
                .toList();
    }

    /** Those of members first, as the formatter sorts them. */
    private List<String> allImports(List<String> lines) {
        SortedSet<String> ordinary = new TreeSet<>(imports(lines));
        ordinary.addAll(imports);
        Predicate<String> ofMember = line -> line.startsWith("import static ");
        List<String> all = new ArrayList<>(ordinary.stream().filter(ofMember).toList());
        all.addAll(ordinary.stream().filter(ofMember.negate()).toList());
        return all;
    }
}
