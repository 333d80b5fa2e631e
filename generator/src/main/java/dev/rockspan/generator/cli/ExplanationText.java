package dev.rockspan.generator.cli;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.pipeline.Explanation;
import dev.rockspan.generator.pipeline.Explanation.Function;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a name stands for, in lines below the name. */
final class ExplanationText {

    private static final String FACTS = "Lines of templates that took part:";
    private static final String REPLACED = "An added folder replaces these lines, which no longer hold:";

    private static final String USED =
            "Java of the templates that uses it, and has to be changed with its name and its types:";

    private static final int NARROW = 30;
    private static final int WIDE = 48;

    private final List<String> lines = new ArrayList<>();

    private ExplanationText() {}

    static List<String> of(Function function, Explanation explanation) {
        ExplanationText text = new ExplanationText();
        CoverageRow row = function.row();
        List<ParameterDecision> decisions = function.parameters();
        List<List<String>> about = new ArrayList<>();
        about.add(List.of("C", row.prototype()));
        about.add(List.of("state", row.state().toString()));
        about.add(List.of("rule", decisions.isEmpty() ? row.rule() : conventionsBelow(row.rule())));
        about.add(List.of("why", row.why()));
        row.java().forEach(member -> about.add(List.of("Java", explanation.withResult(member))));
        text.about(about);
        text.choices(function.choices());
        if (!decisions.isEmpty()) {
            text.decisions(decisions);
        }
        text.facts(FACTS, function.facts());
        text.facts(REPLACED, function.replaced());
        text.facts(USED, function.usedBy());
        return text.lines;
    }

    /**
     * Of a name of the Java API.
     *
     * @param all whether to say everything of the members of a type, too
     */
    static List<String> of(JavaName java, Explanation explanation, boolean all) {
        ExplanationText text = new ExplanationText();
        text.about(List.of(List.of("is", java.what()), List.of("rule", java.rule())));
        if (java.choices().isEmpty() && !java.facts().isEmpty()) {
            text.line("To change it, edit the file, or put a copy that is changed into a folder for --add-templates.");
        }
        if (all || java.members().isEmpty()) {
            text.choices(java.choices());
            text.members(java.members(), explanation);
            text.facts(FACTS, java.facts());
            text.facts(REPLACED, java.replaced());
        } else {
            text.choices(java.choices().stream()
                    .filter(choice ->
                            !choice.entry().isEmpty()) // choices for members are shown when the member is explained
                    .toList());
            text.members(java.members());
        }
        return text.lines;
    }

    /** Each name once. */
    private void members(List<JavaName> members) {
        line("Members:");
        Map<String, Set<String>> byName = new LinkedHashMap<>();
        members.forEach(member -> byName.computeIfAbsent(member.name(), name -> new LinkedHashSet<>())
                .addAll(member.what().isEmpty() ? member.functions() : List.of(member.what())));
        byName.forEach((name, behind) -> line("  " + name + ": " + String.join(", ", behind)));
        line("To see the forms of one, and what decided them, name it, as in: explain \""
                + members.get(0).name() + "\". --all says everything.");
    }

    /** The members behind a name that stands for several functions: of each the function, the template and itself. */
    static List<String> ofMembers(List<List<String>> members) {
        ExplanationText text = new ExplanationText();
        text.line("Stands for several functions. To see what decided one, name it, or a method with the types of its"
                + " parameters; --all says everything:");
        text.table(4, members, WIDE, WIDE);
        return text.lines;
    }

    /** Those over functions, below these, and the others with what they are. */
    private void members(List<JavaName> members, Explanation explanation) {
        members.stream()
                .filter(member -> member.what().isEmpty())
                .collect(Collectors.groupingBy(JavaName::functions, LinkedHashMap::new, Collectors.toList()))
                .forEach((functions, over) -> {
                    line(String.join(", ", functions));
                    over.forEach(member -> table(4, List.of(List.of(explanation.withResult(member.text())))));
                });
        table(
                2,
                members.stream()
                        .filter(member -> !member.what().isEmpty())
                        .map(member -> List.of(explanation.withResult(member.text()), member.what()))
                        .toList(),
                WIDE);
    }

