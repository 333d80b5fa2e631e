package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What the records of a batch are about, read from the form in which RocksDB keeps them, as it does in its log: which
 * column families they belong to and how long their keys are. Reading ends where RocksDB's own does: at what is damaged
 * or unknown.
 */
public final class BatchRecords {

    /** What comes before the records: a sequence number and how many there are. */
    static final int HEADER = 12;

    private static final int COUNT = 8;
    private static final ValueLayout.OfInt COUNT_LAYOUT =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    /** What follows each kind of record, by its number; {@link #UNKNOWN} if there is no such kind. */
    private static final String[] KINDS = {
        "k", "kv", "kv", "v", "fk", "fkv", "fkv", "k", "fk", "", "v", "v", "v", "", "fkk", "kk", "fkv", "kv", "", "",
        "?", "vv", "kv", "fkv", "kt", "fkt"
    };

    private static final char FAMILY = 'f';
    private static final char KEY = 'k';
    /** A value with a time at its end. */
    private static final char TIMED = 't';

    /** The kinds without a key that anybody can write; the others are those of transactions in the log. */
    private static final int LOG_DATA = 3;

    private static final int NOOP = 13;

    private static final char UNKNOWN = '?';
    private static final int TIME = 8;
    private static final int RANGE = 2;
    private static final int DAMAGED = -1;

    private final MemorySegment data;
    private long position = HEADER;
    private final Map<Integer, Long> shortestKeys = new HashMap<>();
    private boolean ranges;
    /** Where a value begins that is shorter than the time at its end. */
    private long untimed = DAMAGED;
    /** How many are of keys. */
    private long counted;
    /** Where one begins that is part of a transaction in the log. */
    private long marker = DAMAGED;
    /** Where one begins that deletes a range whose end comes before its start, in the order of bytes. */
    private long backwards = DAMAGED;
    /** Where one begins that cannot be read. */
    private long unreadable = DAMAGED;

    private BatchRecords(MemorySegment data) {
        this.data = data;
    }

    /** Reads them from the memory at {@code data}. */
    public static BatchRecords read(MemorySegment data, MemorySegment lengthSlot) {
        return read(NativeMemory.ALL.asSlice(data.address(), lengthSlot.get(ValueLayout.JAVA_LONG, 0)));
    }

    /** Reads them; what comes before them has to be there. */
    static BatchRecords read(MemorySegment data) {
        BatchRecords records = new BatchRecords(data);
        boolean more = true;
        while (more && records.position < records.data.byteSize()) {
            long start = records.position;
            more = records.readRecord();
            if (!more) {
                records.unreadable = start;
            }
        }
        return records;
    }

    /**
     * Checks the records of a new batch. What is damaged RocksDB finds by itself, but for what it does not expect to be:
     * that there is a header, and times at the ends of values that have one.
     *
     * @param batch is closed if they cannot be read
     * @throws IllegalArgumentException if they cannot
     */
    public static void requireReadable(MemorySegment data, MemorySegment lengthSlot, Lifetime batch, String parameter) {
        long size = lengthSlot.get(ValueLayout.JAVA_LONG, 0);
        BatchRecords records = size < HEADER ? null : read(data, lengthSlot);
        if (records != null && records.untimed == DAMAGED) {
            return;
        }
        batch.close();
        throw new IllegalArgumentException(
                records == null
                        ? parameter + " has " + size + " bytes, but a batch has at least " + HEADER
                        : parameter + " is no batch: the value at " + records.untimed
                                + " is to have its time at its end, and is too short");
    }

    /**
     * Checks that RocksDB can write them: what fails when they are already in the log can end the process, if several
     * threads write, and no more writes are taken.
     *
     * @param onlyOfBytes whether all orders of keys are that of bytes
     * @throws IllegalArgumentException if it cannot
     */
    void requireWritable(boolean onlyOfBytes, String parameter) {
        requireWhole(onlyOfBytes, parameter);
        if (marker != DAMAGED) {
            throw unwritable(
                    parameter,
                    "the record at " + marker + " begins or ends a transaction in the log of another database");
        }
    }

    /** As {@link #requireWritable}, but for the beginnings and ends of transactions. */
    void requireWhole(boolean onlyOfBytes, String parameter) {
        String problem = problem(onlyOfBytes);
        if (problem != null) {
            throw unwritable(parameter, problem);
        }
    }

