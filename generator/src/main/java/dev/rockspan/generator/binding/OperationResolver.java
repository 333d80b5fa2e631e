package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.conventions.ParameterConvention;
import dev.rockspan.generator.binding.conventions.ParameterConventions;
import dev.rockspan.generator.binding.conventions.ResultConvention;
import dev.rockspan.generator.binding.conventions.ResultConventions;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.rules.Dependents;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Maps one function: lets the conventions take its parameters one after the other, then its result. */
final class OperationResolver {

    private final Rules rules;
    private final HandleTypes types;
    private final Map<String, String> prototypes;

    OperationResolver(Rules rules, HandleTypes types, Map<String, String> prototypes) {
        this.rules = rules;
        this.types = types;
        this.prototypes = prototypes;
    }

    /**
     * The operations over a function: one, or two if it has a status form too; bytes in their first form.
     *
     * @throws MissingFact if a parameter, the result or the name has no convention
     * @throws RuleMistake if what the templates say of it cannot be meant
     */
    List<Operation> resolve(CFunction function) {
        CFunction stated =
                Copies.stated(function, rules.function(function.name()).onCopy(), types);
        Draft draft = new Draft(stated, rules, types, FunctionShape.of(stated, rules, types));
        while (!draft.done()) {
            takeNext(draft);
        }
        Result result = resultOf(draft);
        List<String> unused = draft.unusedFacts();
        if (!unused.isEmpty()) {
            throw new RuleMistake(
                    "the templates say something of " + String.join(", ", unused) + " that no convention asks for");
        }
        UnusedRuleCheck.check(draft, result);
        List<Operation> operations = new ArrayList<>();
        operations.add(operation(draft, draft.name(), result, false));
        if (draft.rule().tryName() != null) {
            operations.add(operation(draft, draft.rule().tryName(), result, true));
        }
        if (draft.rule().bufferForm() != null) {
            operations.add(filling(operations.get(0), draft.rule().bufferForm()));
            if (draft.rule().bufferForm().arenaName() != null) {
                operations.add(
                        inArena(operations.get(0), draft.rule().bufferForm().arenaName()));
            }
        }
        return operations;
    }

    /** What reads as a pinned read does, into a buffer if that is large enough. */
    private Operation filling(Operation pinned, FunctionRule.BufferForm rule) {
        String parent = parentOfMany(pinned);
        if (parent != null) {
            JavaParameter buffer = new JavaParameter(
                    "buffer",
                    new JavaType.MultiGetBuffer(),
                    false,
                    JavaParameter.NEVER,
                    "gets the values, or has them pinned");
            return pinned.filling(
                    rule.name(),
                    rule.summary(),
                    with(pinned.parameters(), buffer),
                    new Result.ManyFilledOrPinned(parent, buffer.name()));
        }
        if (!(pinned.result() instanceof Result.NewHandle handle)
                || handle.view() == null
                || !handle.nullable()
                || !(pinned.arguments().get(pinned.arguments().size() - 1) instanceof Argument.ErrorSlot)) {
            throw new RuleMistake(
                    "only what pins a value or finds none, and has its error slot last, can fill a buffer");
        }
        JavaParameter buffer = new JavaParameter(
                "buffer", new JavaType.ValueBuffer(), false, JavaParameter.NEVER, "gets the value, or has it pinned");
        return pinned.filling(
                rule.name(),
                rule.summary(),
                with(pinned.parameters(), buffer),
                new Result.FilledOrPinned(handle, buffer.name()));
    }

    /** What reads as a pinned read does, into a segment that the caller's arena ends. */
    private static Operation inArena(Operation pinned, String name) {
        if (!(pinned.result() instanceof Result.NewHandle handle) || handle.view() == null || handle.parent() == null) {
            throw new RuleMistake("only what pins a value can have an \"arena-name\"");
        }
        JavaParameter arena = new JavaParameter(
                "arena", new JavaType.Scope(), false, JavaParameter.NEVER, "releases the value when it is closed");
        List<JavaParameter> parameters = new ArrayList<>(List.of(arena));
        parameters.addAll(pinned.parameters());
        return pinned.filling(
                name, String.valueOf(pinned.summary()), parameters, new Result.InArena(handle, arena.name()));
    }

    /** What many values are tied to that are pinned, or that C allocates; null if it reads no such. */
    private static @Nullable String parentOfMany(Operation reading) {
        if (reading.result() instanceof Result.BytesList) {
            return "this";
        }
        return reading.result() instanceof Result.HandleList list && list.withErrors()
                ? list.handle().parent()
                : null;
    }

    private static List<JavaParameter> with(List<JavaParameter> parameters, JavaParameter buffer) {
        List<JavaParameter> all = new ArrayList<>(parameters);
        all.add(buffer);
        return all;
    }

    private void takeNext(Draft draft) {
        for (ParameterConvention convention : ParameterConventions.IN_ORDER) {
            if (convention.take(draft)) {
                return;
            }
        }
        throw new MissingFact("no convention fits parameter " + draft.address(draft.index()) + ", a "
                + CTypePrinter.print(draft.type(0).orElseThrow()));
    }

    private static Result resultOf(Draft draft) {
        for (ResultConvention convention : ResultConventions.IN_ORDER) {
            Optional<Result> result = convention.result(draft);
            if (result.isPresent()) {
                return result.get();
            }
        }
        throw new MissingFact("no convention fits its result, a "
                + CTypePrinter.print(draft.function().returnType()));
    }

