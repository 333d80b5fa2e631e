package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.Decision;
import dev.rockspan.generator.pipeline.DiffResult;
import dev.rockspan.generator.pipeline.DiffResult.NameChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What the forms of a diff have in common. */
final class DiffWords {

    private DiffWords() {}

    /** Which versions are compared; two of one version, such as a fork, by what they were called. */
    static String sides(DiffResult diff, String arrow, String from, String to) {
        return "RocksDB " + side(diff.from(), from, diff) + ' ' + arrow + ' ' + side(diff.to(), to, diff);
    }

    private static String side(String version, String called, DiffResult diff) {
        return diff.from().equals(diff.to()) && !called.equals(version) ? version + " (" + called + ')' : version;
    }

    /** How the functions differ, in numbers. */
    static String functions(DiffResult diff) {
        return Words.count(diff.added().size(), "function", "functions") + " added, "
                + diff.removed().size() + " removed, "
                + diff.changed().size() + " changed, "
                + diff.renamed().size() + " with parameters renamed only";
    }

    /** How something else differs, in numbers; empty if it does not. */
    static List<String> others(DiffResult diff) {
        List<String> others = new ArrayList<>();
        count(others, diff.types(), "opaque type", "opaque types", "changed");
        count(others, diff.structs(), "struct", "structs", "with other fields");
        count(others, diff.callbacks(), "callback type", "callback types", "changed");
        count(others, diff.constants(), "constant", "constants", "with another value");
        return others;
    }

    private static void count(List<String> others, NameChanges changes, String one, String many, String changed) {
        if (!changes.none()) {
            others.add(Words.count(changes.added().size(), one, many) + " added, "
                    + changes.removed().size() + " removed"
                    + (changes.changed().isEmpty()
                            ? ""
                            : ", " + changes.changed().size() + ' ' + changed));
        }
    }

    /** How the Java API differs, in numbers. */
    static String java(DiffResult diff, DiffResult.Java java) {
        return Words.count(java.classes().added().size(), "type", "types") + " and "
                + Words.count(java.members().added().size(), "member", "members") + " new, "
                + java.classes().removed().size() + " and "
                + java.members().removed().size() + " gone; "
                + Words.count(blocking(diff.decisions()).size(), "decision", "decisions") + " needed";
    }

    /** What has to be decided before there is an API. */
    static List<Decision> blocking(List<Decision> decisions) {
        return decisions.stream().filter(Decision::blocking).toList();
    }

    /** What may be decided: the API does without it. */
    static List<Decision> others(List<Decision> decisions) {
        return decisions.stream().filter(decision -> !decision.blocking()).toList();
    }

    /** The members of each type: {@code put(byte[])} of RocksDB. */
    static Map<String, List<String>> byType(List<String> members) {
        return members.stream()
                .collect(Collectors.groupingBy(
                        DiffWords::type,
                        TreeMap::new,
                        Collectors.mapping(member -> member.substring(member.indexOf('.') + 1), Collectors.toList())));
    }

    /** {@code RocksDB.put(byte[])} and {@code new RocksDB()} are of RocksDB. */
    static String type(String member) {
        String name = member.startsWith("new ") ? member.substring("new ".length()) : member;
        return name.substring(0, indexOf(name, '.', '('));
    }

    private static int indexOf(String text, char one, char other) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == one || text.charAt(i) == other) {
                return i;
            }
        }
        return text.length();
    }

    /** {@code RocksDB.put}, once for all its overloads. */
    static String names(List<String> members) {
        return members.stream()
                .map(member -> member.contains("(") ? member.substring(0, member.indexOf('(')) : member)
                .collect(Collectors.collectingAndThen(
                        Collectors.toCollection(TreeSet::new), names -> String.join(", ", names)));
    }

    /** What becomes of a function, in a few words. */
    static String meaning(DiffResult.Function function) {
        return switch (function.state()) {
            case "mapped" -> function.java().isEmpty() ? function.why() : names(function.java());
            case "excluded" -> "left out: " + function.why();
            case "unclassified" -> "needs a decision: " + function.why();
            default -> function.prototype();
        };
    }
}
