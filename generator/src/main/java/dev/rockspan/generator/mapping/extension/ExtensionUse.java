package dev.rockspan.generator.mapping.extension;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.model.Reading;
import dev.rockspan.generator.rules.BufferForm;
import dev.rockspan.generator.rules.ExtensionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds who calls each function of the extension; one that nobody calls is a mistake. */
public final class ExtensionUse {

    private final Extension extension;
    private final Rules rules;
    private final List<Problem> problems;
    private final Map<String, String> paths;
    private final @Nullable String release;
    /** What takes the place of a pinned read, of any version. */
    private final Set<String> filling;

    private final SortedMap<String, Set<String>> operations = new TreeMap<>();

    /**
     * Adds to the problems what does not fit the extension, and what of it is never called.
     *
     * @param rules all that the templates say, also of what the header lacks
     */
    public ExtensionUse(
            Extension extension, Rules rules, Map<CFunction, List<Operation>> resolved, List<Problem> problems) {
        this.extension = extension;
        this.rules = rules;
        this.problems = problems;
        this.paths = PathMapper.users(rules.paths());
        Located<ExtensionRule> rule = rules.extension();
        this.release = rule == null ? null : rule.rule().release();
        this.filling = rules.functions().values().stream()
                .map(located -> located.rule().reading().bufferForm())
                .filter(Objects::nonNull)
                .map(BufferForm::function)
                .collect(Collectors.toSet());
        resolved.forEach((function, mapped) -> mapped.forEach(operation -> note(function, operation)));
        extension.functions().stream()
                .map(RawFunction::name)
                .filter(name -> user(name).isEmpty())
                .forEach(name -> problems.add(Problem.of(
                        "the extension has a function " + name + " that nothing calls; use it in {0}, or delete it",
                        Setting.NEW_RULES.use())));
    }

    private void note(CFunction function, Operation operation) {
        Reading reading = operation.outcome().reading();
        if (reading == null) {
            return;
        }
        boolean isNew = operations
                .computeIfAbsent(reading.by(), name -> new TreeSet<>())
                .add(function.name());
        if (!isNew || !function.name().equals(reading.function())) {
            return;
        }
        List<RawFunction> all = extension.functions();
        List<Carrier> taken = CTypes.carriers(function.parameters());
        String expected = reading.release() == null
                ? shape(Carrier.INT, filling(taken))
                : shape(Carrier.LONG, looking(taken, operation));
        String place =
                rules.placed(function.name()).map(Located::place).orElseThrow().toString();
        RawFunction by = all.stream()
                .filter(candidate -> candidate.name().equals(reading.by()))
                .findFirst()
                .orElse(null);
        if (by == null) {
            List<String> known = all.stream().map(RawFunction::name).toList();
            problems.add(new Problem(
                    place,
                    "the extension has no function " + reading.by() + Suggestions.didYouMean(reading.by(), known)));
        } else if (!shape(by.result(), by.parameters()).equals(expected)) {
            problems.add(new Problem(
                    place,
                    reading.by() + " is " + shape(by.result(), by.parameters()) + ", but to fill a buffer as "
                            + function.name() + " reads, it has to be " + expected));
        }
    }

    /** A buffer, its size and the outcome in the place of the error slot. */
    private static List<Carrier> filling(List<Carrier> pinning) {
        List<Carrier> parameters = new ArrayList<>(pinning.subList(0, pinning.size() - 1));
        parameters.addAll(List.of(Carrier.POINTER, Carrier.LONG, Carrier.POINTER));
        return parameters;
    }

    /** A buffer, its size and the outcome in the place of what is filled. */
    private static List<Carrier> looking(List<Carrier> many, Operation operation) {
        List<Carrier> parameters = IntStream.range(0, many.size())
                .filter(index -> Reading.takes(operation.arguments().get(index)))
                .mapToObj(many::get)
                .collect(Collectors.toCollection(ArrayList::new));
        parameters.addAll(List.of(
                Carrier.POINTER, Carrier.LONG, Carrier.POINTER, Carrier.POINTER, Carrier.POINTER, Carrier.POINTER));
        return parameters;
    }

    /** Who calls a function; empty if nobody does. */
    private String user(String function) {
        if (function.equals(extension.bind())) {
            return "called by the runtime, once";
        }
        if (function.equals(extension.stack())) {
            return "called by the runtime, once there are callbacks";
        }
        if (function.equals(extension.take())) {
            return "called to copy and release a pinned value";
        }
        if (function.equals(release)) {
            return "called to release many values that are pinned";
        }
        if (paths.containsKey(function)) {
            return "called by the path " + paths.get(function) + ", if the extension is in use";
        }
        Set<String> pinning = operations.getOrDefault(function, Set.of());
        return pinning.isEmpty()
                ? (filling.contains(function)
                        ? "not called: this version lacks what it would be called instead of"
                        : "")
                : "called instead of " + String.join(", ", pinning) + ", if the extension is in use";
    }

    /** What becomes of the functions of the extension. */
    public List<CoverageRow> coverage() {
        return extension.functions().stream()
                .map(function -> new CoverageRow(
                        function.name(),
                        State.MAPPED,
                        "extension",
                        "extension",
                        user(function.name()),
                        function.prototype(),
                        List.of(),
                        Set.of()))
                .toList();
    }

    /** A function as Java has it, without its name. */
    private static String shape(Carrier result, List<Carrier> parameters) {
        return result.keyword() + parameters.stream().map(Carrier::keyword).collect(Collectors.joining(", ", "(", ")"));
    }
}
