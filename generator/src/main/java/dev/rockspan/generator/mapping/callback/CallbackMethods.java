package dev.rockspan.generator.mapping.callback;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.function.UnusedRuleCheck;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackMethod.Copy;
import dev.rockspan.generator.model.CallbackMethod.Input;
import dev.rockspan.generator.model.CallbackMethod.Kind;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.model.CallbackResult.Failure;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Decides the Java form of a function that C calls back: parameters go the other way than those of functions, so they
 * have conventions of their own. The first one is the state; pointers that the function fills belong to its result.
 */
public final class CallbackMethods {

    private static final JavaType BYTES = JavaType.Bytes.SEGMENT;

    private final CallbackRule.Method rule;
    private final CType.FunctionPointer function;
    private final Rules rules;
    private final TypeIndex types;
    private final Names names;
    private final List<Input> inputs = new ArrayList<>();
    private final List<Integer> outs = new ArrayList<>();
    private int next = 1;

    private CallbackMethods(CallbackRule.Method rule, CType.FunctionPointer function, Rules rules, TypeIndex types) {
        this.rule = rule;
        this.function = function;
        this.rules = rules;
        this.types = types;
        this.names = new Names(rules.conventions().spelling().words());
    }

    /**
     * The Java form of a function.
     *
     * @throws UndecidedException if a parameter or the result has no convention
     */
    public static CallbackMethod resolve(
            CallbackRule.Method rule, CType.FunctionPointer function, Rules rules, TypeIndex types) {
        return new CallbackMethods(rule, function, rules, types).resolve();
    }

    private CallbackMethod resolve() {
        if (function.parameters().isEmpty() || !CTypes.isVoidPointer(type(0))) {
            throw new UndecidedException("its first parameter is no state");
        }
        int last = function.parameters().size() - 1;
        rule.parameters().keySet().stream()
                .filter(index -> index < 1 || index > last)
                .findFirst()
                .ifPresent(index -> {
                    throw RuleMistake.under(
                            List.of("parameters", String.valueOf(index)),
                            "it has no parameter " + index + " beside the state; there are 1 to " + last);
                });
        while (next < function.parameters().size()) {
            takeNext();
        }
        CallbackResult result = new CallbackResults(rule, function, rules, types, names, inputs, outs).resolve();
        checkSaid(result);
        return new CallbackMethod(
                rule.name(),
                rule.summary(),
                new CallbackMethod.Pointer(
                        CTypePrinter.print(function),
                        CTypes.carriers(function.parameters()),
                        CTypes.carrier(function.returnType())),
                inputs,
                result,
                rule.optional(),
                byDefault(result),
                rule.answers().perRecord());
    }

    /** What it returns where Java does not implement it; null if that is nothing, or what no Java says. */
    private @Nullable String byDefault(CallbackResult result) {
        String stated = rule.answers().byDefault();
        if (stated != null || !rule.optional()) {
            return stated;
        }
        if (!result.hasDefault()) {
            throw new RuleMistake(
                    "it is \"optional\", so say what it returns where Java has none: \"default: <Java>\"");
        }
        if (result instanceof CallbackResult.Value value) {
            String onException = Objects.requireNonNull(rule.answers().onException());
            return value.failure().kind() == Failure.Kind.CONSTANT
                    ? value.failure().enumClass() + '.' + onException
                    : onException;
        }
        return null;
    }

