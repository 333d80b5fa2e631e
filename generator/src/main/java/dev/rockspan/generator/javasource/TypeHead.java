package dev.rockspan.generator.javasource;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How a type is declared.
 *
 * @param start {@code public class RocksIterator<T>}
 * @param superclass what a class extends; empty if nothing
 * @param interfaces what it implements, or what an interface extends
 * @param permits the classes that may extend it
 */
record TypeHead(String start, String superclass, List<String> interfaces, List<String> permits) {

    private static final List<String> CLAUSES = List.of("", "extends", "implements", "permits");
    private static final Pattern NAME = Pattern.compile("\\b(class|interface|enum|record) (\\w+)");

    /** Reads a declaration, in one line. */
    static TypeHead of(String declaration) {
        List<StringBuilder> clauses =
                CLAUSES.stream().map(clause -> new StringBuilder()).toList();
        int clause = 0;
        int depth = 0;
        for (String word : declaration.replaceFirst(" *\\{.*", "").split(" +")) {
            if (depth == 0 && CLAUSES.contains(word)) {
                clause = CLAUSES.indexOf(word);
            } else {
                clauses.get(clause).append(' ').append(word);
            }
            depth += depth(word);
        }
        String start = clauses.get(0).toString().strip();
        List<String> parents = split(clauses.get(1));
        List<String> permits = split(clauses.get(3));
        return isInterface(start) || parents.isEmpty()
                ? new TypeHead(start, "", isInterface(start) ? parents : split(clauses.get(2)), permits)
                : new TypeHead(start, parents.get(0), split(clauses.get(2)), permits);
    }

    private static boolean isInterface(String start) {
        Matcher named = NAME.matcher(start);
        return named.find() && named.group(1).equals("interface");
    }

    String name() {
        Matcher named = NAME.matcher(start);
        return named.find() ? named.group(2) : "";
    }

    /** The types that it extends and implements. */
    List<String> parents() {
        return Stream.concat(Stream.of(superclass), interfaces.stream())
                .filter(parent -> !parent.isEmpty())
                .toList();
    }

    /** The same with another superclass, unless that is empty, and more interfaces. */
    TypeHead with(String other, List<String> more) {
        return new TypeHead(
                start,
                other.isEmpty() ? superclass : other,
                Stream.concat(interfaces.stream(), more.stream()).toList(),
                permits);
    }

    /** As it stands in a source, to the brace that opens the type. */
    String declaration() {
        return start
                + clause(" extends ", superclass.isEmpty() ? List.of() : List.of(superclass))
                + clause(isInterface(start) ? " extends " : " implements ", interfaces)
                + clause(" permits ", permits)
                + " {";
    }

    private static String clause(String keyword, List<String> types) {
        return types.isEmpty() ? "" : keyword + String.join(", ", types);
    }

    /** At the commas outside of type arguments. */
    private static List<String> split(CharSequence types) {
        List<String> all = new ArrayList<>();
        String open = "";
        for (String part : types.toString().strip().split(", *")) {
            open = open.isEmpty() ? part : open + ", " + part;
            if (depth(open) == 0 && !open.isEmpty()) {
                all.add(open);
                open = "";
            }
        }
        return all;
    }

    private static int depth(String code) {
        return code.chars()
                .map(sign -> sign == '<' || sign == '(' ? 1 : sign == '>' || sign == ')' ? -1 : 0)
                .sum();
    }
}