    private static IllegalArgumentException unwritable(String parameter, String problem) {
        return new IllegalArgumentException(parameter + " cannot be written: " + problem);
    }

    /**
     * Checks that no key is shorter than the timestamp that RocksDB takes off it.
     *
     * @param sizes of the timestamps of each column family
     * @throws IllegalArgumentException if one is
     */
    void requireTimestamps(IntToLongFunction sizes, String parameter) {
        shortestKeys.forEach((family, shortest) -> {
            long size = sizes.applyAsLong(family);
            if (size > shortest) {
                throw new IllegalArgumentException(parameter + " has a key of " + shortest + " bytes in column family "
                        + family + ", which has timestamps of " + size + " bytes at the ends of keys");
            }
        });
    }

    private @Nullable String problem(boolean onlyOfBytes) {
        if (unreadable != DAMAGED) {
            return "the record at " + unreadable + " cannot be read";
        }
        if (backwards != DAMAGED && onlyOfBytes) {
            return "the record at " + backwards + " deletes a range whose end comes before its start";
        }
        long count = data.get(COUNT_LAYOUT, COUNT) & 0xFFFFFFFFL;
        return count == counted ? null : "it says that it has " + count + " writes, and has " + counted;
    }

    /** The column families that they belong to. */
    Set<Integer> families() {
        return shortestKeys.keySet();
    }

    /**
     * What {@code sizes} says of the timestamps at the ends of keys, asked once for each column family.
     *
     * @throws IllegalArgumentException if a key is shorter: RocksDB would write the timestamp before it
     * @throws UnsupportedOperationException if there are deletions of ranges: RocksDB loses count of the keys
     */
    public IntToLongFunction timestamps(IntToLongFunction sizes, String parameter) {
        Map<Integer, Long> answers = new HashMap<>();
        shortestKeys.forEach((family, shortest) -> {
            long size = sizes.applyAsLong(family);
            if (size > shortest) {
                throw new IllegalArgumentException(parameter + " says that the timestamps of column family " + family
                        + " have " + size + " bytes, but there is a key of " + shortest);
            }
            if (size > 0 && ranges) {
                throw new UnsupportedOperationException(
                        "RocksDB cannot fill timestamps into a batch with deletions of ranges");
            }
            answers.put(family, size);
        });
        return family -> answers.getOrDefault(family, -1L);
    }

    private boolean readRecord() {
        long start = position;
        int kind = data.get(ValueLayout.JAVA_BYTE, position++);
        String parts = kind >= 0 && kind < KINDS.length ? KINDS[kind] : String.valueOf(UNKNOWN);
        int family = 0;
        int keys = 0;
        MemorySegment first = data;
        for (int i = 0; i < parts.length(); i++) {
            char part = parts.charAt(i);
            long number = part == UNKNOWN ? DAMAGED : readNumber();
            if (number == DAMAGED) {
                return false;
            }
            if (part == FAMILY) {
                family = (int) number;
            } else if (number > data.byteSize() - position) {
                return false;
            } else {
                if (part == TIMED && number < TIME) {
                    untimed = position;
                    return false;
                }
                if (part == KEY) {
                    MemorySegment key = data.asSlice(position, number);
                    if (keys == 0) {
                        first = key;
                    } else if (backwards == DAMAGED && KeyRange.isBackwards(first, key)) {
                        backwards = start;
                    }
                }
                position += number;
                if (part == KEY) {
                    keys++;
                    shortestKeys.merge(family, number, Math::min);
                }
            }
        }
        ranges |= keys == RANGE;
        if (keys > 0) {
            counted++;
        } else if (kind != LOG_DATA && kind != NOOP && marker == DAMAGED) {
            marker = start;
        }
        return true;
    }

    /** A number of 32 bits, seven to a byte, the lowest first. */
    private long readNumber() {
        long number = 0;
        for (int shift = 0; shift < 35 && position < data.byteSize(); shift += 7) {
            byte next = data.get(ValueLayout.JAVA_BYTE, position++);
            number |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return number & 0xFFFFFFFFL;
            }
        }
        return DAMAGED;
    }
}
