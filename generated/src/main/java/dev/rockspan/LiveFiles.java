package dev.rockspan;

import dev.rockspan.raw.CLiveFiles;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * Table files of a database.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>C: {@code rocksdb_livefiles_t}.
 */
public final class LiveFiles extends RocksObject {
    LiveFiles(Lifetime lifetime) {
        super(lifetime.exclusive());
    }

    /**
     * Creates an empty list.
     *
     * <p>C: {@code rocksdb_livefiles_t *rocksdb_livefiles_create(void)}, mapped by convention owned-handle.
     *
     */
    public LiveFiles() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFiles.rocksdb_livefiles_create();
            lifetime = call.made(Lifetime.owned("LiveFiles", nativeResult, CLiveFiles::rocksdb_livefiles_destroy));
        }
        super(lifetime.exclusive());
    }

    /**
     * Adds a file to the list, which takes it over.
     *
     * <p>C: {@code void rocksdb_livefiles_add(rocksdb_livefiles_t *, rocksdb_livefile_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param liveFileMetaData handed over: closing it does nothing from now on
     * @return this object
     */
    public LiveFiles add(LiveFileMetaData liveFileMetaData) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFiles.rocksdb_livefiles_add(call.use(this), call.transfer(liveFileMetaData, "liveFileMetaData", "LiveFiles.add"));
            call.handOver();
            return this;
        }
    }

    /**
     * Returns the name of the column family that a file belongs to.
     *
     * <p>C: {@code const char *rocksdb_livefiles_column_family_name(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String columnFamilyName(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFiles.rocksdb_livefiles_column_family_name(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the number of files.
     *
     * <p>C: {@code int rocksdb_livefiles_count(const rocksdb_livefiles_t *)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public int count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CLiveFiles.rocksdb_livefiles_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of deletions in a file.
     *
     * <p>C: {@code uint64_t rocksdb_livefiles_deletions(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long deletions(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFiles.rocksdb_livefiles_deletions(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns the folder that a file is in.
     *
     * <p>C: {@code const char *rocksdb_livefiles_directory(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String directory(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFiles.rocksdb_livefiles_directory(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the number of entries in a file.
     *
     * <p>C: {@code uint64_t rocksdb_livefiles_entries(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long entries(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFiles.rocksdb_livefiles_entries(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of the last key in a file.
     *
     * <p>C: {@code const char *rocksdb_livefiles_largestkey(const rocksdb_livefiles_t *, int index, size_t *size)}, mapped by convention receiver, index, length-slot, view-bytes.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public byte[] largestKey(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CLiveFiles.rocksdb_livefiles_largestkey(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the greatest sequence number in a file.
     *
     * <p>C: {@code uint64_t rocksdb_livefiles_largest_seqno(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long largestSeqno(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFiles.rocksdb_livefiles_largest_seqno(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns the level that a file is in.
     *
     * <p>C: {@code int rocksdb_livefiles_level(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public int level(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CLiveFiles.rocksdb_livefiles_level(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns the name of a file, with a slash before it.
     *
     * <p>C: {@code const char *rocksdb_livefiles_name(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String name(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFiles.rocksdb_livefiles_name(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the size of a file in bytes.
     *
     * <p>C: {@code size_t rocksdb_livefiles_size(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long size(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFiles.rocksdb_livefiles_size(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of the first key in a file.
     *
     * <p>C: {@code const char *rocksdb_livefiles_smallestkey(const rocksdb_livefiles_t *, int index, size_t *size)}, mapped by convention receiver, index, length-slot, view-bytes.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public byte[] smallestKey(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CLiveFiles.rocksdb_livefiles_smallestkey(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the least sequence number in a file.
     *
     * <p>C: {@code uint64_t rocksdb_livefiles_smallest_seqno(const rocksdb_livefiles_t *, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long smallestSeqno(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFiles.rocksdb_livefiles_smallest_seqno(call.use(this), Objects.checkIndex(index, CLiveFiles.rocksdb_livefiles_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public LiveFiles in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
