package dev.rockspan.generator.validate;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.JavaType.BytesForm;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Signatures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Finds overloads that javac could not choose between for a caller who passes null where null may be passed. */
public final class NullOverloads {

    /** One way to call an operation. */
    private record Overload(Operation operation, String name, List<JavaParameter> parameters) {}

    private NullOverloads() {}

    static List<Problem> in(HandleClass type) {
        List<Overload> overloads = type.operations().stream()
                .flatMap(operation -> overloads(type.name(), operation))
                .toList();
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

    /** The first overload of a class that a call with null could mean as well if a parameter of a function were another. */
    public static Optional<String> clash(
            HandleClass type, String function, String parameter, UnaryOperator<JavaParameter> change) {
        List<Overload> all = type.operations().stream()
                .flatMap(operation -> operation.function().equals(function)
                        ? changed(operation, parameter, change)
                        : Stream.of(operation))
                .flatMap(operation -> overloads(type.name(), operation))
                .toList();
        return all.stream()
                .filter(one -> one.operation().function().equals(function))
                .flatMap(one -> all.stream().filter(other -> areAmbiguous(one, other)))
                .map(other -> Signatures.erased(other.name(), other.parameters()))
                .findFirst();
    }

    /** Bytes that can be null come as an array alone. */
    private static Stream<Operation> changed(
            Operation operation, String parameter, UnaryOperator<JavaParameter> change) {
        List<JavaParameter> parameters = operation.parameters().stream()
                .map(each -> each.name().equals(parameter) ? change.apply(each) : each)
                .toList();
        boolean another = parameters.stream()
                .filter(each -> each.name().equals(parameter) && each.nullable())
                .anyMatch(each -> each.type() instanceof JavaType.Bytes bytes && bytes.form() != BytesForm.ARRAY);
        return another ? Stream.empty() : Stream.of(operation.withParameters(parameters));
    }

    private static Stream<Overload> overloads(String className, Operation operation) {
        String name = operation.form() == Form.CONSTRUCTOR ? className : operation.name();
        return Stream.concat(Stream.of(operation.parameters()), operation.shortForms().stream())
                .map(form -> new Overload(operation, name, form));
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
