package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.Decision;
import dev.rockspan.generator.pipeline.DiffResult;
import dev.rockspan.generator.pipeline.DiffResult.NameChanges;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Prints a diff for people. */
final class DiffText {

    private final Terminal terminal;

    DiffText(Terminal terminal) {
        this.terminal = terminal;
    }

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
            names("Java constants", java.constants());
        }
        decisions(diff.decisions());
        list("Cannot be told in Java", diff.problems(), List::of);
    }

    /** The numbers. */
    void summary(DiffResult diff, String from, String to) {
        terminal.line(DiffWords.sides(diff, "->", from, to) + ": " + DiffWords.functions(diff) + ".");
        if (!DiffWords.others(diff).isEmpty()) {
            terminal.line("Besides: " + String.join("; ", DiffWords.others(diff)) + ".");
        }
        DiffResult.Java java = diff.java();
        if (java != null) {
            terminal.line("In Java: " + DiffWords.java(diff, java) + ".");
        }
    }

    /** What is to be decided. */
    void decisions(List<Decision> decisions) {
        list("Decisions needed", DiffWords.blocking(decisions), this::decision);
        list("Constants that no Java enum has", DiffWords.others(decisions), this::decision);
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
                                + "  " + DiffWords.meaning(function)));
    }

    private List<String> changed(DiffResult.ChangedFunction change) {
        return List.of(
                terminal.style(change.name(), "yellow"),
                "  was   " + change.before().prototype(),
                "  is    " + change.after().prototype(),
                "  Java  "
                        + (change.sameInJava()
                                ? DiffWords.meaning(change.after()) + ", with the parameters it had"
                                : DiffWords.meaning(change.before()) + " -> " + DiffWords.meaning(change.after())));
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
}