    private void takeNext() {
        if (rule.skips(next)) {
            if (isText(next) && isScalar(next + 1, ScalarKind.SIZE_T) && !rule.skips(next + 1)) {
                throw RuleMistake.under(
                        "skip", "it skips parameter " + next + " but not its length, " + (next + 1) + "; skip both");
            }
            next++;
        } else if (isText(next) && isScalar(next + 1, ScalarKind.SIZE_T)) {
            bytes();
        } else if (isText(next)) {
            if (!rule.parameter(next).meaning().text()
                    && isScalar(next + 1)
                    && CTypes.carrier(type(next + 1)) == Carrier.INT) {
                throw new UndecidedException("whether parameter " + (next + 1) + " is the length of " + next
                        + " is not stated; say \"parameters: {" + next
                        + ": {text: true}}\" if that ends with a NUL, or \"exclude\" what takes it");
            }
            input(JavaType.Fixed.TEXT, Kind.TEXT, 1, "a copy");
        } else if (isTexts(next)
                && isConst(next + 1, ScalarKind.SIZE_T)
                && isConst(next + 2, ScalarKind.UINT32)
                && isScalar(next + 3)) {
            input(map(JavaType.Fixed.TEXT, Carrier.INT), Kind.INTS_BY_TEXT, 4, "a copy");
        } else if (isTexts(next) && isConst(next + 1, ScalarKind.SIZE_T) && isScalar(next + 2)) {
            input(new JavaType.ListOf(BYTES), Kind.BYTES_LIST, 3, "");
        } else if (isConst(next, ScalarKind.UINT32) && isConst(next + 1, ScalarKind.UINT64) && isScalar(next + 2)) {
            input(map(new JavaType.Primitive(Carrier.INT), Carrier.LONG), Kind.LONGS_BY_INT, 3, "a copy");
        } else if (TypeIndex.opaqueName(type(next)).isPresent()) {
            view();
        } else if (type(next) instanceof CType.Scalar scalar) {
            Conversion conversion = conversion(scalar, rule.parameter(next), rules);
            input(conversion.javaType(), Kind.VALUE, 1, "", conversion, null);
        } else if (isOut(type(next))) {
            outs.add(next++);
        } else {
            throw new UndecidedException(
                    "no convention fits parameter " + next + ", a " + CTypePrinter.print(type(next)));
        }
    }

    static Conversion conversion(CType.Scalar scalar, ValueRule fact, Rules rules) {
        Conversion conversion = Scalars.conversion(scalar, fact, rules);
        if (conversion.is(Conversion.Kind.FLAGS)) {
            throw new UndecidedException("no convention for sets of " + conversion.enumClass() + " in callbacks");
        }
        return conversion;
    }

    private void bytes() {
        if (rule.parameter(next).meaning().text()) {
            input(JavaType.Fixed.TEXT, Kind.SIZED_TEXT, 2, "a copy");
        } else {
            input(BYTES, Kind.BYTES, 2, "");
        }
    }

    private void view() {
        String cName = TypeIndex.opaqueName(type(next)).orElseThrow();
        HandleType handle = types.named(cName)
                .orElseThrow(() -> new UndecidedException("parameter " + next + " is a " + cName
                                + ", which has no Java class; describe it under \"types\" or \"skip\" it")
                        .about(cName))
                .asObject();
        JavaType type = new JavaType.Handle(handle.className());
        ValueRule.CopyRule copied = rule.parameter(next).contents().copy();
        if (copied == null) {
            input(type, Kind.OBJECT, 1, "");
            return;
        }
        String destroy = handle.destroy();
        if (destroy == null) {
            throw new UndecidedException("parameter " + next + " is copied, but nothing frees a " + cName).about(cName);
        }
        input(type, Kind.OBJECT, 1, "a copy", null, new Copy(copied.data(), copied.create(), destroy));
    }

    /** What is said has to mean something for what a parameter or the result is. */
    private void checkSaid(CallbackResult result) {
        Map<Integer, ValueKind> kinds = inputs.stream().collect(Collectors.toMap(Input::at, CallbackMethods::kind));
        if (result instanceof CallbackResult.Answer answer) {
            answer.others().forEach(part -> kinds.put(part.at(), ValueKind.of("a part of the answer", "name", "what")));
        }
        rule.parameters()
                .forEach((index, said) -> UnusedRuleCheck.check(
                        said,
                        kinds.getOrDefault(index, ValueKind.of("nothing that Java sees")),
                        List.of("parameters", String.valueOf(index)),
                        "parameter " + index));
        UnusedRuleCheck.check(rule.returnsOrNone(), kind(result), List.of("returns"), "its result");
    }

