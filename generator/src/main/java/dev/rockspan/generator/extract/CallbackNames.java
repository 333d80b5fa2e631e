package dev.rockspan.generator.extract;

import dev.rockspan.generator.capi.CDeclaration;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CSyntaxException;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypeParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Gives the parameters of callbacks their names. clang leaves them out when it writes the type of a function pointer,
 * but jextract keeps them in the Java interface that it makes of one.
 */
final class CallbackNames {

    private CallbackNames() {}

    /** The same function pointer with these names where it has none; an empty name stays none. */
    static CType.FunctionPointer fillIn(CType.FunctionPointer type, List<String> names) {
        if (names.size() != type.parameters().size()) {
            return type;
        }
        List<CParameter> parameters = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            CParameter parameter = type.parameters().get(i);
            @Nullable String name = names.get(i).isEmpty() ? null : names.get(i);
            parameters.add(new CParameter(parameter.name() == null ? name : parameter.name(), parameter.type()));
        }
        return new CType.FunctionPointer(type.returnType(), parameters);
    }

    /**
     * The parameters of a function, with the names within those that are function pointers.
     *
     * @param check is told the class and the type of each of those
     */
    static List<CParameter> fillIn(
            CDeclaration declaration,
            GeneratedJava java,
            CTypeParser types,
            BiConsumer<String, CType.FunctionPointer> check) {
        Set<String> used = new HashSet<>();
        List<CParameter> parameters = new ArrayList<>();
        for (CParameter parameter : declaration.parameters()) {
            if (parameter.type() instanceof CType.FunctionPointer type) {
                String className = classOf(parameter, declaration, java, types, used);
                if (className != null) {
                    used.add(className);
                    check.accept(className, type);
                    parameters.add(
                            new CParameter(parameter.name(), fillIn(type, java.callbackParameterNames(className))));
                    continue;
                }
            }
            parameters.add(parameter);
        }
        return parameters;
    }

    /** jextract names the class after the function and the parameter; one without a name is found by its type. */
    private static @Nullable String classOf(
            CParameter parameter, CDeclaration declaration, GeneratedJava java, CTypeParser types, Set<String> used) {
        for (String className : java.callbackClasses(declaration.name())) {
            String quoted = java.declaration(className).orElse("");
            try {
                if (!used.contains(className) && types.parameter(quoted).equals(parameter)) {
                    return className;
                }
            } catch (CSyntaxException e) {
                // Not the class of a parameter.
            }
        }
        return null;
    }
}
