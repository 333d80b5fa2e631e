package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code templates/} say of an opaque C type.
 *
 * @param className the Java class
 * @param summary the first sentence of its Javadoc
 * @param prefixes what the names of its functions start with; default: the type's name, {@code rocksdb_options_}
 * @param destroy the function that frees it; default: by convention, one that takes only it and is named
 *     {@code *_destroy} or {@code *_close}
 * @param disposal for a type that no function frees: how it is given to an object that is freed with it
 * @param passed what happens to it when it is handed to a function of another type
 * @param tied whether it lives inside the object that made it, and is closed when that closes; not stated: asked for
 *     each function that makes one out of another object
 * @param database whether it is a database: what is tied to one cannot be used with another
 * @param pinned for bytes that stay where C has them: the function that says where they are, and how many
 * @param accessors how getters are named
 * @param optional whether methods that take it get an overload without it, which uses a default instance
 * @param threads who may use it at the same time
 * @param base for a class that has methods from hand-written code: which
 * @param moves which objects read memory of this one that writing to it moves: they have to be positioned again
 * @param writtenWith for a column family: the C type of the options of writes; functions that take some with one write to it
 * @param pending for a batch: how its writes are pending in Java until RocksDB's object is needed
 * @param record whether there are no objects in Java: what C gives is read into a record of that class, and freed
 * @param rows the same for a list of C's, of which each row becomes a record of that class
 * @param pseudo whether the type is made up: c.h passes its objects under another type, which functions state
 * @param exclude why the type is left out, or null
 * @param decide what is still to be decided before it has a class, or null
 */
public record TypeRule(
        @JsonProperty(value = "class", required = true) String className,
        @Nullable String summary,
        @Nullable List<String> prefixes,
        @Nullable String destroy,
        @Nullable Disposal disposal,
        @Nullable Ownership passed,
        @Nullable Boolean tied,
        boolean database,
        @Nullable String pinned,
        @Nullable Accessors accessors,
        boolean optional,
        @Nullable Threads threads,
        @Nullable BaseRule base,
        @Nullable Dependents moves,
        @JsonProperty("written-with") @Nullable String writtenWith,
        @Nullable PendingRule pending,
        boolean record,
        @Nullable RowsRule rows,
        boolean pseudo,
        @Nullable String exclude,
        @Nullable String decide) {

    /**
     * A way to free what c.h has no function for.
     *
     * @param create makes an owner
     * @param give gives the object to the owner
     * @param destroy frees the owner, and the object with it
     */
    public record Disposal(
            @JsonProperty(required = true) String create,
            @JsonProperty(required = true) String give,
            @JsonProperty(required = true) String destroy) {}

    /**
     * The hand-written superclass of a class. What its path calls on objects of the type are its methods, which are not
     * generated.
     *
     * @param className in the runtime
     * @param path the path that it is made with
     */
    public record BaseRule(
            @JsonProperty(value = "class", required = true) String className,
            @JsonProperty(required = true) String path) {}

    /**
     * How the writes of a batch are pending in Java.
     *
     * @param create the function that creates an empty batch; the constructor does not call it
     * @param path the path by which the runtime creates RocksDB's batch
     */
    public record PendingRule(
            @JsonProperty(required = true) String create,
            @JsonProperty(required = true) String path) {}

    /**
     * How a list of C's is read, and made.
     *
     * @param count the function that says how many rows there are; the type's other getters take an index below that
     * @param add the function that takes over a row and adds it, if C takes lists, too
     */
    public record RowsRule(
            @JsonProperty(required = true) String count,
            @Nullable String add) {}

    /** How getters are named. */
    public enum Accessors {
        /** {@code get_x} becomes {@code x()}, as in rocksdbjni's options. */
        PROPERTY,
        /** {@code get_x} becomes {@code getX()}. */
        PLAIN,
        /** {@code x} and {@code get_x} become {@code getX()}, or {@code isX()} where it is a truth value. */
        GETTER
    }

    /** Who may use an object at the same time. */
    public enum Threads {
        /** One at a time, in one call at a time: RocksDB does not lock the object. */
        ONE,
        /** Any, as long as none changes it: settings, which calls read. */
        READERS,
        /** Only the one that made it: the object is part of that thread, and gone with it. */
        MAKER,
        ANY
    }

    /** A type of which nothing but the Java class is known. */
    public static TypeRule of(String className) {
        return TemplateFile.rule(TypeRule.class, Map.of("class", className, "passed", Ownership.CALL.name()));
    }

    /** The same with nothing left to decide. */
    public TypeRule decided() {
        return with(destroy, passed == null ? Ownership.CALL : passed, rows, exclude, null);
    }

    /** The same, left out. */
    public TypeRule excluded(String reason) {
        return with(destroy, passed, rows, reason, null);
    }

    /** The same with no function that frees an object stated. */
    public TypeRule withoutDestroy() {
        return with(null, passed, rows, exclude, decide);
    }

    /** The same list, to which no rows can be added. */
    public TypeRule withoutAdd() {
        return rows == null ? this : with(destroy, null, new RowsRule(rows.count(), null), exclude, decide);
    }

    private TypeRule with(
            @Nullable String otherDestroy,
            @Nullable Ownership otherPassed,
            @Nullable RowsRule otherRows,
            @Nullable String otherExclude,
            @Nullable String otherDecide) {
        return new TypeRule(
                className,
                summary,
                prefixes,
                otherDestroy,
                disposal,
                otherPassed,
                tied,
                database,
                pinned,
                accessors,
                optional,
                threads,
                base,
                moves,
                writtenWith,
                pending,
                record,
                otherRows,
                pseudo,
                otherExclude,
                otherDecide);
    }

    /** Whether it is stated to live inside the object that made it. */
    public boolean isTied() {
        return Boolean.TRUE.equals(tied);
    }

    /** Whether it has a Java class. */
    public boolean isMapped() {
        return exclude == null && decide == null;
    }

    public List<String> prefixesOr(String name) {
        return prefixes == null ? List.of(name) : prefixes;
    }

    public Accessors accessorsOrPlain() {
        return isValue() ? Accessors.PROPERTY : accessors == null ? Accessors.PLAIN : accessors;
    }

    /** Whether its objects are read into records. */
    public boolean isValue() {
        return record || rows != null;
    }
}
