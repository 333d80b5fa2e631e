package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RecordClass;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.RecordRule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** The Java records in which several results of a function come back. */
public final class RecordClasses {

    private final SortedMap<String, RecordClass> records = new TreeMap<>();

    /**
     * Adds the record of an operation, if it returns one.
     *
     * @throws RuleMistake if the templates describe what it does not have, or if another function's differs
     */
    public void add(FunctionRule function, Operation operation) {
        if (!(operation.result() instanceof Result.Several several) || several.recordName() == null) {
            return;
        }
        RecordRule rule = Objects.requireNonNull(function.reading().record());
        Map<String, String> parts = rule.components();
        List<String> names = names(several.components());
        for (String part : parts.keySet()) {
            if (!names.contains(part)) {
                throw RuleMistake.under(
                        List.of("record", "components", part),
                        "its record " + rule.className() + " has no component " + part
                                + Suggestions.didYouMeanOr(
                                        part,
                                        names,
                                        "; it has " + String.join(", ", names) + ", so say \"components\" of those"));
            }
        }
        RecordClass other = records.get(rule.className());
        if (other != null && !names.equals(names(other.components()))) {
            throw RuleMistake.under(
                    List.of("record", "class"),
                    "its record " + rule.className() + " is another function's, too, and differs");
        }
        if (other == null || other.parts().isEmpty()) {
            records.put(
                    rule.className(), new RecordClass(rule.className(), rule.summary(), several.components(), parts));
        }
    }

    private static List<String> names(List<Result.Component> components) {
        return components.stream().map(Result.Component::name).toList();
    }

    /** All of them, sorted by name. */
    public List<RecordClass> all() {
        return List.copyOf(records.values());
    }
}
