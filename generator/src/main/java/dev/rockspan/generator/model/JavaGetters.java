package dev.rockspan.generator.model;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Getters that C lacks: Java remembers the object or the list that a setter was called with, and returns it. */
public final class JavaGetters {

    private JavaGetters() {}

    /** Whether Java can remember an argument of a type: one object, or one list. */
    public static boolean canRemember(JavaType type) {
        return type instanceof JavaType.Handle || isMany(type);
    }

    private static boolean isMany(JavaType type) {
        return type instanceof JavaType.ListOf || type == JavaType.Fixed.INTS;
    }

    /** Whether Java remembers what a setter was called with. */
    public static boolean isNoted(Operation operation) {
        return operation.effects().javaGetter() != null;
    }

    /** Whether the setter takes a list. */
    public static boolean isMany(Operation operation) {
        return isMany(type(operation));
    }

    /** The type of the setter's argument. */
    public static JavaType type(Operation operation) {
        return operation.parameters().get(0).type();
    }

    /** The setters among operations that have such a getter: no operation has its name, and no other setter has theirs. */
    public static List<Operation> setters(List<Operation> operations) {
        List<Operation> setters =
                operations.stream().filter(JavaGetters::isNoted).toList();
        List<String> names = Stream.concat(
                        operations.stream().map(Operation::name),
                        setters.stream().map(JavaGetters::name))
                .toList();
        return setters.stream()
                .filter(operation -> Collections.frequency(names, name(operation)) == 1)
                .filter(operation -> Collections.frequency(names, operation.name()) == 1)
                .toList();
    }

    /** The name of the getter. */
    public static String name(Operation operation) {
        return Objects.requireNonNull(operation.effects().javaGetter());
    }
}
