package dev.rockspan.raw;

import dev.rockspan.WriteStallInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WriteStallInfo}. */
public final class CWriteStallInfo {
    private static @Nullable MemorySegment rocksdb_writestallinfo_cf_name;

    private CWriteStallInfo() {
    }

    /** {@code const char *rocksdb_writestallinfo_cf_name(const rocksdb_writestallinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_writestallinfo_cf_name(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_writestallinfo_cf_name;
        if (function == null) {
            rocksdb_writestallinfo_cf_name = function = Symbols.TABLE.find("rocksdb_writestallinfo_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
