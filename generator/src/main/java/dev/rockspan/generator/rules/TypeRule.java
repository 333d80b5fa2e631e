package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import dev.rockspan.generator.schema.ShapeReader;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Type",
        about = "An opaque type of c.h becomes a Java class whose objects are closed, or a record if it says so.")
public record TypeRule(
        @Inline Naming naming,
        @Inline Owning owning,
        @Inline Use use,
        @Inline Contents contents,
        @Inline Values values,

        @Key("Why the type is left out, and with it the functions that take or give one and have no entry.") @Nullable String exclude,

        @Key("What is still to be decided before it has a class.") @Nullable String decide) {

    /** Nothing said, not even the class. */
    public static final TypeRule NONE = ShapeReader.empty(TypeRule.class);

    /** What it is in Java. */
    @Keys("Name")
    public record Naming(
            @Key(name = "class", value = "The Java class.") String className,

            @Key("The first sentence of its Javadoc.") @Nullable String summary,

            @Key(
                    value = "What the names of its functions start with.",
                    absent =
                            "its own name without `_t`, and an underscore; if no function has that, the name of the one that"
                                    + " frees it up to `destroy`")
            @Nullable List<String> prefixes,

            @Key(value = "How getters are named.", absent = "`plain`") @Nullable Accessors accessors,

            @Key("Whether the type is made up: c.h passes its objects under another type, which functions state.")
            boolean pseudo) {}

    /** Who frees its objects. */
    @Keys("Ownership")
    public record Owning(
            @Key(
                    value = "The function that frees an object.",
                    absent = "one that takes an object alone and ends in one of `destroyers`")
            @Nullable String destroy,

            @Key("For a type that no function frees: how an object is given to another one that is freed with it.")
            @Nullable Disposal disposal,

            @Key("What happens to an object when it is passed to a function of another type.") @Nullable Ownership passed,

            @Key(
                    value = "Whether an object lives inside the one that made it, and is closed when that closes.",
                    absent = "each function says it that makes one out of another object")
            @Nullable Boolean ownedByParent) {}

    /** How its objects are used. */
    @Keys("Use")
    public record Use(
            @Key("Whether it is a database: what is owned by one cannot be used with another.")
            boolean database,

            @Key("Whether methods that take it get an overload without it, which uses a default object.")
            boolean optional,

            @Key(value = "Who may use an object at the same time.", absent = "`one`") @Nullable Threads threads) {}

    /** What is inside its objects. */
    @Keys("Contents")
    public record Contents(
            @Key("For bytes that stay where C has them: the function that says where they are, and how many.") @Nullable String pinnedBytes,

            @Key("The hand-written superclass of the class.") @Nullable BaseRule base,

            @Key(
                    name = "extends",
                    value = "The class that it extends in Java, though C has two types, one of which a function makes"
                            + " of the other.",
                    absent = "`RocksObject`")
            @Nullable SuperclassRule superclass,

            @Key("Objects that read memory of this one that a write to it moves: they have to be positioned again.")
            @Nullable Dependents invalidates,

            @Key("For a column family: the type of the options of writes. Functions that take such options with one"
                    + " write to it.")
            @Nullable String writeOptions,

            @Key("For a batch: how its writes are pending in Java until RocksDB's object is needed.") @Nullable PendingRule pendingWrites) {}

    /** Objects that are records in Java. */
    @Keys("Records")
    public record Values(
            @Key("Whether there are no objects in Java: what C gives is read into a record of that class at once, and"
                    + " freed. Every getter is a component.")
            boolean record,

            @Key("The same for a list of C's, of which each row becomes a record of that class.") @Nullable RowsRule rows) {}

    @Keys(value = "Disposal", about = "A way to free what c.h has no function for.")
    public record Disposal(
            @Key("The function that makes an owner.") String create,

            @Key("The function that gives the object to the owner.")
            String give,

            @Key("The function that frees the owner, and the object with it.")
            String destroy) {}

    @Keys(
            value = "Base",
            about =
                    "The hand-written superclass of a class. What its path calls on objects of the type are its methods,"
                            + " by the names that these have there, which are not generated.")
    public record BaseRule(
            @Key(name = "class", value = "The class of the runtime.")
            String className,

            @Key("The path that it is made with.") String path) {}

    @Keys(
            value = "Superclass",
            about = "The class that a class extends in Java. What c.h has no function for goes to the object of the"
                    + " superclass. A header that lacks the functions has a class that extends nothing.")
    public record SuperclassRule(
            @Key("The type of the superclass.") String type,

            @Key("The function that makes an object of the superclass of one of this type.")
            String get,

            @Key("The function that frees that object.") String close,

            @Key("A type: what takes one of it is never inherited. Unless this type has a function for it or it is in"
                    + " `overridden`, it throws.")
            @Nullable String own,

            @Key("Functions of the superclass that would be wrong for this type, each with what the exception says"
                    + " instead.")
            @OrEmpty
            Map<String, String> refused,

            @Key("Functions of the superclass whose methods `templates/members` overrides.") @OrEmpty
            List<String> overridden) {}

    /** How the writes of a batch are pending in Java. */
    @Keys("Pending writes")
    public record PendingRule(
            @Key("The function that creates an empty batch; the constructor does not call it.")
            String create,

            @Key("The path by which the runtime creates RocksDB's batch.")
            String path) {}

    /** How a list of C's is read, and made. */
    @Keys("Rows")
    public record RowsRule(
            @Key("The function that says how many rows there are. The type's other getters take an index below that.")
            String count,

            @Key("The function that takes ownership of a row and adds it, if C takes lists, too.") @Nullable String add) {}

    /** How getters are named. */
    public enum Accessors {
        @Key("`get_x` becomes `x()`, as in rocksdbjni's options.")
        PROPERTY,
        @Key("`get_x` becomes `getX()`.")
        PLAIN,
        @Key("`x` and `get_x` become `getX()`, or `isX()` where it is a truth value.")
        GETTER
    }

    /** Who may use an object at the same time. */
    public enum Threads {
        @Key("One thread at a time, in one call at a time: RocksDB does not lock the object.")
        ONE,
        @Key("Any, as long as none changes it: settings, which calls read.")
        READERS,
        @Key("Only the one that made it: the object is part of that thread, and gone with it.")
        MAKER,
        @Key("Any.")
        ANY
    }

    /** A type of which nothing but the Java class is known. */
    public static TypeRule of(String className) {
        return Shapes.with(NONE, "class", className);
    }

    /**
     * The same with nothing left to decide.
     *
     * @param destroy what frees an object unless this says it; null if nothing is known
     */
    public TypeRule decided(@Nullable String destroy) {
        String freed = owning.destroy() == null ? destroy : owning.destroy();
        return Shapes.with(Shapes.with(this, "decide", null), "destroy", freed);
    }

    /** The same, left out. */
    public TypeRule excluded(String reason) {
        return Shapes.with(Shapes.with(this, "decide", null), "exclude", reason);
    }

    /** The same, unless it says otherwise, with objects that live inside the one that made them. */
    public TypeRule ownedByParent() {
        return owning.ownedByParent() == null ? Shapes.with(this, "owned-by-parent", true) : this;
    }

    /** The same list, to which no rows can be added. */
    public TypeRule withoutAdd() {
        return values.rows() == null
                ? this
                : Shapes.with(Shapes.with(this, "rows", Shapes.with(values.rows(), "add", null)), "passed", null);
    }

    /** Whether it is stated to live inside the object that made it. */
    public boolean isOwnedByParent() {
        return Boolean.TRUE.equals(owning.ownedByParent());
    }

    /** Whether it has a Java class. */
    public boolean isMapped() {
        return exclude == null && decide == null;
    }

    public Accessors accessorsOrPlain() {
        if (isValue()) {
            return Accessors.PROPERTY;
        }
        return naming.accessors() == null ? Accessors.PLAIN : naming.accessors();
    }

    /** Whether its objects are read into records. */
    public boolean isValue() {
        return values.record() || values.rows() != null;
    }

    public String className() {
        return naming.className();
    }
}
