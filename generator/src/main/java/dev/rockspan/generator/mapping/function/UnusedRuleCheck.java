package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.Element;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds what the templates say of a parameter or a result without effect, because it means nothing for what that became. */
final class UnusedRuleCheck {

    /**
     * A key of the templates.
     *
     * @param isSaid whether something is said under it
     * @param argument for which arguments that means something
     * @param result for which results it does
     */
    private record Fact(
            String key, Predicate<ValueRule> isSaid, Predicate<Argument> argument, Predicate<Result> result) {}

    /** Arguments that make a part of the result: what is said of them was asked for when that was made. */
    private static final Set<Class<?>> PARTS =
            Set.of(Argument.OutPointer.class, Argument.OutNumber.class, Argument.OutObject.class);

    private static final Set<Class<?>> WITHOUT_NAME = Set.of(
            Argument.Receiver.class,
            Argument.BytesLength.class,
            Argument.ErrorSlot.class,
            Argument.LengthSlot.class,
            Argument.FoundSlot.class,
            Argument.OutSlot.class,
            Argument.OutLength.class,
            Argument.OutArray.class,
            Argument.BufferCapacity.class,
            Argument.Count.class,
            Argument.ListLengths.class,
            Argument.Index.class);

    private static final Set<Class<?>> CALLBACKS =
            Set.of(Argument.CallbackState.class, Argument.CallbackHelper.class, Argument.CallbackStub.class);

    private static final Predicate<Argument> NO_ARGUMENT = isOneOf();
    private static final Predicate<Result> NO_RESULT = isOneOf();

    private static final Predicate<Argument> BOUNDED = isOneOf(Argument.Bounded.class);

    private static final List<Fact> FACTS = List.of(
            new Fact(
                    "name",
                    rule -> rule.name() != null,
                    argument -> !WITHOUT_NAME.contains(argument.getClass()),
                    NO_RESULT),
            new Fact(
                    "what",
                    rule -> rule.what() != null,
                    argument -> Stream.of(WITHOUT_NAME, CALLBACKS, PARTS)
                            .noneMatch(none -> none.contains(argument.getClass())),
                    NO_RESULT),
            new Fact(
                    "ownership",
                    rule -> rule.ownership() != null,
                    argument -> argument instanceof Argument.HandlePointer
                            || argument instanceof Argument.Transferred
                            || argument instanceof Argument.Filled
                            || argument instanceof Argument.Rows
                            || isListOf(argument, Element.HANDLE),
                    isOneOf(
                            Result.NewHandle.class,
                            Result.ViewHandle.class,
                            Result.Read.class,
                            Result.OwnedBytes.class,
                            Result.OwnedText.class,
                            Result.ViewBytes.class,
                            Result.ViewText.class,
                            Result.Segment.class)),
            new Fact(
                    "nullable",
                    ValueRule::nullable,
                    isOneOf(
                            Argument.HandlePointer.class,
                            Argument.Transferred.class,
                            Argument.BytesPointer.class,
                            Argument.RetainedPointer.class,
                            Argument.TextPointer.class),
                    isOneOf(
                            Result.NewHandle.class,
                            Result.ViewHandle.class,
                            Result.Read.class,
                            Result.OwnedBytes.class,
                            Result.OwnedText.class,
                            Result.ViewBytes.class,
                            Result.ViewText.class)),
            new Fact(
                    "enum",
                    rule -> rule.enumName() != null,
                    argument -> argument instanceof Argument.Value value && isEnum(value.conversion())
                            || isListOf(argument, Element.CONSTANT),
                    isOneOf(Result.Value.class, Result.OutValue.class)),
            new Fact(
                    "boolean",
                    ValueRule::bool,
                    argument ->
                            argument instanceof Argument.Value value && value.conversion() instanceof Conversion.Truth,
                    isOneOf(Result.Value.class, Result.OutValue.class)),
            new Fact(
                    "text",
                    ValueRule::text,
                    argument -> argument instanceof Argument.BytesPointer || isListOf(argument, Element.BYTES),
                    isOneOf(Result.OwnedText.class, Result.ViewText.class)),
            new Fact("copy", rule -> rule.copy() != null, NO_ARGUMENT, NO_RESULT),
            new Fact("default", rule -> rule.byDefault() != null, isOneOf(Argument.HandlePointer.class), NO_RESULT),
            new Fact("retained", ValueRule::retained, isOneOf(Argument.RetainedPointer.class), NO_RESULT),
            new Fact("index-below", rule -> rule.indexBelow() != null, isOneOf(Argument.Index.class), NO_RESULT),
            new Fact(
                    "out",
                    rule -> rule.out() != null,
                    argument -> argument instanceof Argument.OutArray || isListOf(argument, Element.HANDLE),
                    NO_RESULT),
            new Fact("min", rule -> rule.bounds().min() != null, BOUNDED, NO_RESULT),
            new Fact("max", rule -> rule.bounds().max() != null, BOUNDED, NO_RESULT),
            new Fact("max-from", rule -> rule.bounds().maxFrom() != null, BOUNDED, NO_RESULT),
            new Fact("found", rule -> rule.found() != null, NO_ARGUMENT, isOneOf(Result.FoundNumber.class)),
            new Fact("owned-by-parent", rule -> rule.ownedByParent() != null, NO_ARGUMENT, UnusedRuleCheck::hasObjects),
            new Fact("parent", rule -> rule.parent() != null, NO_ARGUMENT, UnusedRuleCheck::hasObjects),
            new Fact("of-receiver", ValueRule::ofReceiver, isOneOf(Argument.Transferred.class), NO_RESULT),
            new Fact(
                    "destroy",
                    rule -> rule.destroy() != null,
                    NO_ARGUMENT,
                    result -> hasObjects(result) || result instanceof Result.OwnedTexts));

