package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Refusal;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.rules.FunctionRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes what {@code refuses} says checks of an operation. */
final class RefusalResolver {

    private RefusalResolver() {}

    static List<Refusal> refusals(Draft draft) {
        List<FunctionRule.Refusal> rules = draft.rule().refuses();
        Stream<Refusal> own = rules == null ? Stream.empty() : rules.stream().map(rule -> refusal(rule, draft));
        return Stream.concat(own, opens(draft).stream()).toList();
    }

    /** What opens a database has a path. */
    private static Optional<Refusal> opens(Draft draft) {
        boolean opens = HandleTypes.opaqueName(draft.function().returnType())
                .filter(name -> draft.form() == Operation.Form.STATIC)
                .flatMap(draft.types()::named)
                .filter(type -> type.rule().database())
                .isPresent();
        Optional<String> path = draft.parameters().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Text)
                .map(JavaParameter::name)
                .findFirst()
                .filter(name -> opens);
        if (draft.rule().readsOnly() && path.isEmpty()) {
            throw new MissingFact("\"reads-only\" is said of what opens no database at a path");
        }
        return path.map(name -> new Refusal.Opens(name, draft.rule().readsOnly()));
    }

    private static Refusal refusal(FunctionRule.Refusal rule, Draft draft) {
        if (rule.made() != null && rule.mark() != null && rule.param() == null) {
            if (draft.form() != Operation.Form.METHOD) {
                throw new MissingFact("it refuses a receiver by what that has made, but has none");
            }
            return new Refusal.Made(className(rule.made(), draft), rule.mark(), rule.otherwise());
        }
        if (rule.set() != null && rule.param() != null && !rule.once()) {
            return new Refusal.Set(handle(rule, draft), getter(rule.set(), draft), rule.otherwise());
        }
        if (rule.once() && rule.param() != null && rule.set() == null) {
            return new Refusal.Once(handle(rule, draft), rule.otherwise());
        }
        throw new MissingFact("refuses takes either made and mark, or set or once of a param");
    }

    private static String className(String type, Draft draft) {
        return draft.types()
                .named(type)
                .orElseThrow(() -> new MissingFact("refuses names " + type + ", which is no handle"))
                .className();
    }

    private static String handle(FunctionRule.Refusal rule, Draft draft) {
        if (draft.argumentOrNull(rule.param()) instanceof Argument.HandlePointer handle) {
            return handle.parameter();
        }
        throw new MissingFact("refuses is said of parameter " + rule.param() + ", which is no handle");
    }

    /** A function that takes an object and nothing else. */
    private static String getter(String function, Draft draft) {
        return draft.types()
                .function(draft.companion(function))
                .filter(getter -> getter.parameters().size() == 1)
                .map(CFunction::name)
                .orElseThrow(() -> new MissingFact(function + " is no getter of an object"));
    }
}
