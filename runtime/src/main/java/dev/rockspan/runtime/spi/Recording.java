package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A batch whose records are written down in Java, in RocksDB's own form, until a call needs RocksDB's batch: that is
 * made of them then, at once. {@code docs/adr/0003-batches.md} argues why this is safe.
 *
 * <p>The methods are for generated code, and are told the batch by its handle. Each returns false, or that there is
 * nothing, if it has done nothing and RocksDB's function is to be called instead: the batch is RocksDB's by now, was so
 * from the beginning, or an argument is one that only RocksDB's function knows what to do with, null for example.
 */
public final class Recording {

    /** How often another thread may take over the records, with a copy of them, before they are RocksDB's instead. */
    private static final int MOST_MOVES = 4;

    private record SavePoint(int size, int count) {}

    private final BatchFormat format;
    private final Lifetime lifetime;

    /** The records while their owner may add to them without a call; else {@link Records#NONE}. */
    private volatile Records open = Records.NONE;

    // All that follows belongs to the call that has the lease.

    private @Nullable Records records;

    /** How often another thread has taken them over. */
    private int moves;

    /** The points to which the records can be rolled back; all of them are before those that RocksDB has set. */
    private final Deque<SavePoint> savePoints = new ArrayDeque<>(1);

    /** RocksDB's batch, if it was made. */
    private @Nullable MemorySegment made;

    /** How many save points RocksDB has set in it. */
    private int savePointsOfMade;

    /** Whether RocksDB's batch has what the records have not. */
    private boolean differs;

    Recording(BatchFormat format, Lifetime lifetime) {
        this.format = format;
        this.lifetime = lifetime;
    }

    // ------------------------------------------------------------------------------------------------- records

    /** What adds a record of a column family, 0 being the default one. */
    @FunctionalInterface
    private interface Addition {
        boolean to(Records records, int family);
    }

