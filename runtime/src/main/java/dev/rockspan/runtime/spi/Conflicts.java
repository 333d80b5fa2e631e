package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether RocksDB survives looking for those who wrote a key since the snapshot of a transaction. Where its memory does
 * not reach back to the snapshot it looks in table files, as if for a value but without a place for it; if what it finds
 * there first is to be merged, it writes the outcome nowhere, which ends the process. So that is looked for beforehand,
 * where it has to be; RocksDB then says of such keys what it says where it does not look in files: to try again.
 */
public final class Conflicts {

    /** Changes when memory is handed on to be written to files, and at other times. */
    private static final String VERSION = "rocksdb.current-super-version-number";

    /** How many operands of merges reads found, in memory or in table files. */
    private static final Pattern MERGES = Pattern.compile("internal_merge_point_lookup_count = (\\d+)");

    private static final int COUNT_NOTHING = 1;
    private static final int COUNT = 2;

    /** The sequence number of the snapshot of a transaction that has none. */
    private static final long NO_SNAPSHOT = -1;

    /**
     * How far back memory reaches.
     *
     * @param version that of a column family
     * @param sequence at least the number of the latest write before that version
     */
    private record Seen(long version, long sequence) {}

    private final Map<Integer, Seen> seen = new ConcurrentHashMap<>();

    Conflicts() {}

    /**
     * Checks that a transaction can lock keys.
     *
     * @param families the column family, or a list of one for each key; null for the default one
     * @param keys a key in any of its forms, or a list of arrays
     * @param always the mark of databases in which RocksDB may look one write further back
     * @throws RocksDBException with {@code TryAgain} if RocksDB may not survive the search
     */
    public static void requireFindable(
            Call call,
            Usable transaction,
            @Nullable Object families,
            @Nullable Object keys,
            String always,
            ConflictFunctions functions) {
        long snapshot = snapshot(call, transaction, functions);
        if (snapshot == NO_SNAPSHOT) {
            return;
        }
        if (keys instanceof List<?> all) {
            for (int i = 0; i < all.size(); i++) {
                Object family = families instanceof List<?> each && i < each.size() ? each.get(i) : families;
                require(call, transaction, snapshot, family, all.get(i), always, functions);
            }
        } else {
            require(call, transaction, snapshot, families, keys, always, functions);
        }
    }

    /** The sequence number of the snapshot of a transaction; asked for once, as it stays. */
    private static long snapshot(Call call, Usable transaction, ConflictFunctions functions) {
        MemorySegment address = call.use(transaction);
        Guard guard = Objects.requireNonNull(Handle.lifetimeOf(transaction).target().guard(), "guard");
        Long known = guard.snapshot();
        if (known == null) {
            MemorySegment snapshot = functions.snapshot(address);
            try {
                known = call.isHollow(snapshot) ? NO_SNAPSHOT : functions.sequence(snapshot);
            } finally {
                functions.free(snapshot);
            }
            guard.snapshotIs(known);
        }
        return known;
    }

    private static void require(
            Call call,
            Usable transaction,
            long snapshot,
            @Nullable Object inFamily,
            @Nullable Object ofKey,
            String always,
            ConflictFunctions functions) {
        Usable family = inFamily instanceof Usable usable ? usable : null;
        MemorySegment key =
                switch (ofKey) {
                    case ByteBuffer buffer -> call.bytes(buffer, "key");
                    case MemorySegment segment -> call.bytes(segment, "key");
                    case null, default -> call.bytes((byte[]) ofKey, "key");
                };
        Lifetime database = Handle.lifetimeOf(transaction).root();
        Families families = database.families();
        MemorySegment address = family == null ? null : call.use(family, "columnFamily", transaction);
        int number =
                family == null ? Lifetime.DEFAULT_FAMILY : Handle.lifetimeOf(family).familyNumber();
        // Where writes come before their commit, RocksDB looks in files at the very number, too.
        long since = database.isMarked(always) ? snapshot - 1 : snapshot;
        if (families.conflicts().reaches(since, number, address, families, functions)) {
            return;
        }
        if (families.ask(base -> isMerged(base, address, families.timestampsIn(number), key, functions))) {
            throw new RocksDBException(
                    Status.parse("Operation failed. Try again.: The key was merged, and RocksDB cannot tell any more without"
                            + " crashing whether that was after the snapshot of this transaction: begin another"));
        }
    }

    /** Whether the memory of a column family reaches back to a snapshot. */
    private boolean reaches(
            long snapshot,
            int number,
            @Nullable MemorySegment family,
            Families families,
            ConflictFunctions functions) {
        long version = families.number(family, VERSION);
        Seen last = seen.get(number);
        if (last == null || last.version() != version) {
            // In this order: what is written in between only makes it later than it is.
            last = new Seen(version, families.ask(functions::latest));
            seen.put(number, last);
        }
        return version != 0 && snapshot >= last.sequence();
    }

    /** Whether a read of the key comes upon merges. */
    private static boolean isMerged(
            MemorySegment base,
            @Nullable MemorySegment family,
            long timestamps,
            MemorySegment key,
            ConflictFunctions functions) {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment options = call.temporary(functions.createOptions(), functions::destroyOptions);
            MemorySegment counters = call.temporary(functions.createCounters(), functions::destroyCounters);
            if (timestamps > 0) {
                functions.setTimestamp(options, call.allocate(timestamps, 1).fill((byte) 0xff), timestamps);
            }
            if (counts(call, base, family, options, key, counters, functions)) {
                return readsMerges(call, base, family, options, key, counters, functions);
            }
            functions.setLevel(COUNT);
            try {
                return readsMerges(call, base, family, options, key, counters, functions);
            } finally {
                functions.setLevel(COUNT_NOTHING);
            }
        }
    }

    /** Whether this thread counts, which it does only if it was told to: nothing tells but something that is counted. */
    private static boolean counts(
            Call call,
            MemorySegment base,
            @Nullable MemorySegment family,
            MemorySegment options,
            MemorySegment key,
            MemorySegment counters,
            ConflictFunctions functions) {
        // It is told to go nowhere.
        functions.setUpperBound(options, key, key.byteSize());
        String before = report(call, counters, functions);
        MemorySegment iterator =
                family == null ? functions.iterator(base, options) : functions.iteratorIn(base, options, family);
        try {
            functions.seek(iterator, key, key.byteSize());
        } finally {
            functions.destroyIterator(iterator);
        }
        return !report(call, counters, functions).equals(before);
    }

    private static String report(Call call, MemorySegment counters, ConflictFunctions functions) {
        String report = call.takeString(functions.report(counters, (byte) 1));
        return report == null ? "" : report;
    }

    private static long merges(String report) {
        Matcher said = MERGES.matcher(report);
        return said.find() ? Long.parseLong(said.group(1)) : 0;
    }

    private static boolean readsMerges(
            Call call,
            MemorySegment base,
            @Nullable MemorySegment family,
            MemorySegment options,
            MemorySegment key,
            MemorySegment counters,
            ConflictFunctions functions) {
        long before = merges(report(call, counters, functions));
        MemorySegment found = family == null
                ? functions.pin(base, options, key, key.byteSize(), call.errorSlot())
                : functions.pinIn(base, options, family, key, key.byteSize(), call.errorSlot());
        // That it fails says nothing of what it came upon.
        call.takeStatus();
        if (found.address() != 0) {
            functions.unpin(found);
        }
        return merges(report(call, counters, functions)) > before;
    }
}
