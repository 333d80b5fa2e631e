package dev.rockspan.generator.model;

import dev.rockspan.generator.model.Operation.Form;
import java.util.Collections;
import java.util.List;

/** Which setters have a getter in Java that returns what they were given, as C has none. */
public final class Given {

    private static final String SET = "set";

    private Given() {}

    /** Whether an operation gives settings one object, or one list. */
    public static boolean isBy(Operation operation) {
        return operation.form() == Form.METHOD
                && operation.result() == Result.Plain.FLUENT
                && operation.name().startsWith(SET)
                && operation.parameters().size() == 1
                && (type(operation) instanceof JavaType.Handle || isMany(operation));
    }

    /** Whether that is a list. */
    public static boolean isMany(Operation operation) {
        return type(operation) instanceof JavaType.ListOf || type(operation) == JavaType.Fixed.INTS;
    }

    /** What is given. */
    public static JavaType type(Operation operation) {
        return operation.parameters().get(0).type();
    }

    /** The setters among operations that have such a getter: no operation is one already, or sets several things. */
    public static List<Operation> withGetter(List<Operation> operations) {
        List<String> names = operations.stream().map(Operation::name).toList();
        return operations.stream()
                .filter(Given::isBy)
                .filter(operation -> !names.contains(getter(operation)))
                .filter(operation -> Collections.frequency(names, operation.name()) == 1)
                .toList();
    }

    /** The name of the getter. */
    public static String getter(Operation operation) {
        String name = operation.name().substring(SET.length());
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
