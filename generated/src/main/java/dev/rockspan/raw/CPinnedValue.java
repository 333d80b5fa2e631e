package dev.rockspan.raw;

import dev.rockspan.PinnedValue;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link PinnedValue}. */
public final class CPinnedValue {
    private static @Nullable MemorySegment rocksdb_pinnableslice_destroy;

    private static @Nullable MemorySegment rocksdb_pinnableslice_value;

    private CPinnedValue() {
    }

    /** {@code void rocksdb_pinnableslice_destroy(rocksdb_pinnableslice_t *v)} */
    public static void rocksdb_pinnableslice_destroy(MemorySegment v) {
        MemorySegment function = rocksdb_pinnableslice_destroy;
        if (function == null) {
            rocksdb_pinnableslice_destroy = function = Symbols.TABLE.find("rocksdb_pinnableslice_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, v.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_pinnableslice_value(const rocksdb_pinnableslice_t *t, size_t *vlen)} */
    public static MemorySegment rocksdb_pinnableslice_value(MemorySegment t, MemorySegment vlen) {
        MemorySegment function = rocksdb_pinnableslice_value;
        if (function == null) {
            rocksdb_pinnableslice_value = function = Symbols.TABLE.find("rocksdb_pinnableslice_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, t.address(), vlen.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
