package dev.rockspan.generator.mapping.callback;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.CallbackMethod.Input;
import dev.rockspan.generator.model.CallbackMethod.Kind;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Component;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.EnumRule;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Decides what a function that C calls back answers: its result and the pointers it fills, taken together. */
record CallbackResults(
        CallbackRule.Method rule,
        CType.FunctionPointer function,
        Rules rules,
        TypeIndex types,
        Names names,
        List<Input> inputs,
        List<Integer> outs) {

    private static final Pattern NUMBER = Pattern.compile("-?\\d+L?");

    CallbackResult resolve() {
        CType type = function.returnType();
        String shape = shape();
        if (CTypes.isMutableChars(type) && shape.equals("FL")) {
            return new CallbackResult.Merged(outs.get(0), outs.get(1));
        }
        if (CTypes.isMutableChars(type)
                && shape.equals("L")
                && rule.returnsOrNone().owning().ownership() == Ownership.SAME) {
            return new CallbackResult.Prefix(bytes(0), outs.get(0));
        }
        if (CTypes.isScalar(type, ScalarKind.UNSIGNED_CHAR) && shape.equals("PLF")) {
            return new CallbackResult.Decision(outs.get(0), outs.get(1), outs.get(2));
        }
        if (type instanceof CType.Scalar scalar) {
            Conversion stated = CallbackMethods.conversion(scalar, rule.returnsOrNone(), rules);
            Conversion conversion =
                    stated.is(Conversion.Kind.IDENTITY) && CTypes.isScalar(type, ScalarKind.SIZE_T) && !mayBeNegative()
                            ? Conversion.size(stated.carrier())
                            : stated;
            return outs.isEmpty()
                    ? new CallbackResult.Value(conversion, failure(conversion))
                    : answer(conversion, shape);
        }
        if (type instanceof CType.Void && outs.isEmpty()) {
            return new CallbackResult.Nothing();
        }
        if (TypeIndex.opaqueName(type).isPresent() && outs.isEmpty()) {
            return given(TypeIndex.opaqueName(type).get());
        }
        if (type instanceof CType.Void) {
            int out = outs.get(0);
            throw UndecidedException.onlyExclude("no convention fits parameter " + out + ", a "
                    + CTypePrinter.print(function.parameters().get(out).type()) + ", which it fills");
        }
        throw new UndecidedException("no convention fits its result, a " + CTypePrinter.print(type)
                + (CTypes.isMutableChars(type) && shape.equals("L")
                        ? "; say \"returns: {ownership: same}\" if it is the start of the first bytes that it takes, or"
                        : ";")
                + " \"exclude\" the function that takes it");
    }

    /** Whether C has a meaning for a size below 0, which then is what it gets after an exception. */
    private boolean mayBeNegative() {
        String onException = rule.answers().onException();
        return onException != null && onException.startsWith("-");
    }

    /** What it fills: F a flag, L a length, P a pointer to bytes. */
    private String shape() {
        StringBuilder shape = new StringBuilder();
        for (int out : outs) {
            CType type = function.parameters().get(out).type();
            shape.append(CTypes.isCharsSlot(type) ? 'P' : CTypes.isSlot(type, ScalarKind.SIZE_T) ? 'L' : 'F');
        }
        return shape.toString();
    }

    private CallbackResult given(String cName) {
        HandleType handle = types.described(cName, "it returns a ").asObject();
        if (handle.destroy() == null && handle.rule().owning().disposal() == null) {
            throw new UndecidedException("it returns a " + cName + ", but nothing frees one, so that Java has none")
                    .about(cName);
        }
        String onException = rule.answers().onException();
        if (onException != null && !types.isMadeOf(cName, onException)) {
            throw new UndecidedException("nothing makes a " + cName + " of " + onException);
        }
        return new CallbackResult.Given(handle.className(), onException);
    }

    private CallbackResult answer(Conversion conversion, String shape) {
        if (rule.answers().record() == null) {
            throw new UndecidedException("it answers several things; say \"record: <a name>\"");
        }
        List<Component> others = new ArrayList<>();
        for (int i = 0; i < shape.length(); i++) {
            boolean bytes = shape.startsWith("PL", i);
            if (!bytes && shape.charAt(i) != 'F') {
                throw new UndecidedException("no convention fits parameter " + outs.get(i) + ", which it fills");
            }
            int at = outs.get(i);
            ValueRule fact = rule.parameter(at);
            others.add(new Component(
                    CallbackMethods.name(at, fact, function, names), CallbackMethods.what(fact), null, at, bytes));
            i += bytes ? 1 : 0;
        }
        ValueRule fact = rule.returnsOrNone();
        String name = fact.naming().name() == null ? "result" : fact.naming().name();
        Component first = new Component(name, CallbackMethods.what(fact), conversion, 0, false);
        return new CallbackResult.Answer(rule.answers().record(), first, failure(conversion), others);
    }

    private Failure failure(Conversion conversion) {
        String stated = rule.answers().onException();
        if (stated == null) {
            throw new UndecidedException("what it returns after an exception is not stated; say"
                    + " \"on-exception: <word>\": " + legal(conversion));
        }
        if (stated.equals("order")) {
            return new Failure(Failure.Kind.ANY_ORDER, "", "", bytes(0), bytes(1));
        }
        if (conversion.is(Conversion.Kind.CONSTANT)) {
            String enumClass = conversion.enumClass();
            return new Failure(Failure.Kind.CONSTANT, checkConstant(enumClass, stated), enumClass, 0, 0);
        }
        if (conversion.is(Conversion.Kind.TRUTH)) {
            if (!stated.equals("true") && !stated.equals("false")) {
                throw notLegal(stated, conversion);
            }
            return Failure.literal(stated.equals("true") ? "1" : "0");
        }
        if (!NUMBER.matcher(stated).matches()) {
            throw notLegal(stated, conversion);
        }
        return Failure.literal(stated);
    }

    private RuleMistake notLegal(String stated, Conversion conversion) {
        return RuleMistake.under(
                "on-exception", "its \"on-exception\" cannot be \"" + stated + "\", but only " + legal(conversion));
    }

    /** What can be returned after an exception. */
    private String legal(Conversion conversion) {
        String order =
                inputs.stream().filter(input -> input.kind() == Kind.BYTES).count() > 1
                        ? ", or `order`, which compares the first two byte parameters"
                        : "";
        if (conversion.is(Conversion.Kind.CONSTANT)) {
            return String.join(
                            ", ",
                            new TreeSet<>(Scalars.anEnum(conversion.enumClass(), rules)
                                    .javaNames()))
                    + order;
        }
        return (conversion.is(Conversion.Kind.TRUTH) ? "true, false" : "a number") + order;
    }

    private String checkConstant(String enumName, String constant) {
        EnumRule rule = Scalars.anEnum(enumName, rules);
        Set<String> known = new TreeSet<>(rule.javaNames());
        if (!known.contains(constant)) {
            throw RuleMistake.under(
                    "on-exception",
                    "its \"on-exception\" " + constant + " is no constant of " + enumName
                            + Suggestions.didYouMean(constant, known));
        }
        return constant;
    }

    /** Where the address of the parameter stands that is the n-th of those that are bytes. */
    private int bytes(int n) {
        return inputs.stream()
                .filter(input -> input.kind() == Kind.BYTES)
                .skip(n)
                .map(Input::at)
                .findFirst()
                .orElseThrow(
                        () -> new UndecidedException(
                                "its answer is about bytes that Java does not get as bytes; delete the \"text\" or \"skip\" of these"));
    }
}
