package dev.rockspan.raw;

import dev.rockspan.MemTableInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link MemTableInfo}. */
public final class CMemTableInfo {
    private static @Nullable MemorySegment rocksdb_memtableinfo_cf_name;

    private static @Nullable MemorySegment rocksdb_memtableinfo_earliest_seqno;

    private static @Nullable MemorySegment rocksdb_memtableinfo_first_seqno;

    private static @Nullable MemorySegment rocksdb_memtableinfo_newest_udt;

    private static @Nullable MemorySegment rocksdb_memtableinfo_num_deletes;

    private static @Nullable MemorySegment rocksdb_memtableinfo_num_entries;

    private CMemTableInfo() {
    }

    /** {@code const char *rocksdb_memtableinfo_cf_name(const rocksdb_memtableinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_memtableinfo_cf_name(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_memtableinfo_cf_name;
        if (function == null) {
            rocksdb_memtableinfo_cf_name = function = Symbols.TABLE.find("rocksdb_memtableinfo_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_memtableinfo_earliest_seqno(const rocksdb_memtableinfo_t *info)} */
    public static long rocksdb_memtableinfo_earliest_seqno(MemorySegment info) {
        MemorySegment function = rocksdb_memtableinfo_earliest_seqno;
        if (function == null) {
            rocksdb_memtableinfo_earliest_seqno = function = Symbols.TABLE.find("rocksdb_memtableinfo_earliest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_memtableinfo_first_seqno(const rocksdb_memtableinfo_t *info)} */
    public static long rocksdb_memtableinfo_first_seqno(MemorySegment info) {
        MemorySegment function = rocksdb_memtableinfo_first_seqno;
        if (function == null) {
            rocksdb_memtableinfo_first_seqno = function = Symbols.TABLE.find("rocksdb_memtableinfo_first_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_memtableinfo_newest_udt(const rocksdb_memtableinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_memtableinfo_newest_udt(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_memtableinfo_newest_udt;
        if (function == null) {
            rocksdb_memtableinfo_newest_udt = function = Symbols.TABLE.find("rocksdb_memtableinfo_newest_udt");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_memtableinfo_num_deletes(const rocksdb_memtableinfo_t *info)} */
    public static long rocksdb_memtableinfo_num_deletes(MemorySegment info) {
        MemorySegment function = rocksdb_memtableinfo_num_deletes;
        if (function == null) {
            rocksdb_memtableinfo_num_deletes = function = Symbols.TABLE.find("rocksdb_memtableinfo_num_deletes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_memtableinfo_num_entries(const rocksdb_memtableinfo_t *info)} */
    public static long rocksdb_memtableinfo_num_entries(MemorySegment info) {
        MemorySegment function = rocksdb_memtableinfo_num_entries;
        if (function == null) {
            rocksdb_memtableinfo_num_entries = function = Symbols.TABLE.find("rocksdb_memtableinfo_num_entries");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
