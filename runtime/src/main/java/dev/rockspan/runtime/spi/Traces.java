package dev.rockspan.runtime.spi;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Files of calls that RocksDB has recorded. It makes them again without a look at whether they fit the database, and at
 * some places without one whether they can be read.
 */
public final class Traces {

    private static final String MAGIC = "feedcafedeadbeef";
    /** What stands before the numbers of the two versions in the header, which ends each with a tab. */
    private static final int BEFORE_VERSION = 15;

    private static final int BEFORE_LIBRARY = 17;
    private static final int PARTS = 3;

    /** What comes before what is recorded: the time, the kind of call, how long it is. */
    private static final int KIND = 8;

    private static final int LENGTH = 9;
    private static final int META = 13;

    private static final int BEGIN = 1;
    private static final int END = 2;
    private static final int WRITE = 3;
    private static final int MULTI_GET = 13;

    /** From this version on, calls have bits first that say what there is of them. */
    private static final int WITH_BITS = 2;

    private static final int BATCH_BIT = 1;
    private static final int COUNT_BIT = 8;

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final String parameter;
    private final boolean onlyOfBytes;
    private final Families families;
    private final Set<Integer> written = new HashSet<>();

    private Traces(String parameter, Lifetime database) {
        this.parameter = parameter;
        this.onlyOfBytes = database.isOnlyOfBytes();
        this.families = database.families();
    }

    /**
     * Checks that what was recorded in a file can be written to a database. What RocksDB finds by itself is left to it,
     * as are files that are not in the file system.
     *
     * @param environment what environments are called
     * @param inMemory the kind of those that have their files in memory
     * @param given what says which environment it is; what comes first counts
     * @throws IllegalArgumentException if there are writes to column families that there are not, or that RocksDB cannot
     *     write, or with keys that are shorter than the timestamps that are to be at their ends; or if the file is damaged
     * @throws IllegalStateException if there are writes to a column family that was dropped
     */
    public static void requireReplayable(
            Call call,
            @Nullable String path,
            String parameter,
            Usable database,
            String environment,
            String inMemory,
            @Nullable Usable... given) {
        call.use(database);
        if (path == null || Folders.isInMemory(environment, inMemory, given)) {
            return;
        }
        Traces trace = new Traces(parameter, Handle.lifetimeOf(database).root());
        try (InputStream file = new BufferedInputStream(Files.newInputStream(Path.of(path)))) {
            trace.read(file);
        } catch (IOException | InvalidPathException e) {
            return; // RocksDB finds the same, or what Java does not
        }
        FamilyWrites.requireThere(call, trace.written, parameter, database);
    }

    private void read(InputStream trace) throws IOException {
        int version = 0;
        long position = 0;
        byte[] head = trace.readNBytes(META);
        while (head.length == META) {
            int kind = head[KIND];
            int length = MemorySegment.ofArray(head).get(INT, LENGTH);
            if (position == 0 && kind != BEGIN || position > 0 && kind == END) {
                return;
            }
            if (length < 0) {
                throw new IllegalArgumentException(
                        parameter + " is damaged: no call is as long as the one at " + position);
            }
            byte[] read = trace.readNBytes(length);
            if (read.length < length) {
                return;
            }
            MemorySegment call = MemorySegment.ofArray(read);
            long start = position + META;
            if (position == 0) {
                version = version(call);
            } else if (kind == WRITE) {
                write(call, version, start);
            } else if (kind == MULTI_GET && version >= WITH_BITS) {
                requireCount(call, start);
            }
            position = start + length;
            head = trace.readNBytes(META);
        }
    }

    private int version(MemorySegment header) {
        String text = new String(header.toArray(ValueLayout.JAVA_BYTE), StandardCharsets.ISO_8859_1);
        String[] parts = text.split("\t", -1);
        if (!text.startsWith(MAGIC)) {
            return 0;
        }
        if (parts.length <= PARTS || parts[1].length() < BEFORE_VERSION || parts[2].length() < BEFORE_LIBRARY) {
            throw new IllegalArgumentException(parameter + " is damaged: its header does not say its version");
        }
        // As RocksDB takes the number, which may be longer than it has room for.
        return parts[1].substring(BEFORE_VERSION)
                .chars()
                .filter(character -> character != '.')
                .reduce(0, (number, digit) -> number * 10 + digit - '0');
    }

    private void write(MemorySegment call, int version, long position) {
        MemorySegment batch = version < WITH_BITS ? call : part(call);
        if (batch.byteSize() < BatchRecords.HEADER) {
            throw new IllegalArgumentException(parameter + " is damaged: there is no batch at " + position);
        }
        BatchRecords records = BatchRecords.read(batch);
        String what = "The batch at " + position + " of " + parameter;
        records.requireWhole(onlyOfBytes, what);
        records.requireTimestamps(families::timestampsIn, what);
        written.addAll(records.families());
    }

    /** What follows the bits, with its length before it. */
    private static MemorySegment part(MemorySegment call) {
        long end = call.byteSize();
        long length = 0;
        int shift = 0;
        if (end <= Long.BYTES || (call.get(LONG, 0) & 1L << BATCH_BIT) == 0) {
            return MemorySegment.NULL;
        }
        for (long at = Long.BYTES; at < end && shift < Integer.SIZE; at++, shift += 7) {
            byte next = call.get(ValueLayout.JAVA_BYTE, at);
            length |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return length <= end - at - 1 ? call.asSlice(at + 1, length) : MemorySegment.NULL;
            }
        }
        return MemorySegment.NULL;
    }

    /** RocksDB makes room for as many keys as there are said to be. */
    private void requireCount(MemorySegment call, long position) {
        boolean said = call.byteSize() >= Long.BYTES + Integer.BYTES && (call.get(LONG, 0) & 1L << COUNT_BIT) != 0;
        if (said && (call.get(INT, Long.BYTES) & 0xFFFFFFFFL) > call.byteSize()) {
            throw new IllegalArgumentException(
                    parameter + " is damaged: there are not as many keys at " + position + " as it says");
        }
    }
}
