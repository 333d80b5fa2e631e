package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.ValueRule.DefaultRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/** The parameters of a Java method, which conventions declare one after the other. */
public final class JavaParameters {

    private final CallBuilder call;
    private final List<JavaParameter> parameters = new ArrayList<>();
    /** By index in C, those for which "omit" is stated, although an object of their type can be left out anyway. */
    private final Map<Integer, JavaParameter> optionalAnyway = new LinkedHashMap<>();

    /** By name, the indices in C of those whose names are stated. */
    private final Map<String, Integer> named = new HashMap<>();

    JavaParameters(CallBuilder call) {
        this.call = call;
    }

    /** The parameter of that type, if it is declared already. */
    public Optional<JavaParameter> declared(Class<? extends JavaType> type) {
        return parameters.stream()
                .filter(parameter -> type.isInstance(parameter.type()))
                .findFirst();
    }

    /** Adds a parameter that can be neither null nor left out. */
    public JavaParameter declare(String wanted, JavaType type, String what) {
        return declare(wanted, type, false, false, what);
    }

    /**
     * Adds a parameter for the next one of C. Its name is made unique.
     *
     * @param what what happens to it, or another fragment for the Javadoc, which comes after what the templates say
     */
    public JavaParameter declare(String wanted, JavaType type, boolean nullable, boolean optional, String what) {
        String name = call.fact().naming().name();
        if (name != null && !(SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name))) {
            throw call.mistake("name", "\"" + name + "\" cannot be a name in Java; give it another \"name\"");
        }
        String free = JavaParameter.isReserved(wanted) ? "given" + call.names().upper(wanted) : wanted;
        String unique = free;
        Integer stated = name != null ? Integer.valueOf(call.index()) : named.get(free);
        if (isTaken(free) && stated != null) {
            throw RuleMistake.under(
                    call.keys(stated, "name"),
                    "two parameters are called " + free + "; give " + call.address(stated) + " another \"name\"");
        }
        if (stated != null) {
            named.put(free, stated);
        }
        for (int number = 2; isTaken(unique); number++) {
            unique = free + number;
        }
        JavaParameter parameter = new JavaParameter(
                unique, type, nullable, omitted(type, nullable, optional), given(type), described(what));
        parameters.add(parameter);
        if (optional && !nullable && call.fact().naming().omit() != null) {
            optionalAnyway.put(call.index(), parameter);
        }
        return parameter;
    }

    /** Looks whether there would be other forms without what is stated of parameters that are optional anyway. */
    void checkForms(Operation operation) {
        optionalAnyway.forEach((index, optional) -> {
            Operation unstated =
                    operation.withParameter(optional.name(), parameter -> parameter.omittedFrom(JavaParameter.LAST));
            if (forms(operation).equals(forms(unstated))) {
                throw RuleMistake.under(
                        call.keys(index, "omit"),
                        "\"omit\" has no effect on parameter " + call.address(index)
                                + ": its type is \"optional\", which makes the same forms; delete it");
            }
        });
    }

    private static Set<List<String>> forms(Operation operation) {
        return operation.shortForms().stream()
                .map(form -> form.stream().map(JavaParameter::name).toList())
                .collect(Collectors.toSet());
    }

    private boolean isTaken(String candidate) {
        return parameters.stream().anyMatch(parameter -> parameter.name().equals(candidate));
    }

    private int omitted(JavaType type, boolean nullable, boolean optional) {
        Integer stated = call.fact().naming().omit();
        if (stated == null) {
            return optional ? JavaParameter.LAST : JavaParameter.NEVER;
        }
        if (stated < 1) {
            throw call.mistake("omit", "\"omit\" is " + stated + "; it counts from 1");
        }
        if (!(optional || nullable || type instanceof JavaType.Primitive)) {
            throw call.mistake("omit", "nothing can stand for parameter " + call.address() + "; " + standIn(type));
        }
        if (call.form() == Form.CONSTRUCTOR) {
            throw call.mistake("omit", "a constructor has no forms without parameters; delete \"omit\"");
        }
        return stated;
    }

    /** What to do so that something stands for a parameter that is left out. */
    private String standIn(JavaType type) {
        boolean object = type instanceof JavaType.Handle;
        if (!object && !(type instanceof JavaType.Bytes || type == JavaType.Fixed.TEXT)) {
            return "delete \"omit\""
                    + (type instanceof JavaType.Callbacks
                            ? ""
                            : ", or write the overload by hand in members/"
                                    + call.owner().className() + ".java beside the template");
        }
        return "add \"nullable: true\" if C takes null, "
                + (object ? "say \"optional: true\" of its type (for all functions that take it), " : "")
                + "or delete \"omit\"";
    }

    private JavaParameter.@Nullable Given given(JavaType type) {
        DefaultRule rule = call.fact().naming().byDefault();
        if (rule == null) {
            return null;
        }
        TypeIndex types = call.types();
        FunctionShape by = types.function(rule.function())
                .filter(function -> function.parameters().size() == 1
                        && type instanceof JavaType.Handle handle
                        && types.pointedTo(function.returnType())
                                .filter(given -> given.className().equals(handle.className()))
                                .isPresent())
                .map(function -> FunctionShape.of(function, call.rules(), types))
                .filter(shape -> shape.form() == Form.METHOD && shape.owner().equals(call.owner()))
                .orElseThrow(() -> call.mistake(
                                "default",
                                "the header has no function " + rule.function()
                                        + " of the receiver that gives what stands for parameter " + call.address()
                                        + Suggestions.didYouMeanOr(
                                                rule.function(),
                                                types.function(rule.function()).isPresent()
                                                        ? Set.of()
                                                        : types.functionNames(),
                                                "; name one that takes the receiver alone and returns a "
                                                        + type.simpleName() + ", or delete \"default\""))
                        .about(rule.function()));
        if (call.returns().parent() != null) {
            throw call.mistake(
                    "default",
                    "nothing can stand for parameter " + call.address()
                            + ": it would be closed at once, and with it what comes back; delete \"default\"");
        }
        return new JavaParameter.Given(by.name(), rule.summary());
    }

    /** What the templates say that the next parameter is, and what happens to it. */
    private String described(String happens) {
        Optional<String> named = call.parameter(0)
                .flatMap(parameter -> Optional.ofNullable(parameter.name()))
                .flatMap(call.rules()::parameter);
        String stated = call.fact().naming().what();
        String what = stated != null ? stated : named.orElse("");
        return what.isEmpty() || happens.isEmpty() ? what + happens : what + "; " + happens;
    }

    /** In Java's order: in a method, the types that rocksdbjni puts first come first. */
    List<JavaParameter> ordered() {
        List<String> first = call.rules().conventions().first().stream()
                .flatMap(cName -> call.types().named(cName).stream())
                .map(HandleType::className)
                .toList();
        List<JavaParameter> ordered = new ArrayList<>(parameters);
        if (call.isMethod()) {
            ordered.sort((a, b) -> Boolean.compare(isFirst(b, first), isFirst(a, first)));
        }
        // A lambda reads best at the end.
        ordered.sort(Comparator.comparing(parameter -> parameter.type() instanceof JavaType.Callbacks));
        return ordered;
    }

    private static boolean isFirst(JavaParameter parameter, List<String> first) {
        return parameter.type() instanceof JavaType.Handle handle && first.contains(handle.className());
    }
}
