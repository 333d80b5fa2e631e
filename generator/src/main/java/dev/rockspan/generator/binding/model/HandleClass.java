package dev.rockspan.generator.binding.model;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A Java class that stands for one opaque C type.
 *
 * @param summary the first sentence of its Javadoc
 * @param destroy the function that frees an object, or null where objects are only ever views or freed otherwise
 * @param disposal how an object is freed that no function frees by itself
 * @param sharing who may use an object at the same time
 * @param tied whether an object is closed when the one that made it closes
 * @param pinned whether it stands for bytes that stay where C has them
 * @param base the hand-written superclass, or null where there is none
 * @param defaultInstance whether a shared default object stands in where a caller leaves it out
 * @param pending how writes are pending in Java until RocksDB's object is needed, or null
 * @param filled whether new objects have nothing in them until a call fills them
 * @param orders whether objects are orders of keys
 * @param keepsAll the mark of those objects of which an object keeps all that it meets, or null
 * @param completion what an object is given that lacks it, or null
 * @param operations in the order of emission
 */
public record HandleClass(
        String name,
        String cType,
        String summary,
        @Nullable String destroy,
        @Nullable Disposal disposal,
        Sharing sharing,
        boolean tied,
        boolean pinned,
        @Nullable Base base,
        boolean defaultInstance,
        @Nullable PendingWrites pending,
        boolean filled,
        boolean orders,
        @Nullable String keepsAll,
        @Nullable Completion completion,
        List<Operation> operations) {

    /** Who may use an object at the same time. */
    public enum Sharing {
        ANY_THREAD,
        /** Any number of calls, as long as none changes it. */
        READERS,
        /** One call at a time. */
        ONE_CALL,
        /** The thread that made it. */
        MAKER
    }

    /** The functions that make an owner, give it the object, and free both. */
    public record Disposal(String create, String give, String destroy) {}

    /**
     * A superclass in the runtime.
     *
     * @param path the path that it is made with
     * @param functions those whose methods it has
     */
    public record Base(String name, String path, Set<String> functions) {

        public Base {
            functions = Set.copyOf(functions);
        }
    }

    /**
     * How the writes of a batch are pending in Java.
     *
     * @param path by which the runtime creates RocksDB's batch
     * @param create the function that creates an empty batch
     */
    public record PendingWrites(String path, String create) {

        /** Whether an operation creates a batch with pending writes. */
        public boolean isMadeBy(Operation operation) {
            return operation.form() == Operation.Form.CONSTRUCTOR
                    && operation.function().equals(create);
        }
    }

    /**
     * Callbacks that say that they cannot answer.
     *
     * @param create the function that makes an object of them
     * @param arguments what it takes
     * @param give the function that an object is given that with
     * @param ask the function that fails with each of {@code texts} if an object has some; it takes another to fill
     * @param maker makes that other
     * @param destroy frees it
     * @param by the function of the extension that makes and gives it, if that is in use; null if there is none
     * @param off what an object of which it is not known what it has must not have been switched on
     * @param numbers what such an object must not have outside of bounds
     * @param orders whether such an object may have an order of keys of RocksDB's own
     */
    public record Completion(
            String create,
            List<Argument> arguments,
            String give,
            String ask,
            List<String> texts,
            String maker,
            String destroy,
            @Nullable String by,
            List<Switch> off,
            List<Number> numbers,
            boolean orders) {

        public Completion {
            arguments = List.copyOf(arguments);
            texts = List.copyOf(texts);
            off = List.copyOf(off);
            numbers = List.copyOf(numbers);
        }

        /**
         * A number that has bounds.
         *
         * @param get the function that tells it
         * @param set the one that sets it
         */
        public record Number(String get, String set, Argument.Bounded bounds) {}

        /**
         * What can be switched on and off.
         *
         * @param set the function that does so
         */
        public record Switch(String set, Carrier carrier) {}
    }

    public HandleClass {
        operations = List.copyOf(operations);
    }

    /** Whether the superclass has an operation, so that it is not to be emitted. */
    public boolean inherits(Operation operation) {
        return base != null && base.functions().contains(operation.function());
    }
}
