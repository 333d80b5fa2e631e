package dev.rockspan.raw;

import dev.rockspan.WalReadOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WalReadOptions}. */
public final class CWalReadOptions {
    private static @Nullable MemorySegment rocksdb_wal_readoptions_create;

    private static @Nullable MemorySegment rocksdb_wal_readoptions_destroy;

    private static @Nullable MemorySegment rocksdb_wal_readoptions_get_verify_checksums;

    private static @Nullable MemorySegment rocksdb_wal_readoptions_set_verify_checksums;

    private CWalReadOptions() {
    }

    /** {@code rocksdb_wal_readoptions_t *rocksdb_wal_readoptions_create(void)} */
    public static MemorySegment rocksdb_wal_readoptions_create() {
        MemorySegment function = rocksdb_wal_readoptions_create;
        if (function == null) {
            rocksdb_wal_readoptions_create = function = Symbols.TABLE.find("rocksdb_wal_readoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_wal_readoptions_destroy(rocksdb_wal_readoptions_t *options)} */
    public static void rocksdb_wal_readoptions_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_wal_readoptions_destroy;
        if (function == null) {
            rocksdb_wal_readoptions_destroy = function = Symbols.TABLE.find("rocksdb_wal_readoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_wal_readoptions_get_verify_checksums(rocksdb_wal_readoptions_t *options)} */
    public static byte rocksdb_wal_readoptions_get_verify_checksums(MemorySegment options) {
        MemorySegment function = rocksdb_wal_readoptions_get_verify_checksums;
        if (function == null) {
            rocksdb_wal_readoptions_get_verify_checksums = function = Symbols.TABLE.find(
                    "rocksdb_wal_readoptions_get_verify_checksums");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wal_readoptions_set_verify_checksums(rocksdb_wal_readoptions_t *options, unsigned char
     * verify_checksums)}
     */
    public static void rocksdb_wal_readoptions_set_verify_checksums(MemorySegment options, byte verify_checksums) {
        MemorySegment function = rocksdb_wal_readoptions_set_verify_checksums;
        if (function == null) {
            rocksdb_wal_readoptions_set_verify_checksums = function = Symbols.TABLE.find(
                    "rocksdb_wal_readoptions_set_verify_checksums");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), (long) verify_checksums, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
