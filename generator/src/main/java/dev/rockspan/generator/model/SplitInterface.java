package dev.rockspan.generator.model;

import java.util.List;

/**
 * An interface with some of the methods of a C type, for the Java classes that share these among them. Its type parameter
 * is the class that implements it, which its setters return.
 *
 * @param summary the first sentence of its Javadoc
 * @param parents the interfaces of the same kind that it extends
 * @param sharing who may use an object at the same time
 * @param operations in the order of emission
 */
public record SplitInterface(
        String name,
        String summary,
        List<String> parents,
        String cType,
        HandleClass.Sharing sharing,
        List<Operation> operations) {

    /** Whether it has the methods over a C function. */
    public boolean has(Operation operation) {
        return operations.stream().anyMatch(other -> other.function().equals(operation.function()));
    }
}
