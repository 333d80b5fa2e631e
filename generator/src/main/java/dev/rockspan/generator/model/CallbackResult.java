package dev.rockspan.generator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a callback answers, and the value that C gets after an exception. Parameters of C are given by their place. */
public sealed interface CallbackResult {

    /** Does what a visitor does for this kind. */
    <R> R accept(Visitor<R> visitor);

    /** Whether it says itself what C gets where Java does not implement the callback: nothing, or as after an exception. */
    boolean hasDefault();

    /**
     * Something that is done for each kind.
     *
     * @param <R> what comes of it
     */
    interface Visitor<R> {

        R nothing(Nothing result);

        R value(Value result);

        R merged(Merged result);

        R prefix(Prefix result);

        R decision(Decision result);

        R given(Given result);

        R answer(Answer result);
    }

    /** Nothing. */
    record Nothing() implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.nothing(this);
        }

        @Override
        public boolean hasDefault() {
            return true;
        }
    }

    /** A number, truth value or enum. */
    record Value(Conversion conversion, Failure failure) implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.value(this);
        }

        @Override
        public boolean hasDefault() {
            return failure.kind() != Failure.Kind.ANY_ORDER;
        }
    }

    /** New bytes, which C frees; none if it failed. */
    record Merged(int success, int length) implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.merged(this);
        }

        @Override
        public boolean hasDefault() {
            return true;
        }
    }

    /** The length of a prefix of the key at that place. */
    record Prefix(int key, int length) implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.prefix(this);
        }

        @Override
        public boolean hasDefault() {
            return false;
        }
    }

    /** Whether an entry stays, goes or changes. */
    record Decision(int value, int length, int changed) implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.decision(this);
        }

        @Override
        public boolean hasDefault() {
            return false;
        }
    }

    /**
     * An object that C takes over.
     *
     * @param failure what is made in its stead, or null for none
     */
    record Given(String className, @Nullable String failure) implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.given(this);
        }

        @Override
        public boolean hasDefault() {
            return failure == null;
        }
    }

    /** Several things, as a record. */
    record Answer(String name, Component first, Failure failure, List<Component> others) implements CallbackResult {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.answer(this);
        }

        @Override
        public boolean hasDefault() {
            return false;
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

    /**
     * A number for C.
     *
     * @param java the number as written, or the name of a constant; else empty
     * @param enumClass the enum of a constant; else empty
     * @param a where the first of the bytes to order are; {@code b}, where the others are
     */
    record Failure(Kind kind, String java, String enumClass, int a, int b) {

        /** What it is. */
        public enum Kind {
            LITERAL,
            /** A constant of an enum. */
            CONSTANT,
            /** Some order of the bytes at two places, where the right one is not known. */
            ANY_ORDER
        }

        public static Failure literal(String java) {
            return new Failure(Kind.LITERAL, java, "", 0, 0);
        }
    }
}
