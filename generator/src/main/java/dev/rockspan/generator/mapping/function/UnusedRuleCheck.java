package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.function.ResultConvention.Returned;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.stream.Stream;

/** Finds what the templates say of a parameter or a result without effect, because it means nothing for what that became. */
public final class UnusedRuleCheck {

    private UnusedRuleCheck() {}

    /**
     * Checks what is said of a function.
     *
     * @throws RuleMistake if something of it means nothing
     */
    static void check(CallBuilder call, Returned returned) {
        call.rule()
                .parametersByIndex()
                .forEach((index, said) -> check(
                        said,
                        call.kind(index),
                        List.of("parameters", call.address(index)),
                        "parameter " + call.address(index)));
        check(call.returns(), returned.kind(), List.of("returns"), "its result");
        if (call.rule().calling().recordCount() != null && call.rule().calling().callbacks() == null) {
            throw RuleMistake.under("record-count", "\"record-count\" has no effect: it takes no callbacks; delete it");
        }
        if (call.rule().safety().setsState() != null
                && !returned.result().isNothing()
                && !returned.kind().keys().contains("owned-by-parent")) {
            throw RuleMistake.under(
                    "sets-state", "\"sets-state\" has no effect: it returns a value, which has no state; delete it");
        }
    }

    /**
     * Checks what is said of a parameter or a result.
     *
     * @param entry the keys around it
     * @param what it, for the message
     * @throws RuleMistake if something of it means nothing
     */
    public static void check(ValueRule said, ValueKind kind, List<String> entry, String what) {
        for (String key : Shapes.said(said, ValueRule.NONE)) {
            if (!kind.keys().contains(key)) {
                throw RuleMistake.under(
                        Stream.concat(entry.stream(), Stream.of(key)).toList(),
                        "\"" + key + "\" has no effect on " + what + ", which is " + kind.words() + "; delete it");
            }
        }
    }
}
