package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.CallbackHelper;
import dev.rockspan.generator.model.Argument.CallbackState.Until;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code callback}: function pointers and their {@code void* state} become one Java object, whose interface the
 * templates describe.
 */
public final class CallbackConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        CType type = call.type();
        boolean pointer = call.types().functionPointer(type).isPresent();
        if (!pointer && !(CTypes.isVoidPointer(type) && hasPointers(call.function(), call.types()))) {
            return false;
        }
        String parameter = callbacks(call).name();
        call.take(ValueKind.of("one of those that callbacks take"), pointer ? function(call) : state(call, parameter));
        return true;
    }

    /** The function pointers that are methods of an interface: those that have no meaning of their own. */
    public static List<CParameter> methods(CFunction function, TypeIndex types, Conventions conventions) {
        return methods(function.parameters(), types, conventions);
    }

    private static List<CParameter> methods(List<CParameter> parameters, TypeIndex types, Conventions conventions) {
        return parameters.stream()
                .filter(parameter -> types.functionPointer(parameter.type()).isPresent())
                .filter(parameter -> !isName(parameter, types)
                        && !isNamed(parameter, conventions.callbackNames().callbackDestructors())
                        && !isNamed(parameter, conventions.callbackNames().callbackFrees()))
                .toList();
    }

    private static boolean hasPointers(CFunction function, TypeIndex types) {
        return function.parameters().stream()
                .anyMatch(parameter -> types.functionPointer(parameter.type()).isPresent());
    }

    private static boolean isName(CParameter parameter, TypeIndex types) {
        return types.functionPointer(parameter.type())
                .filter(function -> CTypes.isConstChars(function.returnType())
                        && function.parameters().size() == 1)
                .isPresent();
    }

    private static boolean isNamed(CParameter parameter, List<String> names) {
        return parameter.name() != null && names.contains(parameter.name());
    }

    private static JavaParameter callbacks(CallBuilder call) {
        return call.parameters().declared(JavaType.Callbacks.class).orElseGet(() -> declare(call));
    }

    private static JavaParameter declare(CallBuilder call) {
        rule(call);
        if (asksForName(call)) {
            call.parameters().declare("name", JavaType.Fixed.TEXT, "by which RocksDB knows it");
        }
        String what =
                switch (until(call)) {
                    case DESTRUCTOR, RESULT_CLOSES -> "called until RocksDB releases this object";
                    case RECEIVER_CLOSES -> "called until this object is closed or given others";
                    case RETURN -> "called during this call only";
                };
        return call.parameters().declare("callbacks", new JavaType.Callbacks(interfaceName(call)), what);
    }

    private static String interfaceName(CallBuilder call) {
        String name = call.rule().calling().callbacks();
        if (name == null && !takeState(call)) {
            throw UndecidedException.onlyExclude(
                    "Java is called back by a \"void *\" that the function takes and passes first"
                            + " to each function that it calls back");
        }
        if (name == null) {
            List<CParameter> methods =
                    methods(call.function(), call.types(), call.rules().conventions());
            String type = proposedName(call, methods);
            Question question = new Question("it takes functions to call back"
                            + methods.stream()
                                    .map(method -> ofResult(call, method))
                                    .collect(Collectors.joining()))
                    .or(new Answer(
                            "callbacks: " + type,
                            "with this interface under \"callbacks\", beside \"functions\"",
                            Stream.concat(
                                            Stream.of(
                                                    type + ":",
                                                    "  summary: <sentence>",
                                                    "  function: "
                                                            + call.function().name(),
                                                    "  methods:"),
                                            methods.stream().map(method -> "    - " + skeleton(call, method)))
                                    .toList()));
            throw new UndecidedException(
                    until(call) == Until.RETURN
                            ? question.orExclude(
                                    "if C keeps them: without a destructor they are called during this call only")
                            : question);
        }
        return name;
    }

    /** What the interface could be called, by the only function or by the one that takes them. */
    private static String proposedName(CallBuilder call, List<CParameter> methods) {
        String name = call.names().upper(call.bareName().replace("_set_", "_"));
        String method = methods.size() == 1 && methods.get(0).name() != null
                ? call.names().upper(methods.get(0).name())
                : "Callbacks";
        return name.endsWith(method) ? name : name + method;
    }

    /** Bytes that Java gives C need somebody who frees them; only those that C gave Java before do not. */
    private static String ofResult(CallBuilder call, CParameter method) {
        CType.FunctionPointer function = pointer(call, method);
        boolean freed = call.function().parameters().stream()
                .anyMatch(parameter -> isNamed(
                        parameter, call.rules().conventions().callbackNames().callbackFrees()));
        if (!(function.returnType() instanceof CType.Pointer)
                || TypeIndex.opaqueName(function.returnType()).isPresent()
                || freed) {
            return "";
        }
        if (CTypes.isMutableChars(function.returnType())
                && function.parameters().stream().anyMatch(fills -> CTypes.isSlot(fills.type(), ScalarKind.SIZE_T))) {
            return "; say \"returns: {ownership: same}\" of " + method.name()
                    + " if it returns the start of the first bytes that it takes, and \"exclude\" this if it returns others";
        }
        throw UndecidedException.onlyExclude("no convention fits what " + method.name() + " returns, a "
                + CTypePrinter.print(function.returnType()));
    }

    /** What is to say of a method; those that free or name the object are none. */
    private static String skeleton(CallBuilder call, CParameter method) {
        CType.FunctionPointer function = pointer(call, method);
        Names names = call.names();
        return "{name: " + (method.name() == null ? "<name>" : names.lower(method.name()))
                + ", summary: <sentence>, parameters: {"
                + IntStream.range(1, function.parameters().size())
                        .filter(index -> !isLength(function.parameters(), index))
                        .mapToObj(index -> index + ": {name: "
                                + Optional.ofNullable(
                                                function.parameters().get(index).name())
                                        .map(names::lower)
                                        .orElse("<name>")
                                + "}")
                        .collect(Collectors.joining(", "))
                + "}"
                + (function.returnType() instanceof CType.Scalar scalar
                        ? ", on-exception: '" + (CTypes.isTruth(scalar) ? "false" : "0") + "'"
                        : "")
                + "}";
    }

    private static CType.FunctionPointer pointer(CallBuilder call, CParameter parameter) {
        return call.types().functionPointer(parameter.type()).orElseThrow();
    }

    private static boolean isLength(List<CParameter> parameters, int index) {
        CType type = parameters.get(index).type();
        return CTypes.isSlot(type, ScalarKind.SIZE_T)
                || CTypes.isScalar(type, ScalarKind.SIZE_T)
                        && CTypes.isChars(parameters.get(index - 1).type());
    }

    private static boolean takeState(CallBuilder call) {
        return call.function().parameters().stream().anyMatch(parameter -> CTypes.isVoidPointer(parameter.type()))
                && methods(call.function(), call.types(), call.rules().conventions()).stream()
                        .map(method -> pointer(call, method))
                        .allMatch(method -> !method.parameters().isEmpty()
                                && CTypes.isVoidPointer(
                                        method.parameters().get(0).type()));
    }

    private static CallbackRule rule(CallBuilder call) {
        Located<CallbackRule> rule = call.rules().callbacks().get(interfaceName(call));
        if (rule == null) {
            throw RuleMistake.under(
                    "callbacks",
                    "the templates have no callbacks " + interfaceName(call)
                            + Suggestions.didYouMean(
                                    interfaceName(call),
                                    call.rules().callbacks().keySet()));
        }
        return rule.rule();
    }

    private static boolean asksForName(CallBuilder call) {
        return call.function().parameters().stream().anyMatch(parameter -> isName(parameter, call.types()));
    }

    private static Argument state(CallBuilder call, String parameter) {
        Until until = until(call);
        String visits = call.rule().calling().recordCount();
        if (visits != null && until != Until.RETURN) {
            throw RuleMistake.under(
                    "record-count",
                    "\"record-count\" is for callbacks that end with the call, and these do not; delete it");
        }
        return new Argument.CallbackState(
                parameter,
                asksForName(call) ? "name" : null,
                until,
                call.name(),
                rule(call).consistent(),
                visits == null
                        ? null
                        : call.companions().question(visits, "to count what is visited", List.of("record-count")));
    }

    /**
     * What a setter is given is called until its receiver is closed, whatever the destructor says: C calls that when
     * others are set, while objects that were made of the receiver before still have the old ones.
     */
    private static Until until(CallBuilder call) {
        if (call.isMethod() && call.isSetter()) {
            return Until.RECEIVER_CLOSES;
        }
        boolean destructor = call.function().parameters().stream()
                .anyMatch(parameter -> isNamed(
                        parameter, call.rules().conventions().callbackNames().callbackDestructors()));
        if (destructor) {
            return Until.DESTRUCTOR;
        }
        return TypeIndex.opaqueName(call.returnType()).isPresent() ? Until.RESULT_CLOSES : Until.RETURN;
    }

    private static Argument function(CallBuilder call) {
        CParameter parameter = call.parameter(0).orElseThrow();
        Conventions conventions = call.rules().conventions();
        if (isNamed(parameter, conventions.callbackNames().callbackDestructors())) {
            return until(call) == Until.DESTRUCTOR ? CallbackHelper.DESTRUCTOR : CallbackHelper.NO_DESTRUCTOR;
        }
        if (isNamed(parameter, conventions.callbackNames().callbackFrees())) {
            return CallbackHelper.FREE;
        }
        if (isName(parameter, call.types())) {
            return CallbackHelper.NAME;
        }
        return new Argument.CallbackStub(interfaceName(call), method(call, parameter));
    }

    /** The method with the same place among those of the interface; it must be the same function to C. */
    private static String method(CallBuilder call, CParameter parameter) {
        Conventions conventions = call.rules().conventions();
        List<CParameter> before = call.function().parameters().subList(0, call.index());
        int place = methods(before, call.types(), conventions).size();
        List<CParameter> all = call.types()
                .function(rule(call).function())
                .map(function -> methods(function, call.types(), conventions))
                .orElse(List.of());
        List<CallbackRule.Method> methods = rule(call).methods();
        if (place >= methods.size()
                || place >= all.size()
                || !types(call, all.get(place)).equals(types(call, parameter))) {
            throw new UndecidedException("function pointer " + place + " is none of the methods of "
                    + interfaceName(call) + "; list them in the order in which C takes them");
        }
        return methods.get(place).name();
    }

    private static List<CType> types(CallBuilder call, CParameter parameter) {
        CType.FunctionPointer function = pointer(call, parameter);
        List<CType> types = new ArrayList<>(
                function.parameters().stream().map(CParameter::type).toList());
        types.add(function.returnType());
        return types;
    }
}
