package dev.rockspan.generator.model;

import org.jspecify.annotations.Nullable;

/** How one C argument is made from what the Java caller gave. */
public sealed interface Argument {

    /** Does what a visitor does for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Something that is done for each kind of argument.
     *
     * @param <R> what comes of it
     */
    interface Visitor<R> {

        R receiverCopy(ReceiverCopy argument);

        R handlePointer(HandlePointer argument);

        R transferred(Transferred argument);

        R filled(Filled argument);

        R bytesPointer(BytesPointer argument);

        R bytesLength(BytesLength argument);

        R textPointer(TextPointer argument);

        R callbackState(CallbackState argument);

        R callbackHelper(CallbackHelper argument);

        R callbackStub(CallbackStub argument);

        R value(Value argument);

        R index(Index argument);

        R outSlot(OutSlot argument);

        R outPart(OutPart argument);

        R outLength(OutLength argument);

        R bufferPointer(BufferPointer argument);

        R bufferCapacity(BufferCapacity argument);

        R outObject(OutObject argument);

        R rows(Rows argument);

        R count(Count argument);

        R listArray(ListArray argument);

        R listLengths(ListLengths argument);

        R mapArray(MapArray argument);

        R outArray(OutArray argument);

        R plain(Plain argument);
    }

    /**
     * A copy of the object the method is called on, for the call alone.
     *
     * @param data the C function that gives the object's data
     * @param create the one that makes a copy of them
     * @param destroy the one that frees it
     */
    record ReceiverCopy(String data, String create, String destroy) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.receiverCopy(this);
        }
    }

    /**
     * Another object's native pointer.
     *
     * @param of the parameter with whose database it has to be used, {@code this} for the receiver; null if with any
     * @param holding whether not it has to be of that database, but what it holds, if that is of one
     */
    record HandlePointer(
            String parameter, boolean nullable, @Nullable String of, boolean holding) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.handlePointer(this);
        }
    }

    /**
     * Another object's native pointer, which C takes over.
     *
     * @param own whether it has to belong to the receiver, as what that made does
     * @param newOwner who has it then, for the error of a later use
     * @param of as {@link HandlePointer#of}
     */
    record Transferred(
            String parameter,
            boolean nullable,
            boolean own,
            String newOwner,
            @Nullable String of) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.transferred(this);
        }
    }

    /**
     * The native pointer of another object of the receiver's class, which the function changes into what the receiver
     * is.
     *
     * @param slot under which that keeps alive what the receiver keeps alive
     */
    record Filled(String parameter, String slot) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.filled(this);
        }
    }

    /**
     * Where the bytes of a parameter are.
     *
     * @param slot under which the receiver has a copy as long as it may point to that; null if C reads them in the call
     */
    record BytesPointer(
            String parameter, boolean nullable, @Nullable String slot) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bytesPointer(this);
        }
    }

    /**
     * How many bytes a parameter has, as the number that C takes.
     *
     * @param most that C can be passed if it counts them in less than 64 bits
     */
    record BytesLength(String parameter, Carrier carrier, int most) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bytesLength(this);
        }
    }

    /** A NUL-terminated copy of a String. */
    record TextPointer(String parameter, boolean nullable) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.textPointer(this);
        }
    }

    /**
     * The number by which C knows callbacks.
     *
     * @param parameter the callbacks
     * @param named the parameter that has the name they are given, if C asks for it
     * @param until how long C may call them
     * @param slot for {@link Until#RECEIVER_CLOSES}: what takes the place of what
     * @param distrusted whether nothing can be trusted any more once they have thrown
     * @param visits for {@link Until#RETURN}: the function of the receiver that says how often they have to be called
     */
    record CallbackState(
            String parameter,
            @Nullable String named,
            Until until,
            String slot,
            boolean distrusted,
            @Nullable String visits)
            implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.callbackState(this);
        }

        /** How long C may call callbacks. */
        public enum Until {
            /** Until C calls their destructor. */
            DESTRUCTOR,
            /** Until what is returned is closed. */
            RESULT_CLOSES,
            /** Until the receiver is closed, or given others. */
            RECEIVER_CLOSES,
            /** Until the function returns. */
            RETURN
        }
    }

    /** A function of the runtime's that C calls for all callbacks. */
    enum CallbackHelper implements Argument {
        DESTRUCTOR,
        /** None: what is called lives longer than C's destructor would say. */
        NO_DESTRUCTOR,
        NAME,
        FREE;

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.callbackHelper(this);
        }
    }

    /** A function through which C calls a method of callbacks. */
    record CallbackStub(String interfaceName, String method) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.callbackStub(this);
        }
    }

    /**
     * A number or truth value.
     *
     * @param bounds which it is checked against first; null if there are none
     */
    record Value(
            String parameter,
            Conversion conversion,
            @Nullable Bounds bounds) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.value(this);
        }
    }

    /**
     * What a number has to be.
     *
     * @param atMost a C function of the receiver that gives the greatest value, or null
     * @param inMemory whether it is bytes of which the machine has to have as many
     */
    record Bounds(
            @Nullable Number min,
            @Nullable Number max,
            @Nullable String atMost,
            boolean inMemory) {

        /** Whether 0 is within the bounds that are numbers. */
        public boolean admitZero() {
            return (min == null || min.doubleValue() <= 0) && (max == null || max.doubleValue() >= 0);
        }
    }

    /** An index that is checked against a count first; the count is a function of the receiver alone. */
    record Index(String parameter, String countFunction) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.index(this);
        }
    }

    /** A slot that the function fills with the result. */
    record OutSlot(Carrier carrier) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.outSlot(this);
        }
    }

    /** A slot for a number, or a pointer, that becomes a part of the result. */
    record OutPart(String name, Carrier carrier) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.outPart(this);
        }
    }

    /** A slot for the length of what other slots are filled with. */
    record OutLength(int index) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.outLength(this);
        }
    }

    /** Where the function writes bytes: the caller's buffer. */
    record BufferPointer(String parameter) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bufferPointer(this);
        }
    }

    /** How many bytes fit into the caller's buffer. */
    record BufferCapacity(String parameter) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bufferCapacity(this);
        }
    }

    /**
     * A new object that the function fills, and that ends with the call.
     *
     * @param name what it is called as a part of the result
     */
    record OutObject(String name, String create, String destroy) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.outObject(this);
        }
    }

    /** A list of C's that is made of records, and that C takes over. */
    record Rows(String parameter, String className, String destroy) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rows(this);
        }
    }

    /** How many elements the lists of a group have; they must be of one size. */
    record Count(int group) implements Argument {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.count(this);
        }
    }

    /** Something that is an array in C, whose length is the count of its group. */
    sealed interface OfGroup extends Argument {
        int group();
    }

    /**
     * A list that goes in, as an array of its elements.
     *
     * @param of for objects as {@link HandlePointer#of}
     */
    record ListArray(
            String parameter,
            int group,
            Element element,
            @Nullable String of) implements OfGroup {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.listArray(this);
        }
    }

    /** The lengths of the elements of a list of bytes. */
    record ListLengths(String parameter, int group) implements OfGroup {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.listLengths(this);
        }
    }

    /** The names, or the values, of a map. */
    record MapArray(String parameter, int group, boolean values) implements OfGroup {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.mapArray(this);
        }
    }

    /**
     * An array that the function fills.
     *
     * @param part the name of the part of the result it becomes, or empty if it is the whole
     */
    record OutArray(int group, OutElement element, String part) implements OfGroup {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.outArray(this);
        }
    }

    /** Arguments of which there is no more to say. */
    enum Plain implements Argument {
        /** The object the method is called on. */
        RECEIVER,
        /** The slot for an error message. */
        ERROR_SLOT,
        /** The slot for the length of the result. */
        LENGTH_SLOT,
        /** The slot that tells whether there was a value. */
        FOUND_SLOT;

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.plain(this);
        }
    }

    /** What a list that goes in is made of. */
    enum Element {
        BYTES,
        SLICE,
        TEXT,
        HANDLE,
        INT,
        CONSTANT
    }

    /** What an array that the function fills is made of. */
    enum OutElement {
        VALUE,
        LENGTH,
        ERROR,
        HANDLE,
        LONG
    }
}
