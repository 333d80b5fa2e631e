package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Condition;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.rules.FunctionRule;
import java.util.List;

/** Makes what the templates say has to hold conditions that are looked at before or after the call. */
public final class ConditionResolver {

    private ConditionResolver() {}

    /** What {@code when} or {@code marks-when} says of an operation. */
    public static Condition condition(FunctionRule.Condition rule, Draft draft) {
        Condition first = first(rule, draft);
        return rule.and() == null ? first : new Condition.Both(first, condition(rule.and(), draft));
    }

    private static Condition first(FunctionRule.Condition rule, Draft draft) {
        if (rule.mark() != null && rule.param() == null && rule.set() == null && rule.but() == null) {
            if (draft.form() != Operation.Form.METHOD) {
                throw new MissingFact("something depends on its receiver being " + rule.mark() + ", but it has none");
            }
            return new Condition.Marked(rule.mark());
        }
        if (rule.mark() != null || rule.param() == null || rule.set() == null) {
            throw new MissingFact("\"when\" takes either mark, or param and set");
        }
        if (draft.argumentOrNull(rule.param()) instanceof Argument.HandlePointer handle) {
            List<Integer> but = rule.but() == null ? List.of(0) : rule.but();
            return new Condition.Set(handle.parameter(), getter(rule.set(), draft), but);
        }
        throw new MissingFact("something depends on parameter " + rule.param() + ", which is no handle");
    }

    /** A function that takes an object and nothing else. */
    static String getter(String function, Draft draft) {
        return draft.types()
                .function(draft.companion(function))
                .filter(getter -> getter.parameters().size() == 1)
                .map(CFunction::name)
                .orElseThrow(() -> new MissingFact(function + " is no getter of an object"));
    }
}