    /** Adds a record of one part. */
    public static boolean add(Handle self, int tag, byte @Nullable [] part) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || part == null) {
                return false;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread()
                    ? recording.isDone(records, records.add(tag, 0, part))
                    : recording.inCall(null, (mine, _) -> mine.add(tag, 0, part));
        } finally {
            Reference.reachabilityFence(self); // were it collected, an automatic arena could close it meanwhile
        }
    }

    /** Adds a record of two parts. */
    public static boolean add(Handle self, int tag, byte @Nullable [] first, byte @Nullable [] second) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || first == null || second == null) {
                return false;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread()
                    ? recording.isDone(records, records.add(tag, 0, first, second))
                    : recording.inCall(null, (mine, _) -> mine.add(tag, 0, first, second));
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Adds a record of one part of a column family, with another tag if that is not the default one. */
    public static boolean add(Handle self, int tag, int familyTag, @Nullable Usable family, byte @Nullable [] part) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || family == null || part == null) {
                return false;
            }
            Records records = recording.open;
            int number = Handle.lifetimeOf(family).recordedNumber;
            return number >= 0 && records.owner == Thread.currentThread() && Handle.lifetimeOf(family).isUsable()
                    ? recording.isDone(records, records.add(number == 0 ? tag : familyTag, number, part))
                    : recording.inCall(
                            family, (mine, found) -> mine.add(found == 0 ? tag : familyTag, found, part));
        } finally {
            Reference.reachabilityFence(self);
            Reference.reachabilityFence(family);
        }
    }

    /** Adds a record of two parts of a column family, with another tag if that is not the default one. */
    public static boolean add(Handle self, int tag, int familyTag, @Nullable Usable family, byte @Nullable [] first, byte @Nullable [] second) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || family == null || first == null || second == null) {
                return false;
            }
            Records records = recording.open;
            int number = Handle.lifetimeOf(family).recordedNumber;
            return number >= 0 && records.owner == Thread.currentThread() && Handle.lifetimeOf(family).isUsable()
                    ? recording.isDone(records, records.add(number == 0 ? tag : familyTag, number, first, second))
                    : recording.inCall(
                            family, (mine, found) -> mine.add(found == 0 ? tag : familyTag, found, first, second));
        } finally {
            Reference.reachabilityFence(self);
            Reference.reachabilityFence(family);
        }
    }

    /** Adds a record of one part that does not count. */
    public static boolean addUncounted(Handle self, int tag, byte @Nullable [] part) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || part == null) {
                return false;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread()
                    ? recording.isDone(records, records.addUncounted(tag, 0, part))
                    : recording.inCall(null, (mine, _) -> mine.addUncounted(tag, 0, part));
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Adds a record of one part. */
    public static boolean add(Handle self, int tag, @Nullable MemorySegment part) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || part == null) {
                return false;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread()
                    ? recording.isDone(records, records.add(tag, 0, part))
                    : recording.inCall(null, (mine, _) -> mine.add(tag, 0, part));
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Adds a record of two parts. */
    public static boolean add(Handle self, int tag, @Nullable MemorySegment first, @Nullable MemorySegment second) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || first == null || second == null) {
                return false;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread()
                    ? recording.isDone(records, records.add(tag, 0, first, second))
                    : recording.inCall(null, (mine, _) -> mine.add(tag, 0, first, second));
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Adds a record of one part of a column family, with another tag if that is not the default one. */
    public static boolean add(Handle self, int tag, int familyTag, @Nullable Usable family, @Nullable MemorySegment part) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || family == null || part == null) {
                return false;
            }
            Records records = recording.open;
            int number = Handle.lifetimeOf(family).recordedNumber;
            return number >= 0 && records.owner == Thread.currentThread() && Handle.lifetimeOf(family).isUsable()
                    ? recording.isDone(records, records.add(number == 0 ? tag : familyTag, number, part))
                    : recording.inCall(
                            family, (mine, found) -> mine.add(found == 0 ? tag : familyTag, found, part));
        } finally {
            Reference.reachabilityFence(self);
            Reference.reachabilityFence(family);
        }
    }

    /** Adds a record of two parts of a column family, with another tag if that is not the default one. */
    public static boolean add(Handle self, int tag, int familyTag, @Nullable Usable family, @Nullable MemorySegment first, @Nullable MemorySegment second) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || family == null || first == null || second == null) {
                return false;
            }
            Records records = recording.open;
            int number = Handle.lifetimeOf(family).recordedNumber;
            return number >= 0 && records.owner == Thread.currentThread() && Handle.lifetimeOf(family).isUsable()
                    ? recording.isDone(records, records.add(number == 0 ? tag : familyTag, number, first, second))
                    : recording.inCall(
                            family, (mine, found) -> mine.add(found == 0 ? tag : familyTag, found, first, second));
        } finally {
            Reference.reachabilityFence(self);
            Reference.reachabilityFence(family);
        }
    }

    /** Adds a record of one part that does not count. */
    public static boolean addUncounted(Handle self, int tag, @Nullable MemorySegment part) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null || part == null) {
                return false;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread()
                    ? recording.isDone(records, records.addUncounted(tag, 0, part))
                    : recording.inCall(null, (mine, _) -> mine.addUncounted(tag, 0, part));
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Adds a record of one part. */
    public static boolean add(Handle self, int tag, @Nullable ByteBuffer part) {
        return part != null && add(self, tag, MemorySegment.ofBuffer(part));
    }

    /** Adds a record of two parts. */
    public static boolean add(Handle self, int tag, @Nullable ByteBuffer first, @Nullable ByteBuffer second) {
        return first != null && second != null && add(self, tag, MemorySegment.ofBuffer(first), MemorySegment.ofBuffer(second));
    }

    /** Adds a record of one part of a column family, with another tag if that is not the default one. */
    public static boolean add(Handle self, int tag, int familyTag, @Nullable Usable family, @Nullable ByteBuffer part) {
        return part != null && add(self, tag, familyTag, family, MemorySegment.ofBuffer(part));
    }

    /** Adds a record of two parts of a column family, with another tag if that is not the default one. */
    public static boolean add(Handle self, int tag, int familyTag, @Nullable Usable family, @Nullable ByteBuffer first, @Nullable ByteBuffer second) {
        return first != null && second != null && add(self, tag, familyTag, family, MemorySegment.ofBuffer(first), MemorySegment.ofBuffer(second));
    }

    /** Adds a record of one part that does not count. */
    public static boolean addUncounted(Handle self, int tag, @Nullable ByteBuffer part) {
        return part != null && addUncounted(self, tag, MemorySegment.ofBuffer(part));
    }

    /** The records have been added to without a call: what was added is there, unless others took them meanwhile. */
    private boolean isDone(Records used, boolean added) {
        if (open != used && lifetime.isUsable()) {
            throw lifetime.busy();
        }
        return added;
    }

    private boolean inCall(@Nullable Usable family, Addition addition) {
        try (Call call = Call.begin(format.table())) {
            call.lease(lifetime);
            if (!isRecorded(call)) {
                return false;
            }
            int number = family == null ? 0 : numberOf(family, call);
            Records mine = own();
            boolean added = number >= 0 && addition.to(mine, number);
            reopened(mine);
            return added;
        }
    }

    private int numberOf(Usable family, Call call) {
        MemorySegment address = call.use(family);
        int number = Handle.lifetimeOf(family).recordedNumber;
        if (number == Lifetime.NUMBER_UNKNOWN) {
            number = format.familyNumber(address, call);
            Handle.lifetimeOf(family).recordedNumber = number;
        }
        return number;
    }

    // ------------------------------------------------------------------------------------------------- the whole

    /** Removes all records and save points. */
    public static boolean clear(Handle self) {
        try {
            Recording recording = self.lifetime().recording();
            return recording != null && recording.clear();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    private boolean clear() {
        try (Call call = Call.begin(format.table())) {
            call.lease(lifetime);
            open = Records.NONE;
            destroyMade();
            savePoints.clear();
            Records old = records;
            Records mine = old != null && isMine(old) ? old : Records.of(Thread.currentThread());
            mine.clear();
            records = mine;
            moves = 0;
            reopened(mine);
            return true;
        }
    }

    /** How many records count; negative if RocksDB has to be asked. */
    public static int count(Handle self) {
        try {
            Recording recording = self.lifetime().recording();
            if (recording == null) {
                return -1;
            }
            Records records = recording.open;
            return records.owner == Thread.currentThread() ? records.count() : recording.count();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    private int count() {
        try (Call call = Call.begin(format.table())) {
            call.lease(lifetime);
            return isUnmade() ? reopened(own()).count() : -1;
        }
    }

    /** A copy of the records as RocksDB has them; null if it has to be asked. */
    public static byte @Nullable [] data(Handle self) {
        try {
            Recording recording = self.lifetime().recording();
            return recording == null ? null : recording.data();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    private byte @Nullable [] data() {
        try (Call call = Call.begin(format.table())) {
            call.lease(lifetime);
            return isUnmade() ? reopened(own()).toBytes() : null;
        }
    }

    // ------------------------------------------------------------------------------------------------- save points

    /** Sets a save point. */
    public static boolean setSavePoint(Handle self) {
        try {
            Recording recording = self.lifetime().recording();
            return recording != null && recording.setSavePoint();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    private boolean setSavePoint() {
        try (Call call = Call.begin(format.table())) {
            call.lease(lifetime);
            if (!isRecorded(call)) {
                savePointsOfMade++;
                return false;
            }
            Records mine = reopened(own());
            savePoints.push(new SavePoint(mine.size(), mine.count()));
            return true;
        }
    }

    /** Forgets the latest save point; it is for RocksDB to say that there is none. */
    public static boolean popSavePoint(Handle self) {
        try {
            Recording recording = self.lifetime().recording();
            return recording != null && recording.popSavePoint(false);
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** As {@link #popSavePoint}, and takes back what was added since it was set. */
    public static boolean rollBack(Handle self) {
        try {
            Recording recording = self.lifetime().recording();
            return recording != null && recording.popSavePoint(true);
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    private boolean popSavePoint(boolean rollsBack) {
        try (Call call = Call.begin(format.table())) {
            call.lease(lifetime);
            boolean recorded = isRecorded(call);
            if (savePointsOfMade > 0) {
                savePointsOfMade--;
                return false;
            }
            SavePoint last = savePoints.poll();
            if (last == null) {
                return false;
            }
            if (rollsBack) {
                Records mine = own();
                if (!recorded) {
                    mine.copyFrom(format.data(Objects.requireNonNull(made), call), last.size());
                    destroyMade();
                }
                mine.backTo(last.size(), last.count());
                reopened(mine);
            }
            return true;
        }
    }

    // ------------------------------------------------------------------------------------------------- RocksDB's batch

    /** The address of RocksDB's batch, which is made if need be, for a call that has leased this. */
    MemorySegment address() {
        MemorySegment batch = made;
        if (batch == null) {
            batch = format.create(own().asSegment());
            made = batch;
        }
        return batch;
    }

    /** Whether the records are all that there is, and RocksDB's batch, if there was one, is given up. */
    private boolean isRecorded(Call call) {
        if (isUnmade()) {
            return true;
        }
        MemorySegment batch = Objects.requireNonNull(made);
        if (!differs && savePointsOfMade == 0) {
            Records mine = own();
            MemorySegment data = format.data(batch, call);
            if (mine.isLike(data)) {
                mine.copyFrom(data, Records.HEAD); // in which RocksDB has noted under which number it was written
                destroyMade();
                return true;
            }
            differs = true;
        }
        return false;
    }

    /** Whether there is no batch of RocksDB's. If threads take turns it is made, as copies for each would cost more. */
    private boolean isUnmade() {
        Records last = records;
        if (made == null && last != null && !isMine(last) && ++moves > MOST_MOVES) {
            address();
            differs = true;
        }
        return made == null;
    }

    private void destroyMade() {
        MemorySegment batch = made;
        made = null;
        savePointsOfMade = 0;
        differs = false;
        if (batch != null) {
            format.destroy(batch);
        }
    }

    /** The records, closed to others and owned by this thread. */
    private Records own() {
        open = Records.NONE;
        Records mine = records;
        if (mine == null) {
            mine = Records.of(Thread.currentThread());
        } else if (!isMine(mine)) {
            mine = mine.copiedFor(Thread.currentThread(), format);
            if (mine == null) {
                throw new IllegalStateException(
                        lifetime.name() + " was used by two threads at the same time, and what it has is spoilt; clear it");
            }
        }
        records = mine;
        return mine;
    }

    /** Lets their owner add to them without a call again. */
    private Records reopened(Records mine) {
        open = mine;
        return mine;
    }

    private static boolean isMine(Records records) {
        return records.owner == Thread.currentThread();
    }

    /** Ends it all. Calls in which it is used have ended; an addition may still go on, in memory that is left to it. */
    void end() {
        open = Records.NONE;
        Records last = records;
        records = null;
        if (last != null && isMine(last)) {
            last.leave();
        }
        destroyMade();
    }
}
