package dev.rockspan.raw;

import dev.rockspan.WalReadOptions;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_wal_readoptions_destroy(rocksdb_wal_readoptions_t *options)} */
    public static void rocksdb_wal_readoptions_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_wal_readoptions_destroy;
        if (function == null) {
            rocksdb_wal_readoptions_destroy = function = Symbols.TABLE.find("rocksdb_wal_readoptions_destroy");
        }
        Shapes.JJJ_J.call(function, options.address(), 0, 0);
    }

    /** {@code unsigned char rocksdb_wal_readoptions_get_verify_checksums(rocksdb_wal_readoptions_t *options)} */
    public static byte rocksdb_wal_readoptions_get_verify_checksums(MemorySegment options) {
        MemorySegment function = rocksdb_wal_readoptions_get_verify_checksums;
        if (function == null) {
            rocksdb_wal_readoptions_get_verify_checksums = function = Symbols.TABLE.find(
                    "rocksdb_wal_readoptions_get_verify_checksums");
        }
        return (byte) Shapes.JJJ_J.call(function, options.address(), 0, 0);
    }

    /**
     * {@code void rocksdb_wal_readoptions_set_verify_checksums(rocksdb_wal_readoptions_t *options, unsigned char
     * verify_checksums)}
     */
    public static void rocksdb_wal_readoptions_set_verify_checksums(MemorySegment options,
            byte verify_checksums) {
        MemorySegment function = rocksdb_wal_readoptions_set_verify_checksums;
        if (function == null) {
            rocksdb_wal_readoptions_set_verify_checksums = function = Symbols.TABLE.find(
                    "rocksdb_wal_readoptions_set_verify_checksums");
        }
        Shapes.JJJ_J.call(function, options.address(), verify_checksums, 0);
    }
}
