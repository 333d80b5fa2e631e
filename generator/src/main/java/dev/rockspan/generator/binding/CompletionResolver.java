package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.HandleClass.Completion;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.rules.TypeRule;
import java.util.List;
import java.util.Optional;

/** Says what the objects of a class are never without, and what those that come from a text must not have. */
final class CompletionResolver {

    private static final String SET = "set_";
    private static final String GET = "get_";

    private CompletionResolver() {}

    /**
     * @param callbacks what the function takes that makes an object of callbacks
     * @param extended whether the extension is there
     * @param operations those of the class
     */
    static Completion completion(
            TypeRule.CompletionRule rule,
            List<Argument> callbacks,
            String maker,
            String destroy,
            boolean extended,
            List<Operation> operations) {
        if (callbacks.stream().noneMatch(Argument.CallbackState.class::isInstance)) {
            throw new MissingFact(rule.create() + " makes no object of callbacks");
        }
        List<Operation> setters = operations.stream()
                .filter(operation -> operation.arguments().size() == 2)
                .toList();
        return new Completion(
                rule.create(),
                callbacks,
                rule.give(),
                rule.ask(),
                rule.texts(),
                maker,
                destroy,
                extended ? rule.by() : null,
                setters.stream().flatMap(setter -> off(setter).stream()).toList(),
                setters.stream()
                        .flatMap(setter -> number(setter, operations).stream())
                        .toList(),
                rule.orders());
    }

    private static Optional<Completion.Switch> off(Operation setter) {
        return setter.arguments().get(1) instanceof Argument.Never never
                ? Optional.of(new Completion.Switch(
                        setter.function(), never.conversion().carrier()))
                : Optional.empty();
    }

    /** What a setter sets within bounds, if there is a getter of it. */
    private static Optional<Completion.Number> number(Operation setter, List<Operation> operations) {
        if (!(setter.arguments().get(1) instanceof Argument.Bounded bounds)
                || bounds.atMost() != null
                || bounds.inMemory()) {
            return Optional.empty();
        }
        String option = setter.function().replace(SET, "");
        return operations.stream()
                .filter(operation -> !operation.function().equals(setter.function())
                        && operation.function().replace(GET, "").equals(option)
                        && operation.result() instanceof Result.Value value
                        && value.conversion().carrier() == bounds.carrier())
                .findFirst()
                .map(operation -> new Completion.Number(operation.function(), setter.function(), bounds));
    }
}
