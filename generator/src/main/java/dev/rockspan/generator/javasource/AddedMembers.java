package dev.rockspan.generator.javasource;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the templates add to an emitted type.
 *
 * @param imports its import statements
 * @param superclass what it lets a class extend instead of what that is emitted with; empty for that
 * @param interfaces what it lets the type implement, or an interface extend
 * @param body its members
 */
record AddedMembers(List<String> imports, String superclass, List<String> interfaces, List<String> body) {

    private static final Pattern INTERFACES = Pattern.compile(".*?(?:implements|extends) (.*) \\{}?");
    private static final Pattern SUPERCLASS = Pattern.compile("(.*\\bclass \\w+ extends )([\\w.]+)( .*)");

    /** Reads a source that declares one type, of which the last line is the closing brace. */
    static AddedMembers of(String name, List<String> source) {
        List<String> imports =
                source.stream().filter(line -> line.startsWith("import ")).toList();
        Pattern declaration = declaration(name);
        int first = 0;
        while (!declaration.matcher(source.get(first)).lookingAt()) {
            first++;
        }
        int open = first;
        while (!source.get(open).endsWith("{") && !source.get(open).endsWith("}")) {
            open++;
        }
        String head =
                source.subList(first, open + 1).stream().map(String::strip).collect(Collectors.joining(" "));
        Matcher superclass = SUPERCLASS.matcher(head);
        boolean extending = superclass.matches();
        Matcher interfaces = INTERFACES.matcher(extending ? superclass.group(3) : afterTypeParameters(name, head));
        return new AddedMembers(
                imports,
                extending ? superclass.group(2) : "",
                interfaces.matches() ? split(interfaces.group(1)) : List.of(),
                source.get(open).endsWith("}") ? List.of() : source.subList(open + 1, source.lastIndexOf("}")));
    }

    /** The source of a type, as a type in another one. */
    static AddedMembers nested(String name, String source) {
        List<String> lines = List.of(source.split("\n"));
        List<String> imports =
                lines.stream().filter(line -> line.startsWith("import ")).toList();
        Pattern declaration = Pattern.compile("public (?:final )?(class|enum|record|interface) " + name + "\\b");
        List<String> body = lines.stream()
                .skip(1)
                .dropWhile(line -> line.isEmpty() || line.startsWith("import "))
                .map(line ->
                        declaration.matcher(line).lookingAt() ? line.replaceFirst("public ", "public static ") : line)
                .map(line -> line.isEmpty() ? line : "    " + line)
                .toList();
        return new AddedMembers(imports, "", List.of(), body);
    }

    /** The source of an emitted type with these members. */
    String addTo(String name, String source) {
        List<String> lines = new ArrayList<>(List.of(source.split("\n")));
        int end = lines.lastIndexOf("}");
        int declared = 0;
        Pattern declaration = declaration(name);
        while (!declaration.matcher(lines.get(declared)).lookingAt()) {
            declared++;
        }
        int open = declared;
        while (!lines.get(open).endsWith("{")) {
            open++;
        }
        List<String> whole = new ArrayList<>();
        whole.add(lines.get(0));
        whole.add("");
        Set<String> all = allImports(lines);
        if (!all.isEmpty()) {
            whole.addAll(all);
            whole.add("");
        }
        if (!superclass.isEmpty()) {
            int line = declared;
            while (!SUPERCLASS.matcher(lines.get(line)).matches()) {
                line++;
            }
            lines.set(line, SUPERCLASS.matcher(lines.get(line)).replaceFirst("$1" + superclass + "$3"));
        }
        lines.stream()
                .limit(open)
                .skip(1)
                .dropWhile(line -> line.isEmpty() || line.startsWith("import "))
                .forEach(whole::add);
        whole.add(withInterfaces(name, lines.get(open), String.join(" ", lines.subList(declared, open + 1))));
        whole.addAll(lines.subList(open + 1, end));
        if (!body.isEmpty()) {
            whole.add("");
            body.stream().dropWhile(String::isEmpty).forEach(whole::add);
        }
        whole.add("}");
        return String.join("\n", whole) + '\n';
    }

    private Set<String> allImports(List<String> lines) {
        Set<String> ordinary = new TreeSet<>();
        Set<String> all = new LinkedHashSet<>();
        lines.stream().filter(line -> line.startsWith("import ")).forEach(ordinary::add);
        ordinary.addAll(imports);
        ordinary.stream().filter(line -> line.startsWith("import static ")).forEach(all::add);
        ordinary.stream().filter(line -> !line.startsWith("import static ")).forEach(all::add);
        return all;
    }

    /**
     * The last line of a declaration with these interfaces, too.
     *
     * @param whole the declaration
     */
    private String withInterfaces(String name, String line, String whole) {
        if (interfaces.isEmpty()) {
            return line;
        }
        String keyword = whole.startsWith("public interface ") ? " extends " : " implements ";
        String separator = afterTypeParameters(name, whole).contains(keyword) ? ", " : keyword;
        return line.substring(0, line.length() - " {".length()) + separator + String.join(", ", interfaces) + " {";
    }

    /** What stands in a declaration behind the name and its type parameters, which can have bounds. */
    private static String afterTypeParameters(String name, String declaration) {
        Matcher named = Pattern.compile("\\b" + name + "\\b").matcher(declaration);
        if (!named.find()) {
            return declaration;
        }
        int depth = 0;
        int at = named.end();
        while (at < declaration.length()) {
            char sign = declaration.charAt(at);
            depth += sign == '<' ? 1 : sign == '>' ? -1 : 0;
            if (depth == 0 && sign != '>') {
                break;
            }
            at++;
        }
        return declaration.substring(at);
    }

    private static Pattern declaration(String name) {
        return Pattern.compile(
                "(?:(?:public|abstract|final|sealed|non-sealed) )*(?:class|interface|record|enum) " + name + "\\b");
    }

    /** At the commas outside of type arguments. */
    private static List<String> split(String types) {
        List<String> all = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int index = 0; index < types.length(); index++) {
            char sign = types.charAt(index);
            depth += sign == '<' ? 1 : sign == '>' ? -1 : 0;
            if (sign == ',' && depth == 0) {
                all.add(types.substring(start, index).strip());
                start = index + 1;
            }
        }
        all.add(types.substring(start).strip());
        return all;
    }
}
