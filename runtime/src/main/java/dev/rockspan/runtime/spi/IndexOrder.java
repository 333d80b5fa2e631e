package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The orders of the keys in one index of writes: that of a batch with index, or of a transaction. RocksDB goes from one
 * entry of it to the next without looking whether there is one, because the order of keys says there must be; an order
 * of Java code that throws, or says something else than before, would have it follow a null pointer. So RocksDB is told
 * of each key in the index where it was put, when it was put there, whatever the Java code says later. What it is told
 * is always one total order, and the one that the index was built in.
 *
 * <p>Bounds of iterators are compared with keys of the index more than once, too; so they are put into the order, and
 * with them, until the call ends, whatever is compared with them. The only key of an index was compared with no other
 * when it was written: it is known by being compared with itself, which RocksDB does where an iterator stands. Of other
 * keys, those of the database and those that are looked for, RocksDB asks in passing, and nothing follows from what it
 * is told.
 *
 * <p>The keys of one call that RocksDB sorts, to read many at once, are in such an order, too, which ends with the call:
 * C++ would sort past the ends of its array.
 *
 * <p>Belongs to the {@link Guard} of what it orders, so to one thread at a time.
 */
final class IndexOrder {

    /** Between keys that are added at the ends, so that they leave room. */
    private static final long STEP = 1L << 32;

    /** No answer. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    /** Whether this JVM has made no order of Java code yet, nor options that may have one of RocksDB's own. */
    static volatile boolean isOnlyOfBytes = true;

    private final Map<Long, Keys> byState = new HashMap<>(2);
    private boolean growing;
    /** Whether keys stay where they are for as long as this lasts. */
    private final boolean keysStay;
    /** Whether keys were put into the index in an order of its own, because no column family was named. */
    private boolean own;
    /** Whether keys were put into it in the order of the default column family, because that was; RocksDB keeps to it. */
    private boolean named;
    /** The database whose column families were named: RocksDB knows orders by the number of the family alone. */
    private @Nullable Lifetime families;
    /** The column family that was named last. RocksDB knows its order for good, also when it has no keys of it any more. */
    private @Nullable Lifetime last;

    /**
     * The order that keys at these addresses are in, because the innermost call of this thread has brought both or uses
     * an index; null if there is none.
     */
    static @Nullable IndexOrder here(long a, long b) {
        Call call = CallStack.innermost();
        if (call == null) {
            return null;
        }
        return call.isMine(a) && call.isMine(b) ? call.orderOfMine() : call.index();
    }

    IndexOrder() {
        this(false);
    }

    private IndexOrder(boolean keysStay) {
        this.keysStay = keysStay;
    }

    /** The order of keys in memory of a call, which ends before that does. */
    static IndexOrder ofCall() {
        IndexOrder order = new IndexOrder(true);
        order.grow();
        return order;
    }

    /** Notes that the call that is inside writes. */
    void grow() {
        growing = true;
    }

    /** Notes that the call that is inside writes in the index's own order. */
    void inOwnOrder() {
        own = true;
    }

    /** Notes that it writes in the order of the default column family; false if the index has another one. */
    boolean inOrderOfDefault() {
        if (own && !named) {
            return false;
        }
        named = true;
        return true;
    }

    /** Notes that it writes to column families of a database; false if there are keys of another one's. */
    boolean inOrdersOf(Lifetime database) {
        if (families == null) {
            families = database;
        }
        return families == database;
    }

    /** Notes which column family is named; false if that is the last one again. */
    boolean names(Lifetime family) {
        boolean other = last != family;
        last = family;
        return other;
    }

    /** Forgets all keys: the index is empty. */
    void clear() {
        own = false;
        families = null;
        byState.clear();
    }

    /**
     * What comes first; {@link #UNKNOWN} if the index says nothing of it.
     *
     * @param state which order
     * @param order the Java code; null if it has thrown
     */
    int compare(long state, long a, long aLength, long b, long bLength, @Nullable KeyOrder order) {
        MemorySegment first = NativeMemory.ALL.asSlice(a, Math.max(aLength, 0));
        MemorySegment second = NativeMemory.ALL.asSlice(b, Math.max(bLength, 0));
        boolean same = first.mismatch(second) < 0;
        Keys keys = byState.get(state);
        if (same && !growing) {
            if (keys != null && a == b) {
                keys.keep(new Key(first));
            }
            return 0;
        }
        boolean bounded = !growing && (Retained.has(a) || Retained.has(b));
        if (keys == null) {
            if (!growing && !bounded) {
                return UNKNOWN;
            }
            keys = new Keys();
            byState.put(state, keys);
        }
        boolean adds = growing || bounded;
        Place one = keys.place(new Key(first), keysStay ? first : null, adds, bounded && !Retained.has(a), order);
        if (same) {
            return 0;
        }
        Place other = keys.place(new Key(second), keysStay ? second : null, adds, bounded && !Retained.has(b), order);
        return one == null || other == null ? UNKNOWN : Long.compare(one.label, other.label);
    }

