package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Option;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.Taken;
import dev.rockspan.generator.rules.BufferForm;
import dev.rockspan.generator.rules.CopyRule;
import dev.rockspan.generator.rules.Dependents;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Maps one function: lets the conventions take its parameters one after the other, then its result. */
public final class FunctionMapper {

    private final Rules rules;
    private final TypeIndex types;
    private final Map<String, String> prototypes;
    private final List<ParameterConvention> ofParameters;
    private final List<ResultConvention> ofResults;
    private final Map<String, List<Taken>> taken = new HashMap<>();

    /**
     * A mapper of the functions of one header.
     *
     * @param prototypes how each function is declared in C, by name
     * @param ofParameters the conventions for parameters, in the order in which they are tried
     * @param ofResults those for results
     */
    public FunctionMapper(
            Rules rules,
            TypeIndex types,
            Map<String, String> prototypes,
            List<ParameterConvention> ofParameters,
            List<ResultConvention> ofResults) {
        this.rules = rules;
        this.types = types;
        this.prototypes = prototypes;
        this.ofParameters = ofParameters;
        this.ofResults = ofResults;
    }

    /**
     * The operations over a function: one, or two if it has a tryGet form too; bytes in their first form.
     *
     * @throws UndecidedException if a parameter, the result or the name has no convention
     * @throws RuleMistake if what the templates say of it cannot be meant
     */
    public List<Operation> map(CFunction function) {
        CFunction stated = Copies.stated(
                function, rules.function(function.name()).calling().onCopy(), types);
        CallBuilder call = new CallBuilder(stated, rules, types, FunctionShape.of(stated, rules, types));
        if (stated.returnType() instanceof CType.Pointer pointer
                && pointer.target() instanceof CType.Scalar
                && !CTypes.isChars(stated.returnType())) {
            throw UndecidedException.onlyExclude("no convention reads an array of numbers that C returns");
        }
        while (!call.done()) {
            takeNext(call);
        }
        Result result = named(call);
        UnusedRuleCheck.check(call, result);
        List<Operation> operations = new ArrayList<>();
        operations.add(operation(call, call.name(), result, false));
        call.parameters().checkForms(operations.get(0));
        if (call.rule().naming().tryName() != null) {
            operations.add(operation(call, call.rule().naming().tryName(), result, true));
        }
        if (call.rule().reading().bufferForm() != null) {
            operations.add(filling(operations.get(0), call.rule().reading().bufferForm()));
            if (call.rule().reading().bufferForm().arenaName() != null) {
                operations.add(inArena(
                        operations.get(0), call.rule().reading().bufferForm().arenaName()));
            }
        }
        return operations;
    }

    /** The result, if the name will do, too; one that templates state is refused later, with its line. */
    private Result named(CallBuilder call) {
        String signature = Signatures.erased(call.name(), call.parameters().ordered());
        String clash = call.rule().naming().name() == null
                        && !call.owner().isValue()
                        && call.form() != Form.CONSTRUCTOR
                        && Signatures.isTaken(signature)
                ? "it would be " + signature + ", which every object has already; say \"name: <name>\""
                : null;
        try {
            Result result = resultOf(call);
            if (clash == null) {
                return result;
            }
        } catch (UndecidedException e) {
            throw clash == null ? e : e.and(clash);
        }
        throw new UndecidedException(clash);
    }

    /** What reads as a pinned read does, into a buffer if that is large enough. */
    private Operation filling(Operation pinned, BufferForm rule) {
        String parent = parentOfMany(pinned);
        if (parent != null) {
            JavaParameter buffer = new JavaParameter(
                    "buffer",
                    JavaType.Fixed.MULTI_GET_BUFFER,
                    false,
                    JavaParameter.NEVER,
                    "receives copies, or refers to those values in RocksDB's memory that do not fit");
            return pinned.filling(
                    rule.name(),
                    rule.summary(),
                    with(pinned.parameters(), buffer),
                    new Result.ManyFilledOrPinned(parent, buffer.name()));
        }
        if (!(pinned.result() instanceof Result.NewHandle handle)
                || handle.view() == null
                || !handle.nullable()
                || pinned.arguments().get(pinned.arguments().size() - 1) != Argument.Plain.ERROR_SLOT) {
            throw RuleMistake.under(
                    List.of("buffer-form"),
                    "only what pins a value or finds none, and has its error slot last, can fill a buffer");
        }
        JavaParameter buffer = new JavaParameter(
                "buffer",
                JavaType.Fixed.VALUE_BUFFER,
                false,
                JavaParameter.NEVER,
                "receives a copy, or, if it is too small, refers to the value in RocksDB's memory");
        return pinned.filling(
                rule.name(),
                rule.summary(),
                with(pinned.parameters(), buffer),
                new Result.FilledOrPinned(handle, buffer.name()));
    }

