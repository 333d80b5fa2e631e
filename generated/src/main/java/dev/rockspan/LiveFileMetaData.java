package dev.rockspan;

import dev.rockspan.raw.CLiveFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/**
 * A table file, described for the import of a column family.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>C: {@code rocksdb_livefile_t}.
 */
public final class LiveFileMetaData extends RocksObject {
    LiveFileMetaData(Lifetime lifetime) {
        super(lifetime.exclusive());
    }

    /**
     * Creates the description of a file, to be filled in.
     *
     * <p>C: {@code rocksdb_livefile_t *rocksdb_livefile_create(void)}, mapped by convention owned-handle.
     *
     */
    public LiveFileMetaData() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFileMetaData.rocksdb_livefile_create();
            lifetime = call.made(Lifetime.owned("LiveFileMetaData", nativeResult, CLiveFileMetaData::rocksdb_livefile_destroy));
        }
        super(lifetime.exclusive());
    }

    /**
     * Sets the name of the column family that the file belongs to.
     *
     * <p>C: {@code void rocksdb_livefile_set_column_family_name(rocksdb_livefile_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param columnFamilyName in UTF-8, without a NUL
     * @return this object
     */
    public LiveFileMetaData setColumnFamilyName(String columnFamilyName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_column_family_name(call.use(this), call.string(columnFamilyName, "columnFamilyName"));
            return this;
        }
    }

    /**
     * Sets the folder that the file is in.
     *
     * <p>C: {@code void rocksdb_livefile_set_directory(rocksdb_livefile_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param directory in UTF-8, without a NUL
     * @return this object
     */
    public LiveFileMetaData setDirectory(String directory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_directory(call.use(this), call.string(directory, "directory"));
            return this;
        }
    }

    /**
     * Sets the last key in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_largest_key(rocksdb_livefile_t *, const char *, size_t)}, mapped by convention receiver, bytes, setter.
     *
     * @param largestKey read during the call only
     * @return this object
     */
    public LiveFileMetaData setLargestKey(byte[] largestKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLargestKey = call.bytes(largestKey, "largestKey");
            CLiveFileMetaData.rocksdb_livefile_set_largest_key(call.use(this), nativeLargestKey, nativeLargestKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the last key in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_largest_key(rocksdb_livefile_t *, const char *, size_t)}, mapped by convention receiver, bytes, setter.
     *
     * @param largestKey read during the call only
     * @return this object
     */
    public LiveFileMetaData setLargestKey(ByteBuffer largestKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLargestKey = call.bytes(largestKey, "largestKey");
            CLiveFileMetaData.rocksdb_livefile_set_largest_key(call.use(this), nativeLargestKey, nativeLargestKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the last key in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_largest_key(rocksdb_livefile_t *, const char *, size_t)}, mapped by convention receiver, bytes, setter.
     *
     * @param largestKey read during the call only
     * @return this object
     */
    public LiveFileMetaData setLargestKey(MemorySegment largestKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLargestKey = call.bytes(largestKey, "largestKey");
            CLiveFileMetaData.rocksdb_livefile_set_largest_key(call.use(this), nativeLargestKey, nativeLargestKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the greatest sequence number in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_largest_seqno(rocksdb_livefile_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param largestSeqno as in RocksDB
     * @return this object
     */
    public LiveFileMetaData setLargestSeqno(long largestSeqno) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_largest_seqno(call.use(this), largestSeqno);
            return this;
        }
    }

    /**
     * Sets the level that the file is in.
     *
     * <p>C: {@code void rocksdb_livefile_set_level(rocksdb_livefile_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param level as in RocksDB
     * @return this object
     */
    public LiveFileMetaData setLevel(int level) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_level(call.use(this), level);
            return this;
        }
    }

    /**
     * Sets the name of the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_name(rocksdb_livefile_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param name in UTF-8, without a NUL
     * @return this object
     */
    public LiveFileMetaData setName(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_name(call.use(this), call.string(name, "name"));
            return this;
        }
    }

    /**
     * Sets the number of deletions in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_num_deletions(rocksdb_livefile_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param numDeletions as in RocksDB
     * @return this object
     */
    public LiveFileMetaData setNumDeletions(long numDeletions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_num_deletions(call.use(this), numDeletions);
            return this;
        }
    }

    /**
     * Sets the number of entries in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_num_entries(rocksdb_livefile_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param numEntries as in RocksDB
     * @return this object
     */
    public LiveFileMetaData setNumEntries(long numEntries) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_num_entries(call.use(this), numEntries);
            return this;
        }
    }

    /**
     * Sets the size of the file in bytes.
     *
     * <p>C: {@code void rocksdb_livefile_set_size(rocksdb_livefile_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param size as in RocksDB
     * @return this object
     */
    public LiveFileMetaData setSize(long size) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_size(call.use(this), size);
            return this;
        }
    }

    /**
     * Sets the first key in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_smallest_key(rocksdb_livefile_t *, const char *, size_t)}, mapped by convention receiver, bytes, setter.
     *
     * @param smallestKey read during the call only
     * @return this object
     */
    public LiveFileMetaData setSmallestKey(byte[] smallestKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSmallestKey = call.bytes(smallestKey, "smallestKey");
            CLiveFileMetaData.rocksdb_livefile_set_smallest_key(call.use(this), nativeSmallestKey, nativeSmallestKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the first key in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_smallest_key(rocksdb_livefile_t *, const char *, size_t)}, mapped by convention receiver, bytes, setter.
     *
     * @param smallestKey read during the call only
     * @return this object
     */
    public LiveFileMetaData setSmallestKey(ByteBuffer smallestKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSmallestKey = call.bytes(smallestKey, "smallestKey");
            CLiveFileMetaData.rocksdb_livefile_set_smallest_key(call.use(this), nativeSmallestKey, nativeSmallestKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the first key in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_smallest_key(rocksdb_livefile_t *, const char *, size_t)}, mapped by convention receiver, bytes, setter.
     *
     * @param smallestKey read during the call only
     * @return this object
     */
    public LiveFileMetaData setSmallestKey(MemorySegment smallestKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSmallestKey = call.bytes(smallestKey, "smallestKey");
            CLiveFileMetaData.rocksdb_livefile_set_smallest_key(call.use(this), nativeSmallestKey, nativeSmallestKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the least sequence number in the file.
     *
     * <p>C: {@code void rocksdb_livefile_set_smallest_seqno(rocksdb_livefile_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param smallestSeqno as in RocksDB
     * @return this object
     */
    public LiveFileMetaData setSmallestSeqno(long smallestSeqno) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFileMetaData.rocksdb_livefile_set_smallest_seqno(call.use(this), smallestSeqno);
            return this;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public LiveFileMetaData in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