    private static ValueKind kind(Input input) {
        return switch (input.kind()) {
            case VALUE -> ValueKind.of("a number that C passes to Java", "name", "what", "enum", "boolean");
            case OBJECT -> ValueKind.of("an object", "name", "what", "copy", "nullable");
            case BYTES -> ValueKind.of("bytes", "name", "what", "nullable");
            case SIZED_TEXT, TEXT -> ValueKind.of("text", "name", "what", "text");
            case BYTES_LIST, LONGS_BY_INT, INTS_BY_TEXT -> ValueKind.of("a list or a map", "name", "what");
        };
    }

    private static ValueKind kind(CallbackResult result) {
        return result.accept(new CallbackResult.Visitor<>() {
            @Override
            public ValueKind nothing(CallbackResult.Nothing nothing) {
                return ValueKind.of("nothing");
            }

            @Override
            public ValueKind value(CallbackResult.Value value) {
                return ValueKind.of("a number", "enum", "boolean");
            }

            @Override
            public ValueKind merged(CallbackResult.Merged merged) {
                return ValueKind.of("bytes");
            }

            @Override
            public ValueKind prefix(CallbackResult.Prefix prefix) {
                return ValueKind.of("bytes", "ownership");
            }

            @Override
            public ValueKind decision(CallbackResult.Decision decision) {
                return ValueKind.of("a decision");
            }

            @Override
            public ValueKind given(CallbackResult.Given given) {
                return ValueKind.of("an object");
            }

            @Override
            public ValueKind answer(CallbackResult.Answer answer) {
                return ValueKind.of("a part of the answer", "name", "what", "enum", "boolean");
            }
        });
    }

    private void input(JavaType type, Kind kind, int width, String happens) {
        input(type, kind, width, happens, null, null);
    }

    private void input(
            JavaType type, Kind kind, int width, String happens, @Nullable Conversion conversion, @Nullable Copy copy) {
        ValueRule fact = rule.parameter(next);
        String what =
                Stream.of(what(fact), happens).filter(words -> !words.isEmpty()).collect(Collectors.joining("; "));
        JavaParameter parameter = new JavaParameter(
                name(next, fact, function, names), type, fact.naming().nullable(), JavaParameter.NEVER, what);
        inputs.add(new Input(parameter, kind, next, conversion, copy));
        next += width;
    }

    private static JavaType map(JavaType key, Carrier value) {
        return new JavaType.MapOf(key, new JavaType.Primitive(value));
    }

    private CType type(int index) {
        return index < function.parameters().size()
                ? function.parameters().get(index).type()
                : new CType.Void();
    }

    private boolean isText(int index) {
        return CTypes.isChars(type(index));
    }

    private boolean isTexts(int index) {
        return type(index) instanceof CType.Pointer pointer
                && pointer.constTarget()
                && CTypes.isConstChars(pointer.target());
    }

    private boolean isConst(int index, ScalarKind kind) {
        return CTypes.isConst(type(index), kind);
    }

    private boolean isScalar(int index, ScalarKind kind) {
        return CTypes.isScalar(type(index), kind);
    }

    private boolean isScalar(int index) {
        return type(index) instanceof CType.Scalar;
    }

    /** A pointer to what the function fills: a flag, a length or a pointer to bytes. */
    private static boolean isOut(CType type) {
        return CTypes.isSlot(type, ScalarKind.UNSIGNED_CHAR)
                || CTypes.isSlot(type, ScalarKind.SIZE_T)
                || CTypes.isCharsSlot(type);
    }

    /** What the templates say that a parameter is, or nothing. */
    static String what(ValueRule fact) {
        return fact.naming().what() == null ? "" : fact.naming().what();
    }

    /** The Java name of a parameter: as stated, or else as in C. */
    static String name(int index, ValueRule fact, CType.FunctionPointer function, Names names) {
        if (fact.naming().name() != null) {
            return fact.naming().name();
        }
        String inC = function.parameters().get(index).name();
        if (inC == null) {
            throw new UndecidedException(
                    "parameter " + index + " has no name; say \"parameters: {" + index + ": {name: <name>}}\"");
        }
        return names.lower(inC);
    }
}
