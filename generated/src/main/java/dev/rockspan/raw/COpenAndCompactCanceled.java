package dev.rockspan.raw;

import dev.rockspan.OpenAndCompactCanceled;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OpenAndCompactCanceled}. */
public final class COpenAndCompactCanceled {
    private static @Nullable MemorySegment rocksdb_open_and_compact_canceled_create;

    private static @Nullable MemorySegment rocksdb_open_and_compact_canceled_destroy;

    private static @Nullable MemorySegment rocksdb_open_and_compact_canceled_set;

    private COpenAndCompactCanceled() {
    }

    /** {@code unsigned char *rocksdb_open_and_compact_canceled_create(void)} */
    public static MemorySegment rocksdb_open_and_compact_canceled_create() {
        MemorySegment function = rocksdb_open_and_compact_canceled_create;
        if (function == null) {
            rocksdb_open_and_compact_canceled_create = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_canceled_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_open_and_compact_canceled_destroy(unsigned char *canceled)} */
    public static void rocksdb_open_and_compact_canceled_destroy(MemorySegment canceled) {
        MemorySegment function = rocksdb_open_and_compact_canceled_destroy;
        if (function == null) {
            rocksdb_open_and_compact_canceled_destroy = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_canceled_destroy");
        }
        Shapes.JJJ_J.call(function, canceled.address(), 0, 0);
    }

    /** {@code void rocksdb_open_and_compact_canceled_set(unsigned char *canceled, unsigned char value)} */
    public static void rocksdb_open_and_compact_canceled_set(MemorySegment canceled, byte value) {
        MemorySegment function = rocksdb_open_and_compact_canceled_set;
        if (function == null) {
            rocksdb_open_and_compact_canceled_set = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_canceled_set");
        }
        Shapes.JJJ_J.call(function, canceled.address(), value, 0);
    }
}
