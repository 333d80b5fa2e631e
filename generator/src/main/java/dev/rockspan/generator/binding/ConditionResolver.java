package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Condition;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.rules.FunctionRule;
import java.util.List;
import java.util.Objects;

/** Makes what the templates say has to hold conditions that are looked at before or after the call. */
public final class ConditionResolver {

    private ConditionResolver() {}

    /** What {@code when} or {@code marks-when} says of an operation. */
    public static Condition condition(FunctionRule.Condition rule, Draft draft) {
        Condition first = first(rule, draft);
        return rule.and() == null ? first : new Condition.Both(first, condition(rule.and(), draft));
    }

    private static Condition first(FunctionRule.Condition rule, Draft draft) {
        String mark = rule.mark();
        String getter = rule.set();
        boolean complete = mark != null ? getter == null && rule.but() == null : getter != null && rule.param() != null;
        if (!complete) {
            throw new MissingFact("\"when\" takes either mark, of a param or not, or param and set");
        }
        if (rule.param() == null && mark != null) {
            if (draft.form() != Operation.Form.METHOD) {
                throw new MissingFact("something depends on its receiver being " + mark + ", but it has none");
            }
            return new Condition.Marked(null, mark);
        }
        if (rule.param() != null && draft.argumentOrNull(rule.param()) instanceof Argument.HandlePointer handle) {
            return mark != null
                    ? new Condition.Marked(handle.parameter(), mark)
                    : new Condition.Set(
                            handle.parameter(),
                            getter(Objects.requireNonNull(getter), draft),
                            rule.but() == null ? List.of(0) : rule.but());
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