    private Operation operation(Draft draft, String name, Result result, boolean statusForm) {
        if (statusForm
                && !(draft.checksError() && result instanceof Result.OwnedBytes)
                && !(result instanceof Result.BytesList)) {
            throw new RuleMistake("a status form needs an error slot and bytes that C allocated");
        }
        Preconditions preconditions = Preconditions.of(draft);
        checkStates(draft, preconditions.fresh());
        FunctionRule.CopyRule copy = draft.rule().onCopy();
        return new Operation(
                copy == null ? draft.function().name() : copy.call(),
                prototypes.getOrDefault(
                        draft.function().name(), draft.function().name()),
                draft.form(),
                name,
                draft.parameters(),
                Copies.arguments(draft.arguments(), copy),
                result,
                Readings.of(draft, result),
                draft.checksError(),
                statusForm,
                draft.borrows(),
                preconditions.guard(),
                preconditions.fresh(),
                draft.rule().takes(),
                draft.rule().renews(),
                dependents(draft.rule().closes()),
                moves(draft, result) ? dependents(draft.owner().rule().invalidates()) : null,
                drops(draft),
                WritesResolver.written(draft),
                marks(draft, result),
                becomes(draft, result),
                waits(draft),
                change(draft, result),
                preconditions.requirement(),
                preconditions.refusals(),
                PendingResolver.pending(draft, result),
                draft.rule().summary(),
                option(draft),
                "convention " + String.join(", ", draft.conventions()));
    }

    private static Operation.Change change(Draft draft, Result result) {
        boolean changes = draft.form() == Operation.Form.METHOD
                && (result instanceof Result.Fluent
                        || result instanceof Result.Nothing
                                && draft.function().parameters().get(0).type() instanceof CType.Pointer receiver
                                && !receiver.constTarget());
        if (draft.rule().onlyUnused() && !changes) {
            throw new RuleMistake("it is \"only-unused\", but it changes no receiver");
        }
        // What is kept for C in an object is read there by what was made with the object, too.
        boolean lent = draft.rule().onlyUnused()
                || draft.arguments().stream().anyMatch(Argument.RetainedPointer.class::isInstance);
        return !changes ? Operation.Change.NONE : lent ? Operation.Change.LENT : Operation.Change.OWN;
    }

    private Operation.@Nullable Option option(Draft draft) {
        if (draft.form() != Operation.Form.METHOD) {
            return null;
        }
        return rules.option(draft.owner().cName(), draft.rest())
                .map(option -> new Operation.Option(
                        option.what(),
                        hasGetter(draft) ? option.defaultText() : null,
                        mutable(option, OptionRule.named(draft.rest())),
                        option.advice(),
                        option.deprecated()))
                .orElse(null);
    }

    private static Operation.Option.@Nullable Mutable mutable(OptionRule option, String name) {
        return option.mutable() == null
                ? null
                : new Operation.Option.Mutable(
                        option.mutable(), option.stringName() == null ? name : option.stringName());
    }

    /** Whether the header at hand has the getter: others may have another default. */
    private boolean hasGetter(Draft draft) {
        String function = draft.function().name();
        String prefix = function.substring(0, function.length() - draft.rest().length());
        return types.function(prefix + OptionRule.getter(OptionRule.named(draft.rest())))
                .isPresent();
    }

    private static boolean waits(Draft draft) {
        if (draft.rule().waits() && draft.form() != Operation.Form.METHOD) {
            throw new RuleMistake("it waits for other calls with its receiver, but has none");
        }
        return draft.rule().waits();
    }

    private static @Nullable String drops(Draft draft) {
        Integer drops = draft.rule().drops();
        if (drops == null) {
            return null;
        }
        if (draft.form() == Operation.Form.METHOD
                && draft.argumentOrNull(drops) instanceof Argument.HandlePointer family) {
            return family.parameter();
        }
        throw new RuleMistake("drops is said of parameter " + drops + ", which is no handle");
    }

    private static void checkStates(Draft draft, @Nullable String fresh) {
        FunctionRule rule = draft.rule();
        if (rule.takes() && fresh == null) {
            throw new RuleMistake(
                    "it takes something, but no precondition \"current\" says what the error is if that is gone");
        }
        if ((rule.renews() || rule.closes() != null) && draft.form() != Operation.Form.METHOD) {
            throw new RuleMistake("renews and closes mean something for methods only");
        }
    }

    /** Whether it writes to the receiver, which keeps what was written before: it returns nothing. */
    private static boolean moves(Draft draft, Result result) {
        return draft.form() == Operation.Form.METHOD
                && result instanceof Result.Nothing
                && draft.rule().closes() == null;
    }

    private Operation.@Nullable Dependents dependents(@Nullable Dependents rule) {
        if (rule == null) {
            return null;
        }
        String within = rule.within();
        return new Operation.Dependents(className(rule.type()), within == null ? null : className(within));
    }

    private String className(String type) {
        return types.named(type)
                .orElseThrow(() -> new RuleMistake("what points into it is " + type + ", which is no handle"))
                .className();
    }

    private static @Nullable String marks(Draft draft, Result result) {
        return result.isNothing() ? draft.rule().setsState() : null;
    }

    private static Map<String, String> becomes(Draft draft, Result result) {
        Map<String, String> becomes = draft.rule().changesState();
        if (becomes == null) {
            return Map.of();
        }
        if (draft.form() != Operation.Form.METHOD
                || !result.isNothing()
                || draft.rule().setsState() != null) {
            throw new RuleMistake(
                    "\"changes-state\" is said of no method that returns nothing, or beside \"sets-state\"");
        }
        return new TreeMap<>(becomes);
    }
}
