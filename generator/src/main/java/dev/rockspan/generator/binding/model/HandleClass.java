package dev.rockspan.generator.binding.model;

import java.util.List;
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
 * @param defaultInstance whether a shared default object stands in where a caller leaves it out
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
        boolean defaultInstance,
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

    public HandleClass {
        operations = List.copyOf(operations);
    }
}
