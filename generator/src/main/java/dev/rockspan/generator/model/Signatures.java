package dev.rockspan.generator.model;

import dev.rockspan.generator.model.Operation.Form;
import java.util.List;
import java.util.stream.Collectors;

/** Writes Java signatures as text, for reports and to tell overloads apart. */
public final class Signatures {

    private Signatures() {}

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
