package dev.rockspan.runtime.lifetime;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What only some kinds of native objects have: databases, column families, iterators, options. */
public final class ObjectState {

    /** See {@link #numberInBatches}. */
    public static final int NUMBER_UNKNOWN = -1;

    // Of a database, or of another whole.

    private boolean database;
    private volatile @Nullable Supplier<IllegalStateException> comparatorFailure;

    // Of a column family.

    private volatile boolean dropped;
    /** The number of a column family in pending batches, negative if they cannot name it; any thread finds the same. */
    public int numberInBatches = NUMBER_UNKNOWN;

    // Of an iterator, or what else is positioned. This belongs to the one thread at a time that uses such an object.

    private boolean stale;
    private boolean scanned;

    // Of what RocksDB fills once.

    private boolean filled;

    // Of read options. Changed while nobody else uses them.

    private @Nullable NativeObject part;
    private @Nullable String slotOfPart;

    /** The objects that settings were given, by the names of the getters that return them; a copy for each change. */
    private volatile Map<String, Object> given = Map.of();

    /** The kinds of object that it is, too. Changed by the one call that uses it. */
    private volatile Set<String> marks = Set.of();

    ObjectState() {}

    /** Whether this is a database that belongs to no other object. */
    public boolean isDatabase() {
        return database;
    }

    public void setDatabase() {
        database = true;
    }

    /** What its comparator has thrown, after which it is not used any more; see {@code ComparatorFailure}. */
    public @Nullable Supplier<IllegalStateException> comparatorFailure() {
        return comparatorFailure;
    }

    public void failComparator(Supplier<IllegalStateException> failure) {
        if (comparatorFailure == null) {
            comparatorFailure = failure;
        }
    }

    /** Whether this is a column family that was dropped, and is not written to any more. */
    public boolean isDropped() {
        return dropped;
    }

    public void setDropped(boolean isDropped) {
        dropped = isDropped;
    }

    /** Whether what it shows is not there any more, until it is positioned again. */
    boolean isStale() {
        return stale;
    }

    void setStale(boolean isStale) {
        stale = isStale;
    }

    /** Whether it goes through entries. */
    public boolean isScanned() {
        return scanned;
    }

    public void setScanned() {
        scanned = true;
    }

    /** Whether RocksDB has filled it, which it does once. */
    public boolean isFilled() {
        return filled;
    }

    public void setFilled() {
        filled = true;
    }

    /** What it was given that is part of a database, with which alone it can be used then; null if there is none. */
    public @Nullable NativeObject part() {
        return part;
    }

    /** Notes what it was given under a slot, if that is part of a database, or nothing. */
    void partIs(String slot, @Nullable NativeObject given) {
        if (given != null || slot.equals(slotOfPart)) {
            part = given;
            slotOfPart = slot;
        }
    }

    /** Whether this is an object of that kind. */
    boolean isMarked(String kind) {
        return marks.contains(kind);
    }

    void mark(String kind) {
        Set<String> all = new HashSet<>(marks);
        all.add(kind);
        marks = Set.copyOf(all);
    }

    /** Notes that this is no longer of a kind, but of another, if it is of that one. */
    void become(String kind, String other) {
        if (isMarked(kind)) {
            Set<String> all = new HashSet<>(marks);
            all.remove(kind);
            all.add(other);
            marks = Set.copyOf(all);
        }
    }

    /** What was given under a name, or null. */
    @Nullable Object given(String name) {
        return given.get(name);
    }

    /** Notes what was given under a name; null if that is taken back. */
    synchronized void give(String name, @Nullable Object object) {
        Map<String, Object> all = new HashMap<>(given);
        if (object == null) {
            all.remove(name);
        } else {
            all.put(name, object);
        }
        given = all;
    }

    /** Notes what others were given, too. */
    synchronized void giveAll(ObjectState others) {
        Map<String, Object> all = new HashMap<>(given);
        all.putAll(others.given);
        given = all;
    }
}