    private void about(List<List<String>> about) {
        table(2, about.stream().filter(line -> !line.get(1).isEmpty()).toList(), NARROW);
    }

    /** The table of conventions, below, says which. */
    private static String conventionsBelow(String rule) {
        return rule.replaceFirst("convention .*", "the conventions below");
    }

    private void decisions(List<ParameterDecision> decisions) {
        Predicate<ParameterDecision> isResult = each -> each.what().equals(ParameterDecision.RESULT);
        String order = Stream.of(
                        tried("for parameters: ", decisions.stream().filter(isResult.negate())),
                        tried("for the result: ", decisions.stream().filter(isResult)))
                .filter(tried -> !tried.isEmpty())
                .collect(Collectors.joining("; "));
        line("Conventions. The first that fits decides. Tried are, " + order + '.');
        table(
                4,
                decisions.stream()
                        .map(each -> List.of(each.what(), each.type(), name(each)))
                        .toList(),
                WIDE,
                WIDE);
    }

    /** The conventions in their order, up to the last one that was tried. */
    private static String tried(String of, Stream<ParameterDecision> decisions) {
        return decisions
                .max(Comparator.comparingInt(each -> each.tried().size()))
                .map(last -> Stream.concat(last.tried().stream(), Stream.of(name(last)))
                        .collect(Collectors.joining(", ", of, "")))
                .orElse("");
    }

    private static String name(ParameterDecision decision) {
        return decision.convention().isEmpty() ? "none" : decision.convention();
    }

    private void facts(String title, List<TemplateLine> facts) {
        if (!facts.isEmpty()) {
            line(title);
        }
        List<List<String>> rows = new ArrayList<>();
        facts.stream()
                .collect(Collectors.groupingBy(
                        fact -> fact.place().replaceFirst(":\\d+$", ""), LinkedHashMap::new, Collectors.toList()))
                .forEach((file, ofFile) -> {
                    rows.add(List.of(file));
                    ofFile.forEach(fact -> rows.add(List.of("  " + fact.place().replaceFirst(".*:", ""), fact.text())));
                });
        table(4, rows, NARROW);
    }

    private void choices(List<Choice> choices) {
        choices.stream()
                .collect(Collectors.groupingBy(Choice::place, LinkedHashMap::new, Collectors.toList()))
                .forEach((place, there) -> {
                    boolean excludes =
                            there.stream().allMatch(choice -> choice.write().startsWith("exclude"));
                    String aim = there.stream().allMatch(Choice::java) ? "For what no key gives, " : "To change it, ";
                    line((excludes ? "To leave it out, " : aim)
                            + (place.matches("[^,]*:\\d+") ? "merge into the entry at " : "write in ")
                            + place
                            + ':');
                    table(4, rows(there), NARROW, WIDE);
                });
        if (!choices.isEmpty()) {
            line("What keys and words mean: docs/reference/templates.md");
        }
    }

    /** What can be written at one place, with the mappings around it in lines of their own. */
    private static List<List<String>> rows(List<Choice> there) {
        List<String> entry = there.stream()
                .map(Choice::entry)
                .filter(keys -> !keys.isEmpty())
                .findFirst()
                .orElse(List.of());
        List<List<String>> rows = new ArrayList<>();
        if (!entry.isEmpty()) {
            rows.add(List.of(Choice.within(entry, "...")));
        }
        String indent = entry.isEmpty() ? "" : "  ";
        there.stream()
                .collect(Collectors.groupingBy(Choice::of, LinkedHashMap::new, Collectors.toList()))
                .forEach((of, choices) -> {
                    if (!of.isEmpty()) {
                        rows.add(List.of(indent + Choice.within(Choice.keys(of), "...")));
                    }
                    choices.forEach(choice -> rows.add(List.of(
                            indent + (of.isEmpty() ? "" : "  ") + choice.what(), choice.now(), choice.write())));
                });
        return rows;
    }

    private void line(String text) {
        table(2, List.of(List.of(text)));
    }

    private void table(int indent, List<List<String>> rows, int... most) {
        lines.addAll(Columns.table(" ".repeat(indent), rows, most));
    }
}
