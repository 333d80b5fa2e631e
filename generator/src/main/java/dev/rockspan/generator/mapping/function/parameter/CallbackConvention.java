package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.CallbackHelper;
import dev.rockspan.generator.model.Argument.CallbackState.Until;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.Located;
import java.util.ArrayList;
import java.util.List;

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

    static boolean isNamed(CParameter parameter, List<String> names) {
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
        if (name == null) {
            throw CallbackQuestion.of(
                    call, methods(call.function(), call.types(), call.rules().conventions()), until(call));
        }
        return name;
    }

    static CType.FunctionPointer pointer(CallBuilder call, CParameter parameter) {
        return call.types().functionPointer(parameter.type()).orElseThrow();
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
            throw new UndecidedException(new Question("function pointer " + place + " is none of the methods of "
                            + interfaceName(call) + "; list them in the order in which C takes them")
                    .orExclude("if nobody needs it", "It calls back otherwise than RocksDB, and is not needed."));
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
