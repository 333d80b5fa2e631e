package dev.rockspan.generator.model;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A Java class that stands for one opaque C type.
 *
 * @param summary the first sentence of its Javadoc
 * @param lifetime how objects begin, are used and end
 * @param supertypes what it extends and implements
 * @param defaultInstance whether a shared default object stands in where a caller leaves it out
 * @param pending how writes are pending in Java until RocksDB's object is needed, or null
 * @param operations in the order of emission
 */
public record HandleClass(
        String name,
        String cType,
        String summary,
        Lifetime lifetime,
        Supertypes supertypes,
        boolean defaultInstance,
        @Nullable PendingWrites pending,
        List<Operation> operations) {

    /**
     * How objects begin, are used and end.
     *
     * @param destroy the function that frees an object, or null where objects are only ever views or freed otherwise
     * @param disposal how an object is freed that no function frees by itself
     * @param sharing who may use an object at the same time
     * @param tied whether an object is closed when the one that made it closes
     * @param pinned whether it stands for bytes that stay where C has them
     * @param filled whether new objects have nothing in them until a call fills them
     */
    public record Lifetime(
            @Nullable String destroy,
            @Nullable Disposal disposal,
            Sharing sharing,
            boolean tied,
            boolean pinned,
            boolean filled) {}

    /**
     * What a class extends and implements.
     *
     * @param base the hand-written superclass, or null where there is none
     * @param derived how it extends another class, or null if it does not
     * @param split the interfaces that have methods of its, where its C type stands for several classes; itself or
     *     through another
     */
    public record Supertypes(@Nullable Base base, @Nullable Derived derived, List<SplitInterface> split) {}

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
    public record Base(String name, String path, Set<String> functions) {}

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

    /** Whether the superclass or an interface has an operation, so that it is not to be emitted. */
    public boolean inherits(Operation operation) {
        return isHandWritten(operation.function())
                || supertypes.split().stream().anyMatch(type -> type.has(operation));
    }

    /** Whether the method over a function is that of a hand-written superclass. */
    public boolean isHandWritten(String function) {
        return supertypes.base() != null && supertypes.base().functions().contains(function);
    }

    /** The same with methods in interfaces. */
    public HandleClass split(List<SplitInterface> interfaces) {
        return with(new Supertypes(supertypes.base(), supertypes.derived(), interfaces));
    }

    /** The same, which extends another class. */
    public HandleClass derived(Derived superclass) {
        return with(new Supertypes(supertypes.base(), superclass, supertypes.split()));
    }

    private HandleClass with(Supertypes others) {
        return new HandleClass(name, cType, summary, lifetime, others, defaultInstance, pending, operations);
    }

    /** Another class of the same C type. */
    public HandleClass sibling(
            String otherName, String otherSummary, List<Operation> others, List<SplitInterface> interfaces) {
        return new HandleClass(
                otherName,
                cType,
                otherSummary,
                lifetime,
                new Supertypes(supertypes.base(), null, interfaces),
                false,
                pending,
                others);
    }
}