    /** What reads as a pinned read does, into a segment that the caller's arena ends. */
    private static Operation inArena(Operation pinned, String name) {
        if (!(pinned.result() instanceof Result.NewHandle handle) || handle.view() == null || handle.parent() == null) {
            throw RuleMistake.under(
                    List.of("buffer-form", "arena-name"), "only what pins a value can have an \"arena-name\"");
        }
        JavaParameter arena = new JavaParameter(
                "arena", JavaType.Fixed.ARENA, false, JavaParameter.NEVER, "releases the value when it is closed");
        List<JavaParameter> parameters = new ArrayList<>(List.of(arena));
        parameters.addAll(pinned.parameters());
        return pinned.filling(
                name,
                String.valueOf(pinned.description().summary()),
                parameters,
                new Result.InArena(handle, arena.name()));
    }

    /** What many values are tied to that are pinned, or that C allocates; null if it reads no such. */
    private static @Nullable String parentOfMany(Operation reading) {
        if (reading.result() == Result.Plain.BYTES_LIST) {
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

    private void takeNext(CallBuilder call) {
        int first = call.index();
        List<String> tried = new ArrayList<>();
        for (ParameterConvention convention : ofParameters) {
            if (convention.take(call)) {
                for (int index = first; index < call.index(); index++) {
                    note(call, index, tried, convention.label());
                }
                call.note(convention.label());
                return;
            }
            tried.add(convention.label());
        }
        note(call, first, tried, "");
        throw NoConvention.forNext(call);
    }

    private Result resultOf(CallBuilder call) {
        CType returned = call.function().returnType();
        String type = CTypePrinter.print(returned);
        List<String> tried = new ArrayList<>();
        for (ResultConvention convention : ofResults) {
            Optional<Result> result = convention.result(call);
            if (result.isPresent()) {
                call.note(convention.label());
                taken(call).add(new Taken(Taken.RESULT, type, tried, convention.label()));
                return result.get();
            }
            tried.add(convention.label());
        }
        taken(call).add(new Taken(Taken.RESULT, type, tried, ""));
        throw NoConvention.forResult(returned);
    }

    private void note(CallBuilder call, int index, List<String> tried, String convention) {
        String type = CTypePrinter.print(call.function().parameters().get(index).type());
        taken(call).add(new Taken(call.address(index), type, tried, convention));
    }

    private List<Taken> taken(CallBuilder call) {
        return taken.computeIfAbsent(call.function().name(), function -> new ArrayList<>());
    }

    /** By function, how its parameters and its result were decided so far. */
    public Map<String, List<Taken>> taken() {
        return taken;
    }

    private Operation operation(CallBuilder call, String name, Result result, boolean statusForm) {
        if (statusForm
                && !(call.checksError() && result == Result.Plain.OWNED_BYTES)
                && result != Result.Plain.BYTES_LIST) {
            throw RuleMistake.under(
                    List.of("try-name"), "a tryGet form needs an error slot and bytes that C allocated");
        }
        Preconditions preconditions = Preconditions.of(call);
        checkStates(call, preconditions.fresh());
        CopyRule copy = call.rule().calling().onCopy();
        return new Operation(
                copy == null ? call.function().name() : copy.call(),
                new Operation.Declaration(call.form(), name, call.parameters().ordered()),
                Copies.arguments(call.arguments(), copy),
                result,
                new Operation.Outcome(Readings.of(call, result), call.checksError(), statusForm),
                new Operation.Checks(
                        preconditions.guard(),
                        preconditions.fresh(),
                        waits(call),
                        preconditions.requirement(),
                        preconditions.refusals()),
                effects(call, result),
                new Operation.Description(
                        prototypes.getOrDefault(
                                call.function().name(), call.function().name()),
                        call.rule().naming().summary(),
                        option(call),
                        "convention " + String.join(", ", call.conventions())));
    }

    private Operation.Effects effects(CallBuilder call, Result result) {
        FunctionRule rule = call.rule();
        return new Operation.Effects(
                call.lifetimes().borrows(),
                new Operation.Memory(
                        rule.safety().takes(),
                        rule.safety().renews(),
                        dependents(rule.safety().closes()),
                        moves(call, result)
                                ? dependents(call.owner().rule().contents().invalidates())
                                : null,
                        call.lifetimes().positions()),
                new Operation.States(marks(call, result), becomes(call, result)),
                WritesMapper.written(call),
                drops(call),
                change(call, result),
                PendingMapper.pending(call, result));
    }

    private static Operation.Change change(CallBuilder call, Result result) {
        boolean changes = call.form() == Operation.Form.METHOD
                && (result == Result.Plain.FLUENT
                        || result == Result.Plain.NOTHING
                                && call.function().parameters().get(0).type() instanceof CType.Pointer receiver
                                && !receiver.constTarget());
        if (call.rule().safety().sharing().onlyUnused() && !changes) {
            throw RuleMistake.under(List.of("only-unused"), "it is \"only-unused\", but it changes no receiver");
        }
        // What is kept for C in an object is read there by what was made with the object, too.
        boolean lent = call.rule().safety().sharing().onlyUnused()
                || call.arguments().stream().anyMatch(Argument.RetainedPointer.class::isInstance);
        return !changes ? Operation.Change.NONE : lent ? Operation.Change.LENT : Operation.Change.OWN;
    }

    private @Nullable Option option(CallBuilder call) {
        if (call.form() != Operation.Form.METHOD) {
            return null;
        }
        return rules.option(call.owner().cName(), call.rest())
                .map(option -> new Option(
                        option.what(),
                        hasGetter(call) ? option.defaultText() : null,
                        mutable(option, OptionRule.named(call.rest())),
                        option.advice(),
                        option.hazard(),
                        option.deprecated()))
                .orElse(null);
    }

    /** How an option is changed, if the header at hand has the function. */
    private Option.@Nullable Mutable mutable(OptionRule option, String name) {
        return Optional.ofNullable(option.mutable())
                .flatMap(types::function)
                .map(function -> FunctionShape.of(function, rules, types))
                .map(changing -> new Option.Mutable(
                        changing.owner().className(),
                        changing.name(),
                        option.stringName() == null ? name : option.stringName(),
                        option.mutableFor()))
                .orElse(null);
    }

    /** Whether the header at hand has the getter: others may have another default. */
    private boolean hasGetter(CallBuilder call) {
        String function = call.function().name();
        String prefix = function.substring(0, function.length() - call.rest().length());
        return types.function(prefix + OptionRule.getter(OptionRule.named(call.rest())))
                .isPresent();
    }

    private static boolean waits(CallBuilder call) {
        if (call.rule().safety().sharing().waits() && call.form() != Operation.Form.METHOD) {
            throw RuleMistake.under(List.of("waits"), "it waits for other calls with its receiver, but has none");
        }
        return call.rule().safety().sharing().waits();
    }

    private static @Nullable String drops(CallBuilder call) {
        Integer drops = call.rule().drops();
        if (drops == null) {
            return null;
        }
        if (call.form() == Operation.Form.METHOD
                && call.argumentOrNull(drops) instanceof Argument.HandlePointer family) {
            return family.parameter();
        }
        throw RuleMistake.under(List.of("drops"), "drops is said of parameter " + drops + ", which is no handle");
    }

    private static void checkStates(CallBuilder call, @Nullable String fresh) {
        FunctionRule rule = call.rule();
        if (rule.safety().takes() && fresh == null) {
            throw RuleMistake.under(
                    List.of("takes"),
                    "it takes something, but no precondition \"current\" says what the error is if that is gone");
        }
        if ((rule.safety().renews() || rule.safety().closes() != null) && call.form() != Operation.Form.METHOD) {
            throw RuleMistake.under(
                    List.of(rule.safety().renews() ? "renews" : "closes"),
                    "renews and closes mean something for methods only");
        }
    }

    /** Whether it writes to the receiver, which keeps what was written before: it returns nothing. */
    private static boolean moves(CallBuilder call, Result result) {
        return call.form() == Operation.Form.METHOD
                && result == Result.Plain.NOTHING
                && call.rule().safety().closes() == null;
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

    private static @Nullable String marks(CallBuilder call, Result result) {
        return result.isNothing() ? call.rule().safety().setsState() : null;
    }

    private static Map<String, String> becomes(CallBuilder call, Result result) {
        Map<String, String> becomes = call.rule().safety().changesState();
        if (becomes.isEmpty()) {
            return Map.of();
        }
        if (call.form() != Operation.Form.METHOD
                || !result.isNothing()
                || call.rule().safety().setsState() != null) {
            throw RuleMistake.under(
                    List.of("changes-state"),
                    "\"changes-state\" is said of no method that returns nothing, or beside \"sets-state\"");
        }
        return new TreeMap<>(becomes);
    }
}