    private UnusedRuleCheck() {}

    /**
     * Checks what is said of a function.
     *
     * @throws RuleMistake if something of it means nothing
     */
    static void check(CallBuilder call, Result result) {
        FunctionRule rule = call.rule();
        List<String> unused = new ArrayList<>();
        rule.parametersByIndex().forEach((index, said) -> {
            Argument argument = call.arguments().get(index);
            FACTS.stream()
                    // Nobody asks what a part of the result is.
                    .filter(fact ->
                            !PARTS.contains(argument.getClass()) || fact.key().equals("what"))
                    .filter(fact -> fact.isSaid().test(said) && !fact.argument().test(argument))
                    .forEach(fact -> unused.add("\"" + fact.key() + "\" of parameter " + call.address(index)));
        });
        FACTS.stream()
                .filter(fact -> fact.isSaid().test(rule.returnsOrNone()) && !means(fact, result))
                .forEach(fact -> unused.add("\"" + fact.key() + "\" of its result"));
        if (rule.setsState() != null && !result.isNothing() && !hasObjects(result)) {
            unused.add("\"sets-state\"");
        }
        if (!unused.isEmpty()) {
            throw new RuleMistake("the templates say " + String.join(", ", unused) + ", which means nothing there");
        }
    }

    private static boolean means(Fact fact, Result result) {
        return result instanceof Result.Several several
                ? several.components().stream()
                        .anyMatch(component -> fact.result().test(component.result()))
                : fact.result().test(result);
    }

    private static boolean hasObjects(Result result) {
        return result instanceof Result.NewHandle
                || result instanceof Result.HandleList
                || result instanceof Result.HandleWithList
                || result instanceof Result.OwnedHandles;
    }

    private static boolean isEnum(Conversion conversion) {
        return conversion instanceof Conversion.Constant || conversion instanceof Conversion.Flags;
    }

    private static boolean isListOf(Argument argument, Element element) {
        return argument instanceof Argument.ListArray list && list.element() == element;
    }

    private static <T> Predicate<T> isOneOf(Class<?>... classes) {
        Set<Class<?>> known = Set.of(classes);
        return value -> known.contains(value.getClass());
    }
}
