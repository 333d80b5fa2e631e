package dev.rockspan.generator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a callback answers, and the value that C gets after an exception. Parameters of C are given by their place. */
public sealed interface CallbackResult {

    /** Nothing. */
    record Nothing() implements CallbackResult {}

    /** A number, truth value or enum. */
    record Value(Conversion conversion, Failure failure) implements CallbackResult {}

    /** New bytes, which C frees; none if it failed. */
    record Merged(int success, int length) implements CallbackResult {}

    /** The length of a prefix of the key at that place. */
    record Prefix(int key, int length) implements CallbackResult {}

    /** Whether an entry stays, goes or changes. */
    record Decision(int value, int length, int changed) implements CallbackResult {}

    /**
     * An object that C takes over.
     *
     * @param failure what is made in its stead, or null for none
     */
    record Given(String className, @Nullable String failure) implements CallbackResult {}

    /** Several things, as a record. */
    record Answer(String name, Component first, Failure failure, List<Component> others) implements CallbackResult {

        public Answer {
            others = List.copyOf(others);
        }
    }

    /**
     * A part of an answer.
     *
     * @param what what it is, for the Javadoc; empty if nothing is said
     * @param conversion of a number, else null
     * @param at where C wants it; of bytes the address, followed by the length
     * @param bytes whether it is bytes; if it has no conversion either, it is a truth value
     */
    record Component(String name, String what, @Nullable Conversion conversion, int at, boolean bytes) {}

    /** A number for C. */
    sealed interface Failure {

        /** As written. */
        record Literal(String java) implements Failure {}

        /** A constant of an enum. */
        record Constant(String enumClass, String name) implements Failure {}

        /** Some order of the bytes at two places, where the right one is not known. */
        record AnyOrder(int a, int b) implements Failure {}
    }
}
