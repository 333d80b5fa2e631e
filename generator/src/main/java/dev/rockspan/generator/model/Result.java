package dev.rockspan.generator.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What becomes of a C function's result. */
public sealed interface Result {

    /** Does what a visitor does for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Something that is done for each kind of result.
     *
     * @param <R> what comes of it
     */
    interface Visitor<R> {

        R several(Several result);

        R value(Value result);

        R foundNumber(FoundNumber result);

        R text(Text result);

        R viewBytes(ViewBytes result);

        R newHandle(NewHandle result);

        R filledOrPinned(FilledOrPinned result);

        R inArena(InArena result);

        R manyFilledOrPinned(ManyFilledOrPinned result);

        R viewHandle(ViewHandle result);

        R read(Read result);

        R each(Each result);

        R pairs(Pairs result);

        R handleList(HandleList result);

        R handleWithList(HandleWithList result);

        R ownedBytes(OwnedBytes result);

        R ownedTexts(OwnedTexts result);

        R ownedHandles(OwnedHandles result);

        R plain(Plain result);
    }

    /** The new objects that come back. */
    default Stream<NewHandle> handles() {
        return Stream.empty();
    }

    /** The new object that comes back, alone or with a list. */
    default Optional<NewHandle> created() {
        return Optional.empty();
    }

    /** Whether nothing comes back but, perhaps, the receiver. */
    default boolean isNothing() {
        return false;
    }

