package dev.rockspan.raw;

import dev.rockspan.CompactionFilterFactory;
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
    public static MemorySegment rocksdb_compactionfilterfactory_create(MemorySegment state,
            MemorySegment destructor, MemorySegment create_compaction_filter, MemorySegment name) {
        MemorySegment function = rocksdb_compactionfilterfactory_create;
        if (function == null) {
            rocksdb_compactionfilterfactory_create = function = Symbols.TABLE.find(
                    "rocksdb_compactionfilterfactory_create");
        }
        return MemorySegment.ofAddress(Shapes.PPPP_J.call(function, state, destructor, create_compaction_filter, name));
    }

    /** {@code void rocksdb_compactionfilterfactory_destroy(rocksdb_compactionfilterfactory_t *)} */
    public static void rocksdb_compactionfilterfactory_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_compactionfilterfactory_destroy;
        if (function == null) {
            rocksdb_compactionfilterfactory_destroy = function = Symbols.TABLE.find(
                    "rocksdb_compactionfilterfactory_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }
}
