package dev.rockspan.generator.validate;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Signatures;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
        Map<Set<String>, Problem> problems = new LinkedHashMap<>();
        for (int i = 0; i < overloads.size(); i++) {
            for (int j = i + 1; j < overloads.size(); j++) {
                Overload one = overloads.get(i);
                Overload other = overloads.get(j);
                if (areAmbiguous(one, other)) {
                    problems.putIfAbsent(
                            Set.copyOf(List.of(
                                    one.operation().function(),
                                    other.operation().function())),
                            problem(type, one, other));
                }
            }
        }
        return List.copyOf(problems.values());
    }

    /** The first overload of a class that a call with null could mean as well if a parameter of a function were another. */
    public static Optional<String> clash(
            HandleClass type, String function, String parameter, UnaryOperator<JavaParameter> change) {
        Set<String> names = type.operations().stream()
                .filter(operation -> operation.function().equals(function))
                .map(operation -> name(type.name(), operation))
                .collect(Collectors.toSet());
        List<Overload> all = type.operations().stream()
                .filter(operation -> names.contains(name(type.name(), operation)))
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
        Operation changed = operation.withParameter(parameter, change);
        boolean another = changed.parameter(parameter)
                .filter(JavaParameter::nullable)
                .filter(each -> each.type() instanceof JavaType.Bytes && each.type() != JavaType.Bytes.ARRAY)
                .isPresent();
        return another ? Stream.empty() : Stream.of(changed);
    }

    private static Stream<Overload> overloads(String className, Operation operation) {
        return operation.forms().map(form -> new Overload(operation, name(className, operation), form));
    }

    private static String name(String className, Operation operation) {
        return operation.form() == Form.CONSTRUCTOR ? className : operation.name();
    }

    private static boolean areAmbiguous(Overload one, Overload other) {
        if (!one.name().equals(other.name())
                || one.parameters().size() != other.parameters().size()) {
            return false;
        }
        List<Integer> differing = differing(one, other);
        return !differing.isEmpty()
                && differing.stream().allMatch(index -> {
                    JavaParameter a = one.parameters().get(index);
                    JavaParameter b = other.parameters().get(index);
                    return (a.nullable() || b.nullable()) && !isPrimitive(a) && !isPrimitive(b);
                });
    }

    /** The indices of the parameters that have not the same type in both. */
    private static List<Integer> differing(Overload one, Overload other) {
        return IntStream.range(0, one.parameters().size())
                .filter(index -> !typeOf(one, index).equals(typeOf(other, index)))
                .boxed()
                .toList();
    }

    private static String typeOf(Overload overload, int index) {
        return overload.parameters().get(index).type().simpleName();
    }

    private static boolean isPrimitive(JavaParameter parameter) {
        return parameter.type() instanceof JavaType.Primitive;
    }

    private static Problem problem(HandleClass type, Overload one, Overload other) {
        List<Integer> differing = differing(one, other);
        String call = IntStream.range(0, one.parameters().size())
                .mapToObj(index -> differing.contains(index)
                        ? "null"
                        : one.parameters().get(index).name())
                .collect(Collectors.joining(", ", type.name() + "." + one.name() + "(", ")"));
        Overload nullable = one.parameters().get(differing.get(0)).nullable() ? one : other;
        Optional<String> shortened = Stream.of(one, other)
                .filter(NullOverloads::isShortened)
                .map(overload -> overload.operation().function())
                .findFirst();
        String function = nullable.operation().function();
        return new Problem(
                shortened.orElse(function),
                call + " could mean " + one.operation().function() + " or "
                        + other.operation().function() + "; "
                        + shortened
                                .map(by -> "delete or change \"omit\" of " + by + ", ")
                                .orElse("")
                        + "delete \"nullable\" of " + function + " for what is "
                        + nullable.parameters().get(differing.get(0)).name()
                        + " in Java, or give one another \"name\"");
    }

    private static boolean isShortened(Overload overload) {
        return overload.parameters().size() < overload.operation().parameters().size();
    }
}