    /**
     * Several results.
     *
     * @param recordName the record they come back in, or null if there is but one
     * @param onlyIf the component without which C means nothing by the others; null if there is none
     */
    record Several(
            @Nullable String recordName,
            List<Component> components,
            @Nullable String onlyIf) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.several(this);
        }

        @Override
        public Stream<NewHandle> handles() {
            return components.stream().flatMap(component -> component.result().handles());
        }
    }

    /**
     * One of several results.
     *
     * @param name its name in Java
     * @param slot whether C fills a slot with it; otherwise it is what the function returns
     * @param length the index of the slot of its length, or -1
     */
    record Component(String name, Result result, boolean slot, int length) {}

    /**
     * A number, truth value or enum.
     *
     * @param slot whether C wrote it into a slot
     */
    record Value(Conversion conversion, boolean slot) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.value(this);
        }
    }

    /**
     * A number of 64 bits that C wrote into a slot, if there was one.
     *
     * @param found what the function returns if there was
     */
    record FoundNumber(int found) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.foundNumber(this);
        }
    }

    /**
     * Text: copied; null for NULL if {@code nullable}.
     *
     * @param owned whether C allocated it, so that it is freed; otherwise the receiver keeps it
     * @param destroy the function that frees it; null if it is the one that frees what C allocates
     */
    record Text(
            boolean owned,
            boolean withLength,
            boolean nullable,
            @Nullable String destroy) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.text(this);
        }
    }

    /** Bytes that the receiver keeps: copied. */
    record ViewBytes(boolean nullable) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.viewBytes(this);
        }
    }

    /**
     * A new object that the caller closes.
     *
     * @param destroy the function that frees it; one that takes two parameters takes the parent first
     * @param ties the objects that it depends on
     * @param whenEmpty what is returned instead of one with nothing in it, whose first pointer is NULL; null if there is none such
     * @param view for a pinned value: the function that says where its bytes are; or null
     * @param mark what it is, for operations that require that; or null
     */
    record NewHandle(
            String className,
            String destroy,
            Ties ties,
            boolean nullable,
            @Nullable WhenEmpty whenEmpty,
            @Nullable String view,
            @Nullable String mark)
            implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.newHandle(this);
        }

        @Override
        public Stream<NewHandle> handles() {
            return Stream.of(this);
        }

        @Override
        public Optional<NewHandle> created() {
            return Optional.of(this);
        }

        /** The same of another class. */
        public NewHandle of(String otherClass) {
            return new NewHandle(otherClass, destroy, ties, nullable, whenEmpty, view, mark);
        }

        /** The same, or null where there is none. */
        public NewHandle orNull() {
            return new NewHandle(className, destroy, ties, true, whenEmpty, view, mark);
        }

        /** What it is tied to: a parameter's name, {@code this}, or null. */
        public @Nullable String parent() {
            return ties.parent();
        }

        /**
         * The objects that a new one depends on.
         *
         * @param parent what it is tied to: a parameter's name, {@code this}, or null
         * @param borrows parameters that it keeps alive
         * @param succeeds parameters whose ownership it takes: it gets their parents
         */
        public record Ties(@Nullable String parent, List<String> borrows, List<String> succeeds) {}

        /**
         * Where there is nothing in an object.
         *
         * @param never the error; without one, Java sees null
         */
        public record WhenEmpty(@Nullable String never) {}
    }

    /**
     * The size of a value that was copied into the caller's buffer if it fitted, and pinned by that otherwise; -1 if there
     * was none.
     *
     * @param pinned the handle of a value that did not fit
     * @param buffer the parameter
     */
    record FilledOrPinned(NewHandle pinned, String buffer) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.filledOrPinned(this);
        }
    }

    /**
     * A pinned value as a segment; null if there is none.
     *
     * @param pinned what pins the value
     * @param arena the parameter that ends the segment and releases the value
     */
    record InArena(NewHandle pinned, String arena) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.inArena(this);
        }
    }

    /**
     * How many values there are: each was copied into the caller's buffer if it fitted, and pinned by that otherwise.
     *
     * @param parent what pinned values are tied to: a parameter's name or {@code this}
     * @param buffer the parameter
     */
    record ManyFilledOrPinned(String parent, String buffer) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.manyFilledOrPinned(this);
        }
    }

    /** An object that belongs to the receiver. */
    record ViewHandle(String className, boolean nullable) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.viewHandle(this);
        }
    }

    /**
     * An object that is read into a record.
     *
     * @param rows whether it is a list of them
     * @param slot whether the function has filled it
     * @param destroy the function that frees it once it is read; null if it belongs to the receiver, or was filled
     */
    record Read(
            String className,
            boolean rows,
            boolean slot,
            @Nullable String destroy,
            boolean nullable) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.read(this);
        }
    }

    /**
     * What there is at every index, in a list.
     *
     * @param count a function of the receiver that says how many there are
     * @param index the carrier of the index
     */
    record Each(String count, Carrier index, Result element) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.each(this);
        }
    }

    /**
     * Names and what belongs to them, in a map.
     *
     * @param keys the names
     * @param values gives what belongs to them, by the same index
     */
    record Pairs(Each keys, Operation values) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pairs(this);
        }

        /** What belongs to a name. */
        public Result value() {
            return ((Each) values.result()).element();
        }
    }

    /**
     * New objects that the caller closes, one per element that went in; null where there was none.
     *
     * @param handle the handle of each
     * @param withErrors whether there is an error per element
     */
    record HandleList(NewHandle handle, boolean withErrors) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.handleList(this);
        }

        @Override
        public Stream<NewHandle> handles() {
            return Stream.of(handle);
        }
    }

    /**
     * One new object, and a list of others that belong to it; they are added to a list of the caller's.
     *
     * @param handle what is returned
     * @param parameter the caller's list
     * @param element the handle of each, owned by the list that is returned
     */
    record HandleWithList(NewHandle handle, String parameter, NewHandle element) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.handleWithList(this);
        }

        @Override
        public Stream<NewHandle> handles() {
            return Stream.of(handle, element);
        }

        @Override
        public Optional<NewHandle> created() {
            return Optional.of(handle);
        }
    }

    /**
     * Bytes that C allocated: copied and freed; null for NULL.
     *
     * @param destroy the function that frees them; null if it is the one that frees what C allocates
     */
    record OwnedBytes(@Nullable String destroy) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ownedBytes(this);
        }
    }

    /**
     * An array of texts that C allocated with its length: copied and freed.
     *
     * @param destroy the function that frees it, which takes the array alone or with its length
     */
    record OwnedTexts(String destroy) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ownedTexts(this);
        }
    }

    /**
     * An array of objects that C allocated with its length; the array is freed, the objects are the caller's.
     *
     * @param destroy the function that frees the array alone
     */
    record OwnedHandles(NewHandle handle, String destroy) implements Result {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ownedHandles(this);
        }

        @Override
        public Stream<NewHandle> handles() {
            return Stream.of(handle);
        }
    }

    /** Results of which there is no more to say. */
    enum Plain implements Result {
        /** Nothing comes back. */
        NOTHING,
        /** The receiver, so that calls chain. */
        FLUENT,
        /** Bytes that C points to in a struct it returns, and that the receiver keeps: copied. */
        VIEW_STRUCT,
        /** RocksDB's own memory, which was found when the receiver was made, and is readable until it closes. */
        SEGMENT,
        /** The size of a value that was copied into the caller's buffer if it fitted; -1 if there was none. */
        FILLED_SIZE,
        /** Values that C allocated, one per key: copied and freed; null where there was none. */
        BYTES_LIST,
        /** Numbers, one per range. */
        LONGS;

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.plain(this);
        }

        @Override
        public boolean isNothing() {
            return this == NOTHING || this == FLUENT;
        }
    }
}
