package dev.rockspan.raw;

import dev.rockspan.CompactionFilterFactory;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionFilterFactory}. */
public final class CCompactionFilterFactory {
    private static @Nullable MemorySegment rocksdb_compactionfilterfactory_create;

    private static @Nullable MemorySegment rocksdb_compactionfilterfactory_destroy;

    private CCompactionFilterFactory() {
    }

    /**
     * {@code rocksdb_compactionfilterfactory_t *rocksdb_compactionfilterfactory_create(void *state, void
     * (*destructor)(void *), rocksdb_compactionfilter_t *(*create_compaction_filter)(void *,
     * rocksdb_compactionfiltercontext_t *), const char *(*name)(void *))}
     */
    public static MemorySegment rocksdb_compactionfilterfactory_create(
            MemorySegment state, MemorySegment destructor, MemorySegment create_compaction_filter, MemorySegment name) {
        MemorySegment function = rocksdb_compactionfilterfactory_create;
        if (function == null) {
            rocksdb_compactionfilterfactory_create = function = Symbols.TABLE.find(
                    "rocksdb_compactionfilterfactory_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPP_J.HANDLE.invokeExact(
                    function, state, destructor, create_compaction_filter, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactionfilterfactory_destroy(rocksdb_compactionfilterfactory_t *)} */
    public static void rocksdb_compactionfilterfactory_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_compactionfilterfactory_destroy;
        if (function == null) {
            rocksdb_compactionfilterfactory_destroy = function = Symbols.TABLE.find(
                    "rocksdb_compactionfilterfactory_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
