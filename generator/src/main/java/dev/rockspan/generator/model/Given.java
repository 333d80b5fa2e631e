package dev.rockspan.generator.model;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Which setters have a getter in Java that returns what they were given, as C has none. */
public final class Given {

    private Given() {}

    /** Whether a setter of a type could have such a getter: of one object, or of one list. */
    public static boolean canBe(JavaType type) {
        return type instanceof JavaType.Handle || isMany(type);
    }

    private static boolean isMany(JavaType type) {
        return type instanceof JavaType.ListOf || type == JavaType.Fixed.INTS;
    }

    /** Whether an operation gives settings one object, or one list. */
    public static boolean isBy(Operation operation) {
        return operation.effects().given() != null;
    }

    /** Whether that is a list. */
    public static boolean isMany(Operation operation) {
        return isMany(type(operation));
    }

    /** What is given. */
    public static JavaType type(Operation operation) {
        return operation.parameters().get(0).type();
    }

    /** The setters among operations that have such a getter: no operation is one already, or sets several things. */
    public static List<Operation> withGetter(List<Operation> operations) {
        List<Operation> givers = operations.stream().filter(Given::isBy).toList();
        List<String> names = Stream.concat(
                        operations.stream().map(Operation::name),
                        givers.stream().map(Given::getter))
                .toList();
        return givers.stream()
                .filter(operation -> Collections.frequency(names, getter(operation)) == 1)
                .filter(operation -> Collections.frequency(names, operation.name()) == 1)
                .toList();
    }

    /** The name of the getter. */
    public static String getter(Operation operation) {
        return Objects.requireNonNull(operation.effects().given());
    }
}
