package dev.rockspan.generator.model;

import dev.rockspan.generator.model.Operation.Form;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes Java signatures as text, for reports and to tell overloads apart. */
public final class Signatures {

    /** What every object has already: a method of that name and without parameters would clash. */
    private static final Set<String> TAKEN = Set.of(
            "close()",
            "isClosed()",
            "isOwningHandle()",
            "getClass()",
            "hashCode()",
            "notify()",
            "notifyAll()",
            "toString()",
            "wait()",
            "wait(long)",
            "wait(long, int)",
            "clone()",
            "finalize()",
            "in(Arena)",
            "segment()");

    /** What gives the default object of a class that has one. */
    private static final String DEFAULTS = "defaults()";

    private Signatures() {}

    /** Whether java.lang has a type of that name. */
    public static boolean isOfJava(String type) {
        return Object.class.getResource("/java/lang/" + type + ".class") != null;
    }

    /** Whether java.lang or java.util has a type of that name. */
    public static boolean isWellKnown(String type) {
        return isOfJava(type) || Object.class.getResource("/java/util/" + type + ".class") != null;
    }

    /**
     * Why no method can have a signature, as {@link #erased} writes it; nothing if one can.
     *
     * @param hasDefault whether its class has a default object
     */
    public static Optional<String> taken(String signature, boolean hasDefault) {
        return TAKEN.contains(signature) || hasDefault && signature.equals(DEFAULTS)
                ? Optional.of("which every object has already")
                : Optional.empty();
    }

    /** {@code RocksDB.put(WriteOptions, byte[], byte[])}. */
    public static String text(String owner, Operation operation) {
        return text(owner, operation, operation.parameters());
    }

    /** The same of a form with fewer parameters. */
    public static String text(String owner, Operation operation, List<JavaParameter> parameters) {
        return operation.form() == Form.CONSTRUCTOR
                ? "new " + owner + types(parameters)
                : owner + '.' + erased(operation.name(), parameters);
    }

    /** {@code put(WriteOptions, byte[], byte[])}. */
    public static String erased(String name, List<JavaParameter> parameters) {
        return name + types(parameters);
    }

    private static String types(List<JavaParameter> parameters) {
        return parameters.stream()
                .map(parameter -> parameter.type().simpleName())
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
