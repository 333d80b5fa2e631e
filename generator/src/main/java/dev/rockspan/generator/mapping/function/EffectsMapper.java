package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaGetters;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.Dependents;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Precondition.Check;
import dev.rockspan.generator.rules.TypeRule;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a call changes beside what it returns: of its receiver, of what that made, and of memory. */
final class EffectsMapper {

    private static final Pattern SETTER = Pattern.compile("set(\\p{Lu}.*)");

    private EffectsMapper() {}

    /** What is different after a call. */
    static Operation.Effects of(CallBuilder call, Result result, Selection selection) {
        check(call);
        FunctionRule rule = call.rule();
        return new Operation.Effects(
                call.lifetimes().borrows(),
                new Operation.Memory(
                        rule.safety().takes(),
                        rule.safety().renews(),
                        dependents(call, rule.safety().closes()),
                        moves(call, result)
                                ? dependents(
                                        call, call.owner().rule().contents().invalidates())
                                : null,
                        call.lifetimes().positions()),
                new Operation.States(result.isNothing() ? rule.safety().setsState() : null, becomes(call, result)),
                WritesMapper.written(call),
                drops(call),
                change(call, result),
                PendingMapper.pending(call, result),
                javaGetter(call, result, selection));
    }

    /**
     * The name of the getter for what a setter was last called with; null if there is none. A fork that renames a setter of
     * RocksDB's leaves this name: Java of the templates calls it.
     */
    private static @Nullable String javaGetter(CallBuilder call, Result result, Selection selection) {
        List<JavaParameter> parameters = call.parameters().ordered();
        if (!call.isMethod()
                || result != Result.Plain.FLUENT
                || parameters.size() != 1
                || !JavaGetters.canRemember(parameters.get(0).type())) {
            return null;
        }
        Matcher setter =
                SETTER.matcher(selection.isOfRocksDb(call.function().name()) ? call.earlierName() : call.name());
        return setter.matches()
                ? Names.variable(setter.group(1))
                : call.property().orElse(null);
    }

    private static void check(CallBuilder call) {
        FunctionRule rule = call.rule();
        if (rule.safety().takes()
                && rule.safety().preconditions().stream().noneMatch(each -> each.check() == Check.CURRENT)) {
            throw RuleMistake.under(
                    "takes",
                    "\"takes\" needs a precondition \"current\", whose message says what is gone; add one or delete \"takes\"");
        }
        if ((rule.safety().renews() || rule.safety().closes() != null) && !call.isMethod()) {
            String key = rule.safety().renews() ? "renews" : "closes";
            throw RuleMistake.under(key, '"' + key + "\" has no effect: it is no method; delete it");
        }
    }

    private static Operation.Change change(CallBuilder call, Result result) {
        boolean changes = call.isMethod()
                && (result == Result.Plain.FLUENT
                        || result == Result.Plain.NOTHING
                                && call.function().parameters().get(0).type() instanceof CType.Pointer receiver
                                && !receiver.constTarget());
        if (call.rule().safety().sharing().onlyUnused()
                && !(changes && call.owner().rule().use().threads() == TypeRule.Threads.READERS)) {
            throw RuleMistake.under(
                    "only-unused",
                    "it is \"only-unused\", but it changes no receiver whose type says \"threads: readers\"; delete it");
        }
        // What is kept for C in an object is read there by what was made with the object, too.
        boolean lent = call.rule().safety().sharing().onlyUnused()
                || call.arguments().stream()
                        .anyMatch(argument -> argument instanceof Argument.BytesPointer bytes && bytes.slot() != null);
        return !changes ? Operation.Change.NONE : lent ? Operation.Change.LENT : Operation.Change.OWN;
    }

    private static @Nullable String drops(CallBuilder call) {
        Integer drops = call.rule().drops();
        if (drops == null) {
            return null;
        }
        if (call.isMethod() && call.argumentOrNull(drops) instanceof Argument.HandlePointer family) {
            return family.parameter();
        }
        throw RuleMistake.under(
                "drops", "\"drops\" names parameter " + call.address(drops) + ", which is no object; name one that is");
    }

    /** Whether it writes to the receiver, which keeps what was written before: it returns nothing. */
    private static boolean moves(CallBuilder call, Result result) {
        return call.isMethod()
                && result == Result.Plain.NOTHING
                && call.rule().safety().closes() == null;
    }

    private static Operation.@Nullable Dependents dependents(CallBuilder call, @Nullable Dependents rule) {
        if (rule == null) {
            return null;
        }
        String within = rule.within();
        return new Operation.Dependents(className(call, rule.type()), within == null ? null : className(call, within));
    }

    private static String className(CallBuilder call, String type) {
        return call.types()
                .named(type)
                .orElseThrow(() -> new RuleMistake(
                        "what points into it is a " + type + ", which has no Java class; name a type that has one"))
                .className();
    }

    private static Map<String, String> becomes(CallBuilder call, Result result) {
        Map<String, String> becomes = call.rule().safety().changesState();
        if (becomes.isEmpty()) {
            return Map.of();
        }
        if (!call.isMethod() || !result.isNothing() || call.rule().safety().setsState() != null) {
            throw RuleMistake.under(
                    "changes-state",
                    "\"changes-state\" is for a method that returns nothing and has no \"sets-state\"; delete it");
        }
        return new TreeMap<>(becomes);
    }
}
