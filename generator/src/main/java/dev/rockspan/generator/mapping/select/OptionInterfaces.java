package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.SplitRule;
import java.util.Optional;
import java.util.stream.Stream;

/** The key {@code interface} of functions: which shared interface has an option of a fork. */
public final class OptionInterfaces {

    private OptionInterfaces() {}

    /** What is said of a function; of a getter, what is said of its setter. */
    public static Optional<String> stated(String function, Selection selection) {
        String rest = selection.shape(function).rest();
        String setter = OptionRule.setter(OptionRule.named(rest));
        return Stream.of(function, FunctionShape.sibling(function, rest, setter))
                .map(name -> selection.rules().function(name).naming().interfaceName())
                .flatMap(Stream::ofNullable)
                .findFirst();
    }

    /**
     * Looks whether what is said of a function can be meant.
     *
     * @throws RuleMistake if there is no such interface, or if its type says in which one it is
     */
    public static void check(FunctionShape shape, String function, Selection selection) {
        String stated = selection.rules().function(function).naming().interfaceName();
        if (stated == null) {
            return;
        }
        SplitRule split = selection
                .rules()
                .split(shape.owner().cName())
                .filter(rule -> shape.form() == Form.METHOD && !rule.has(shape.rest()))
                .orElseThrow(() -> RuleMistake.under(
                        "interface",
                        "\"interface\" has no effect: it is no option, or \"splits\" say where it is; delete it"));
        String whole = shape.owner().className();
        if (!stated.equals(whole) && !split.interfaces().containsKey(stated)) {
            throw RuleMistake.under(
                    "interface",
                    "there is no interface " + stated + " of " + whole + "; say "
                            + String.join(", ", split.interfaces().keySet()) + " or " + whole);
        }
    }
}
