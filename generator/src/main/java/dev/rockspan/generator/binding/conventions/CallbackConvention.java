package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.RuleMistake;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Argument.CallbackHelper.Helper;
import dev.rockspan.generator.binding.model.Argument.CallbackState.Until;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.Located;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code callbacks}: function pointers and their {@code void* state} become one Java object, whose interface the
 * templates describe.
 */
public final class CallbackConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        CType type = draft.type(0).orElseThrow();
        boolean pointer = draft.types().functionPointer(type).isPresent();
        if (!pointer && !(isState(type) && hasPointers(draft.function(), draft.types()))) {
            return false;
        }
        String parameter = callbacks(draft).name();
        draft.take("callbacks", pointer ? function(draft) : state(draft, parameter));
        return true;
    }

    /** The function pointers that are methods of an interface: those that have no meaning of their own. */
    public static List<CParameter> methods(CFunction function, HandleTypes types, Conventions conventions) {
        return methods(function.parameters(), types, conventions);
    }

    private static List<CParameter> methods(List<CParameter> parameters, HandleTypes types, Conventions conventions) {
        return parameters.stream()
                .filter(parameter -> types.functionPointer(parameter.type()).isPresent())
                .filter(parameter -> !isName(parameter, types)
                        && !isNamed(parameter, conventions.callbackDestructors())
                        && !isNamed(parameter, conventions.callbackFrees()))
                .toList();
    }

    static boolean isState(CType type) {
        return type instanceof CType.Pointer pointer && pointer.target() instanceof CType.Void;
    }

    private static boolean hasPointers(CFunction function, HandleTypes types) {
        return function.parameters().stream()
                .anyMatch(parameter -> types.functionPointer(parameter.type()).isPresent());
    }

    private static boolean isName(CParameter parameter, HandleTypes types) {
        return types.functionPointer(parameter.type())
                .filter(function -> CTypes.isConstChars(function.returnType())
                        && function.parameters().size() == 1)
                .isPresent();
    }

    private static boolean isNamed(CParameter parameter, List<String> names) {
        return parameter.name() != null && names.contains(parameter.name());
    }

    private static JavaParameter callbacks(Draft draft) {
        return draft.declared(JavaType.Callbacks.class).orElseGet(() -> declare(draft));
    }

    private static JavaParameter declare(Draft draft) {
        rule(draft);
        if (asksForName(draft)) {
            draft.declare("name", new JavaType.Text(), false, false, "by which RocksDB knows it");
        }
        String what =
                switch (until(draft)) {
                    case DESTRUCTOR, RESULT_CLOSES -> "called until RocksDB releases this object";
                    case RECEIVER_CLOSES -> "called until this object is closed or given others";
                    case RETURN -> "called before this returns";
                };
        return draft.declare("callbacks", new JavaType.Callbacks(interfaceName(draft)), false, false, what);
    }

    private static String interfaceName(Draft draft) {
        String name = draft.rule().callbacks();
        if (name == null) {
            throw new MissingFact("it takes functions to call back; say \"callbacks: <an interface>\"");
        }
        return name;
    }

    private static CallbackRule rule(Draft draft) {
        Located<CallbackRule> rule = draft.rules().callbacks().get(interfaceName(draft));
        if (rule == null) {
            throw new RuleMistake("the templates have no callbacks " + interfaceName(draft));
        }
        return rule.rule();
    }

    private static boolean asksForName(Draft draft) {
        return draft.function().parameters().stream().anyMatch(parameter -> isName(parameter, draft.types()));
    }

    private static Argument state(Draft draft, String parameter) {
        Until until = until(draft);
        String visits = draft.rule().recordCount();
        if (visits != null && until != Until.RETURN) {
            throw new RuleMistake(
                    "\"record-count\" says how often callbacks are called that end with the call; these do not");
        }
        return new Argument.CallbackState(
                parameter,
                asksForName(draft) ? "name" : null,
                until,
                draft.name(),
                rule(draft).consistent(),
                visits == null ? null : draft.question(visits, "to count what is visited"));
    }

    /**
     * What a setter is given is called until its receiver is closed, whatever the destructor says: C calls that when
     * others are set, while objects that were made of the receiver before still have the old ones.
     */
    private static Until until(Draft draft) {
        if (draft.form() == Form.METHOD && draft.isSetter()) {
            return Until.RECEIVER_CLOSES;
        }
        boolean destructor = draft.function().parameters().stream()
                .anyMatch(parameter ->
                        isNamed(parameter, draft.rules().conventions().callbackDestructors()));
        if (destructor) {
            return Until.DESTRUCTOR;
        }
        return HandleTypes.opaqueName(draft.function().returnType()).isPresent() ? Until.RESULT_CLOSES : Until.RETURN;
    }

    private static Argument function(Draft draft) {
        CParameter parameter = draft.parameter(0).orElseThrow();
        Conventions conventions = draft.rules().conventions();
        if (isNamed(parameter, conventions.callbackDestructors())) {
            return new Argument.CallbackHelper(
                    until(draft) == Until.DESTRUCTOR ? Helper.DESTRUCTOR : Helper.NO_DESTRUCTOR);
        }
        if (isNamed(parameter, conventions.callbackFrees())) {
            return new Argument.CallbackHelper(Helper.FREE);
        }
        if (isName(parameter, draft.types())) {
            return new Argument.CallbackHelper(Helper.NAME);
        }
        return new Argument.CallbackStub(interfaceName(draft), method(draft, parameter));
    }

    /** The method with the same place among those of the interface; it must be the same function to C. */
    private static String method(Draft draft, CParameter parameter) {
        Conventions conventions = draft.rules().conventions();
        List<CParameter> before = draft.function().parameters().subList(0, draft.index());
        int place = methods(before, draft.types(), conventions).size();
        List<CParameter> all = draft.types()
                .function(rule(draft).function())
                .map(function -> methods(function, draft.types(), conventions))
                .orElse(List.of());
        List<CallbackRule.Method> methods = rule(draft).methods();
        if (place >= methods.size() || place >= all.size() || !same(draft, all.get(place), parameter)) {
            throw new MissingFact("function pointer " + place + " is none of the methods of " + interfaceName(draft)
                    + "; list them in the order in which C takes them");
        }
        return methods.get(place).name();
    }

    private static boolean same(Draft draft, CParameter a, CParameter b) {
        return types(draft, a).equals(types(draft, b));
    }

    private static List<CType> types(Draft draft, CParameter parameter) {
        CType.FunctionPointer function =
                draft.types().functionPointer(parameter.type()).orElseThrow();
        List<CType> types = new ArrayList<>(
                function.parameters().stream().map(CParameter::type).toList());
        types.add(function.returnType());
        return types;
    }
}
