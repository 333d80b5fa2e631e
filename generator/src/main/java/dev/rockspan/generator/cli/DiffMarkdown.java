package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.Decision;
import dev.rockspan.generator.pipeline.DiffResult;
import dev.rockspan.generator.pipeline.DiffResult.ChangedFunction;
import dev.rockspan.generator.pipeline.DiffResult.NameChanges;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes a diff for release notes: what a user of the Java API sees first, C last. */
final class DiffMarkdown {

    private final StringBuilder text = new StringBuilder();

    private DiffMarkdown() {}

    static String of(DiffResult diff, String from, String to) {
        DiffMarkdown markdown = new DiffMarkdown();
        markdown.text.append("## ").append(DiffWords.sides(diff, "→", from, to)).append("\n\n");
        markdown.write(diff);
        return markdown.text.toString();
    }

    private void write(DiffResult diff) {
        text.append(DiffWords.functions(diff)).append('.');
        DiffWords.others(diff).forEach(other -> text.append(' ').append(other).append('.'));
        DiffResult.Java java = diff.java();
        if (java != null) {
            text.append("\nIn Java: ").append(DiffWords.java(diff, java)).append('.');
        }
        text.append('\n');
        if (java != null) {
            write(java);
        }
        list("Changed in C", diff.changed(), DiffMarkdown::changed);
        list("Decisions needed", DiffWords.blocking(diff.decisions()), DiffMarkdown::decision);
        list("Constants that no Java enum has", DiffWords.others(diff.decisions()), DiffMarkdown::decision);
        list("Cannot be told in Java", diff.problems(), problem -> problem);
        list("C functions removed", diff.removed(), DiffMarkdown::function);
        list("C functions added", diff.added(), DiffMarkdown::function);
        list("C parameters renamed only", diff.renamed(), change -> code(change.name()));
        names("C types", diff.types());
        names("C structs", diff.structs());
        names("C callback types", diff.callbacks());
        names("C constants", diff.constants());
    }

    private void write(DiffResult.Java java) {
        List<String> broken = java.members().removed();
        list("Broken in Java", broken, DiffMarkdown::code);
        names("Java types", java.classes());
        list(
                "New in Java",
                List.copyOf(DiffWords.byType(java.members().added()).entrySet()),
                type -> code(type.getKey()) + ": "
                        + type.getValue().stream()
                                .map(DiffMarkdown::name)
                                .distinct()
                                .map(DiffMarkdown::code)
                                .collect(Collectors.joining(", ")));
        names("Java constants", java.constants());
    }

    private static String name(String member) {
        return member.contains("(") && !member.startsWith("new ") ? member.substring(0, member.indexOf('(')) : member;
    }

    private static String function(DiffResult.Function function) {
        boolean members = !function.java().isEmpty();
        String meaning = DiffWords.meaning(function);
        return code(function.name()) + (meaning.isEmpty() ? "" : ": " + (members ? code(meaning) : plain(meaning)));
    }

    private static String changed(ChangedFunction change) {
        return code(change.before().prototype()) + " is now "
                + code(change.after().prototype());
    }

    private static String decision(Decision decision) {
        return code(decision.symbol()) + ": " + plain(decision.why());
    }

    private void names(String title, NameChanges changes) {
        list(title + " added", changes.added(), DiffMarkdown::code);
        list(title + " removed", changes.removed(), DiffMarkdown::code);
        list(title + " changed", changes.changed(), DiffMarkdown::code);
    }

    private <T> void list(String title, List<T> things, Function<T, String> line) {
        if (!things.isEmpty()) {
            text.append("\n### ").append(title).append("\n\n");
            things.forEach(thing -> text.append("- ").append(line.apply(thing)).append('\n'));
        }
    }

    private static String code(String text) {
        return '`' + text + '`';
    }

    /** Text in which no star or underscore of C means anything. */
    private static String plain(String text) {
        return text.replaceAll("[*_<>\\[\\]`]", "\\\\$0");
    }
}
