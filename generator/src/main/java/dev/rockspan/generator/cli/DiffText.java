package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.Decision;
import dev.rockspan.generator.pipeline.DiffResult;
import dev.rockspan.generator.pipeline.DiffResult.NameChanges;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints a diff for people. */
record DiffText(Terminal terminal) {

    /**
     * Prints all of it.
     *
     * @param from what the older side was called
     * @param to what the newer side was called
     */
    void print(DiffResult diff, String from, String to) {
        summary(diff, from, to);
        functions("Functions added", diff.added(), "green");
        functions("Functions removed", diff.removed(), "red");
        list("Functions changed", diff.changed(), this::changed);
        list("Parameters renamed only", diff.renamed(), change -> List.of(change.name()));
        names("Opaque types", diff.types());
        names("Structs", diff.structs());
        names("Callback types", diff.callbacks());
        names("Constants", diff.constants());
        DiffResult.Java java = diff.java();
        if (java != null) {
            names("Java types", java.classes());
            list("Java members gone", java.members().removed(), List::of);
            list("Java members changed", java.members().changed(), List::of);
            names("Java constants", java.constants());
        }
        decisions(diff);
        list("Cannot be told in Java", diff.problems(), List::of);
    }

    /** The numbers. */
    void summary(DiffResult diff, String from, String to) {
        terminal.line(sides(diff, from, to) + ": "
                + Words.count(diff.added().size(), "function", "functions") + " added, "
                + diff.removed().size() + " removed, "
                + diff.changed().size() + " changed, "
                + diff.renamed().size() + " with parameters renamed only.");
        if (!besides(diff).isEmpty()) {
            terminal.line("Besides: " + String.join("; ", besides(diff)) + ".");
        }
        DiffResult.Java java = diff.java();
        if (java != null) {
            terminal.line("In Java: "
                    + Words.count(java.classes().added().size(), "type", "types") + " and "
                    + Words.count(java.members().added().size(), "member", "members") + " new, "
                    + java.classes().removed().size() + " and "
                    + java.members().removed().size() + " gone; "
                    + Words.count(decisions(diff, true).size(), "decision", "decisions") + " needed.");
        } else if (!diff.problems().isEmpty()) {
            terminal.line("In Java: not compared, because the templates do not fit both versions; "
                    + Words.count(decisions(diff, true).size(), "decision", "decisions") + " needed.");
        }
    }

    /** What is to be decided. */
    void decisions(DiffResult diff) {
        list("Decisions needed", decisions(diff, true), this::decision);
        list("Decisions that can wait", decisions(diff, false), this::decision);
    }

    private List<String> decision(Decision decision) {
        return List.of(terminal.style(decision.symbol(), "bold") + ": " + decision.why()
                + (decision.place() == null ? "" : " (" + decision.place() + ")"));
    }

    private void functions(String title, List<DiffResult.Function> functions, String colour) {
        int width = functions.stream()
                .mapToInt(function -> function.name().length())
                .max()
                .orElse(1);
        list(
                title,
                functions,
                function ->
                        List.of(terminal.style(String.format(Locale.ROOT, "%-" + width + "s", function.name()), colour)
                                + "  " + meaning(function)));
    }

    private List<String> changed(DiffResult.ChangedFunction change) {
        return List.of(
                terminal.style(change.name(), "yellow"),
                "  was   " + change.before().prototype(),
                "  is    " + change.after().prototype(),
                "  Java  "
                        + (change.sameInJava()
                                ? meaning(change.after()) + ", with the parameters it had"
                                : meaning(change.before()) + " -> " + meaning(change.after())));
    }

    private void names(String title, NameChanges changes) {
        list(title + " added", changes.added(), List::of);
        list(title + " removed", changes.removed(), List::of);
        list(title + " changed", changes.changed(), List::of);
    }

    private <T> void list(String title, List<T> things, Function<T, List<String>> lines) {
        if (!things.isEmpty()) {
            terminal.line("");
            terminal.line(terminal.style(title + ":", "bold"));
            things.forEach(thing -> lines.apply(thing).forEach(line -> terminal.line("  " + line)));
        }
    }

    /** Which versions are compared; two of one version, such as a fork, by what they were called. */
    private static String sides(DiffResult diff, String from, String to) {
        return "RocksDB " + side(diff.from(), from, diff) + " -> " + side(diff.to(), to, diff);
    }

    private static String side(String version, String called, DiffResult diff) {
        return diff.from().equals(diff.to()) && !called.equals(version) ? version + " (" + called + ')' : version;
    }

    /** How something else differs, in numbers; empty if it does not. */
    private static List<String> besides(DiffResult diff) {
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

    /** What has to be decided before there is an API, or what may be: the API does without it. */
    private static List<Decision> decisions(DiffResult diff, boolean blocking) {
        return diff.decisions().stream()
                .filter(decision -> decision.blocking() == blocking)
                .toList();
    }

    /** {@code RocksDB.put}, once for all its overloads. */
    private static String names(List<String> members) {
        return members.stream()
                .map(member -> member.replaceFirst("\\(.*", ""))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** What becomes of a function, in a few words. */
    private static String meaning(DiffResult.Function function) {
        return switch (function.state()) {
            case "mapped" -> function.java().isEmpty() ? function.why() : names(function.java());
            case "excluded" -> "left out: " + function.why();
            case "unclassified" -> "needs a decision: " + function.why();
            default -> function.prototype();
        };
    }
}
