package dev.rockspan.raw;

import dev.rockspan.WalFilter;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WalFilter}. */
public final class CWalFilter {
    private static @Nullable MemorySegment rocksdb_walfilter_create;

    private static @Nullable MemorySegment rocksdb_walfilter_destroy;

    private CWalFilter() {
    }

    /**
     * {@code rocksdb_walfilter_t *rocksdb_walfilter_create(void *state, void (*destructor)(void *),
     * rocksdb_walfilter_column_family_log_number_map_cb column_family_log_number_map,
     * rocksdb_walfilter_log_record_found_cb log_record_found, const char *(*name)(void *))}
     */
    public static MemorySegment rocksdb_walfilter_create(
            MemorySegment state, MemorySegment destructor, MemorySegment column_family_log_number_map,
            MemorySegment log_record_found, MemorySegment name) {
        MemorySegment function = rocksdb_walfilter_create;
        if (function == null) {
            rocksdb_walfilter_create = function = Symbols.TABLE.find("rocksdb_walfilter_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPP_J.HANDLE.invokeExact(
                    function, state, destructor, column_family_log_number_map, log_record_found, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_walfilter_destroy(rocksdb_walfilter_t *)} */
    public static void rocksdb_walfilter_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_walfilter_destroy;
        if (function == null) {
            rocksdb_walfilter_destroy = function = Symbols.TABLE.find("rocksdb_walfilter_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
