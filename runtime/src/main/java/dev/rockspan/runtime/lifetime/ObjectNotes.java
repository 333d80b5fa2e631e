package dev.rockspan.runtime.lifetime;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What only some native objects have, made when it is first asked for: children, marks, and what databases, column families,
 * iterators, read options and transferred objects note. Not the state word, which is in {@link ObjectUses}.
 */
public final class ObjectNotes {

    /** See {@link #numberInBatches}. */
    public static final int NUMBER_UNKNOWN = -1;

    final Children children = new Children();

    /** Bits of {@link ObjectMark}; changed under the lock. */
    private volatile int marks;

    /** Of a database: the exception for further use after its comparator has thrown. */
    private volatile @Nullable Supplier<IllegalStateException> comparatorFailure;

    /** Of a column family: how many calls are dropping it or have dropped it. */
    private volatile int drops;

    /** Of a column family: its number in pending batches, negative if they cannot name it; any thread finds the same. */
    private int numberInBatches = NUMBER_UNKNOWN;

    /** Of what is positioned. Belongs to the one thread at a time that uses it. */
    Position position = Position.KNOWN;

    /** Of read options: what they were given that is part of a database. Changed while nobody else uses them. */
    private @Nullable NativeObject ofDatabase;

    private @Nullable String slotOfDatabase;

    /** Bytes and texts that setters were passed. {@link Handle#given()} has the objects, and says why. */
    private volatile @Nullable Given given;

    /** Of what was transferred: to whom. */
    volatile @Nullable String newOwner;

    ObjectNotes() {}

    /** What is known of where something is. */
    enum Position {
        KNOWN,
        /** C may have moved it, and is to be asked. */
        MOVED,
        /** It is not there any more: see {@link NativeObject#isStale()}. */
        GONE
    }

    /** Whether it has the mark. */
    public boolean is(ObjectMark mark) {
        return (marks & mark.bit()) != 0;
    }

    synchronized void mark(ObjectMark mark) {
        marks |= mark.bit();
    }

    /** Takes one mark away and sets the other, if it has the first. */
    synchronized void change(ObjectMark before, ObjectMark after) {
        if (is(before)) {
            marks = (marks & ~before.bit()) | after.bit();
        }
    }

    /** The exception for further use of a database whose comparator has thrown; null if none has. */
    public @Nullable Supplier<IllegalStateException> comparatorFailure() {
        return comparatorFailure;
    }

    /** Notes that the comparator of a database has thrown; the first exception counts. */
    public void failComparator(Supplier<IllegalStateException> failure) {
        if (comparatorFailure == null) {
            comparatorFailure = failure;
        }
    }

    /** Whether this is a column family that is being dropped or was, and is not written to any more. */
    public boolean isDropped() {
        return drops > 0;
    }

    /** A call is about to drop the column family. */
    public synchronized void beginDrop() {
        drops++;
    }

    /** That call has failed; others may succeed or have succeeded. */
    public synchronized void cancelDrop() {
        drops--;
    }

    /** The number of a column family in pending batches; negative if unknown, or if they cannot name it. */
    public int numberInBatches() {
        return numberInBatches;
    }

    /** Notes the number of a column family. */
    public void setNumberInBatches(int number) {
        numberInBatches = number;
    }

    /** The part of a database that these options were given: they can be used with that database only. Null if none. */
    public @Nullable NativeObject ofDatabase() {
        return ofDatabase;
    }

    /** Notes what a slot was given, if that is part of a database; null clears it if it came from that slot. */
    void setOfDatabase(String slot, @Nullable NativeObject given) {
        if (given != null || slot.equals(slotOfDatabase)) {
            ofDatabase = given;
            slotOfDatabase = slot;
        }
    }

    /** What was given under a name, or null. */
    @Nullable Object given(String name) {
        Given values = given;
        return values == null ? null : values.of(name);
    }

    /** Notes bytes or a text that were given under a name; null if that is taken back. */
    public void noteGiven(String name, @Nullable Object value) {
        values().note(name, value);
    }

    /** Notes what others were given, too. */
    void noteAllGiven(ObjectNotes others) {
        Given theirs = others.given;
        if (theirs != null) {
            values().noteAll(theirs);
        }
    }

    private synchronized Given values() {
        Given values = given;
        if (values == null) {
            values = new Given();
            given = values;
        }
        return values;
    }
}
