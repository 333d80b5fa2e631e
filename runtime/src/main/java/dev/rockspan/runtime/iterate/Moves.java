package dev.rockspan.runtime.iterate;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The moves of an iterator, as {@code rockspan_extras.h} numbers them. */
public final class Moves {

    static final int STAY = 0;
    public static final int NEXT = 1;
    public static final int PREV = 2;
    public static final int FIRST = 3;
    public static final int LAST = 4;

    /** To the first entry whose key is the given one or comes after it. */
    public static final int SEEK = 5;

    /** To the last entry whose key is the given one or comes before it. */
    public static final int SEEK_FOR_PREV = 6;

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    private Moves() {}

    /** Does a move without the extension, and writes where key and value are then; false if there is no entry. */
    static boolean byParts(
            IteratorFunctions functions, MemorySegment iterator, int move, MemorySegment target, MemorySegment entry) {
        switch (move) {
            case NEXT -> functions.next(iterator);
            case PREV -> functions.prev(iterator);
            case FIRST -> functions.seekToFirst(iterator);
            case LAST -> functions.seekToLast(iterator);
            case SEEK -> functions.seek(iterator, target, target.byteSize());
            case SEEK_FOR_PREV -> functions.seekForPrev(iterator, target, target.byteSize());
            default -> {}
        }
        if (functions.isValid(iterator) == 0) {
            return false;
        }
        entry.set(LONG, 0, functions.key(iterator, entry.asSlice(8)).address());
        entry.set(LONG, 16, functions.value(iterator, entry.asSlice(24)).address());
        return true;
    }
}