    /** A call that used the index has ended. */
    void endCall() {
        growing = false;
        byState.values().forEach(Keys::forgetPassing);
    }

    /** Where a key is, and all that are the same to the order: labels ascend in it. */
    private static final class Place {
        final MemorySegment key;
        long label;
        int keys;

        Place(MemorySegment key) {
            this.key = key;
        }
    }

    /** The bytes of a key. */
    private static final class Key {
        private final byte[] bytes;
        private final int hash;

        Key(MemorySegment bytes) {
            this.bytes = bytes.toArray(ValueLayout.JAVA_BYTE);
            hash = Arrays.hashCode(this.bytes);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && Arrays.equals(bytes, key.bytes);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    /** The keys of one order. */
    private static final class Keys {
        private final Map<Key, Place> places = new HashMap<>();
        private final TreeSet<Place> sorted = new TreeSet<>(this::order);
        /** Those that need not stay, because nobody knows whether they are in the index. */
        private final Set<Key> passing = new HashSet<>();

        // While a place is looked for.
        private @Nullable Place looking;
        private @Nullable Place same;
        private @Nullable KeyOrder asked;

        /**
         * Where a key is; null if it has no place and is given none.
         *
         * @param staying its bytes; null if they may move
         */
        @Nullable Place place(Key key, @Nullable MemorySegment staying, boolean adds, boolean passes, @Nullable KeyOrder order) {
            Place place = places.get(key);
            if (place == null && adds) {
                place = add(key, staying == null ? MemorySegment.ofArray(key.bytes) : staying, order);
                if (passes) {
                    passing.add(key);
                }
            }
            return place;
        }

        /** RocksDB stands at this key: it is in the index. */
        void keep(Key key) {
            passing.remove(key);
        }

        void forgetPassing() {
            for (Key key : passing) {
                Place place = places.remove(key);
                if (place != null && --place.keys == 0) {
                    sorted.remove(place);
                }
            }
            passing.clear();
        }

        /** Puts a key where the order says; behind all others if nobody knows it any more. */
        private Place add(Key key, MemorySegment bytes, @Nullable KeyOrder order) {
            Place place = new Place(bytes);
            Place before = order == null ? last() : before(place, order);
            if (same != null) {
                place = same;
                same = null;
            } else {
                place.label = label(before);
                sorted.add(place);
            }
            place.keys++;
            places.put(key, place);
            return place;
        }

        private @Nullable Place last() {
            return sorted.isEmpty() ? null : sorted.last();
        }

        private @Nullable Place before(Place place, KeyOrder order) {
            looking = place;
            asked = order;
            same = null;
            try {
                return sorted.floor(place);
            } catch (Throwable t) {
                same = null;
                throw t;
            } finally {
                looking = null;
                asked = null;
            }
        }

        private int order(Place a, Place b) {
            KeyOrder order = asked;
            if (order == null || a != looking) {
                return Long.compare(a.label, b.label);
            }
            int answer = order.compare(a.key, b.key);
            if (answer == 0) {
                same = b;
            }
            return answer;
        }

        /** A label for what comes right after {@code before}, or first of all. */
        private long label(@Nullable Place before) {
            if (sorted.isEmpty()) {
                return 0;
            }
            if (before == null) {
                return room(Long.MIN_VALUE, sorted.first().label) ? sorted.first().label - STEP : relabelled(null);
            }
            Place after = sorted.higher(before);
            if (after == null) {
                return room(before.label, Long.MAX_VALUE) ? before.label + STEP : relabelled(before);
            }
            return after.label - before.label > 1
                    ? before.label + (after.label - before.label) / 2
                    : relabelled(before);
        }

        private static boolean room(long from, long to) {
            return from < to - 2 * STEP && from + 2 * STEP < to;
        }

        /** As {@link #label}, after labels have been made even again. */
        private long relabelled(@Nullable Place before) {
            long gap = (1L << 62) / (sorted.size() + 1);
            long label = -(1L << 61);
            for (Place place : sorted) {
                place.label = label;
                label += gap;
            }
            return label(before);
        }
    }
}
