package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.ValueRule;
import java.util.List;
import java.util.Optional;

/**
 * Whether an object is noted before the call that creates it, so that no error between C's return and the handle loses it:
 * a database, what comes with a list, what C has in two parts, as its class extends another one, and what has consumed
 * another object, unless it is made by a constructor or may be null.
 */
final class Expectation {

    private Expectation() {}

    /**
     * Whether an operation notes what it creates.
     *
     * @throws RuleMistake if that may be null
     * @throws UndecidedException if it is of a class that extends another one, and does not come back by itself
     */
    static boolean of(CallBuilder call, Result result, List<Check> checks) {
        Optional<Result.NewHandle> created = result.created();
        boolean derived = result.handles().anyMatch(handle -> call.types().isDerived(handle.className()));
        boolean expects = created.isPresent()
                && call.rule().calling().onCopy() == null
                && (derived
                        || result instanceof Result.HandleWithList
                        || succeeds(call, created.get())
                        || checks.stream().anyMatch(check -> check.kind().opens()));
        if (expects) {
            check(call, created.get());
        } else if (derived) {
            throw UndecidedException.onlyExclude(
                    "an object of a class that extends another one is no part of a list or record");
        } else if (created.isEmpty()
                && result.handles().anyMatch(handle -> !handle.ties().succeeds().isEmpty())) {
            throw UndecidedException.onlyExclude(
                    "it takes over an object, and what it makes instead is a part of a list or record");
        }
        return expects;
    }

    private static boolean succeeds(CallBuilder call, Result.NewHandle created) {
        return !created.ties().succeeds().isEmpty()
                && !created.nullable()
                && created.whenEmpty() == null
                && call.form() != Form.CONSTRUCTOR;
    }

    private static void check(CallBuilder call, Result.NewHandle created) {
        ValueRule fact = call.returns();
        if (fact.naming().nullable() || fact.contents().mayBeEmpty()) {
            throw RuleMistake.under(
                    List.of("returns", fact.naming().nullable() ? "nullable" : "may-be-empty"),
                    "what it returns cannot be null in Java: it is a database, comes with a list, or has a class that extends"
                            + " another one; delete it");
        }
        if (call.form() == Form.CONSTRUCTOR) {
            throw RuleMistake.under(
                    "form", "a class that extends another one has no constructor; say \"form: static\"");
        }
        if (created.view() != null) {
            throw UndecidedException.onlyExclude("its result is pinned, and may be null");
        }
    }
}
