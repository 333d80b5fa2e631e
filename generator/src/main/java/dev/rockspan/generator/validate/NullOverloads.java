package dev.rockspan.generator.validate;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Signatures;
import java.util.ArrayList;
import java.util.List;

/** Finds overloads that javac could not choose between for a caller who passes null where null may be passed. */
final class NullOverloads {

    /** One way to call an operation. */
    private record Overload(Operation operation, String name, List<JavaParameter> parameters) {}

    private NullOverloads() {}

    static List<Problem> in(HandleClass type) {
        List<Overload> overloads = new ArrayList<>();
        for (Operation operation : type.operations()) {
            String name = operation.form() == Form.CONSTRUCTOR ? type.name() : operation.name();
            overloads.add(new Overload(operation, name, operation.parameters()));
            operation.shortForms().forEach(form -> overloads.add(new Overload(operation, name, form)));
        }
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < overloads.size(); i++) {
            for (int j = i + 1; j < overloads.size(); j++) {
                if (areAmbiguous(overloads.get(i), overloads.get(j))) {
                    problems.add(problem(type, overloads.get(i), overloads.get(j)));
                }
            }
        }
        return problems;
    }

    private static boolean areAmbiguous(Overload one, Overload other) {
        if (!one.name().equals(other.name())
                || one.parameters().size() != other.parameters().size()) {
            return false;
        }
        boolean differ = false;
        for (int index = 0; index < one.parameters().size(); index++) {
            JavaParameter a = one.parameters().get(index);
            JavaParameter b = other.parameters().get(index);
            if (!a.type().simpleName().equals(b.type().simpleName())) {
                differ = true;
                if (!(a.nullable() || b.nullable()) || isPrimitive(a) || isPrimitive(b)) {
                    return false;
                }
            }
        }
        return differ;
    }

    private static boolean isPrimitive(JavaParameter parameter) {
        return parameter.type() instanceof JavaType.Primitive;
    }

    private static Problem problem(HandleClass type, Overload one, Overload other) {
        return new Problem(
                one.operation().function(),
                "and " + other.operation().function() + " are both called by " + type.name() + "." + one.name()
                        + " with null: " + Signatures.erased(one.name(), one.parameters()) + " and "
                        + Signatures.erased(other.name(), other.parameters())
                        + "; do not let it be null, or give one another \"name\"");
    }
}
