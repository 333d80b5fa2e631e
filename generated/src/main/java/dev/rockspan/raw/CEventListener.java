package dev.rockspan.raw;

import dev.rockspan.EventListener;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link EventListener}. */
public final class CEventListener {
    private static @Nullable MemorySegment rocksdb_eventlistener_create;

    private static @Nullable MemorySegment rocksdb_eventlistener_destroy;

    private CEventListener() {
    }

    /**
     * {@code rocksdb_eventlistener_t *rocksdb_eventlistener_create(void *state_, void (*destructor_)(void *),
     * on_flush_begin_cb on_flush_begin, on_flush_completed_cb on_flush_completed, on_compaction_begin_cb
     * on_compaction_begin, on_compaction_completed_cb on_compaction_completed, on_subcompaction_begin_cb
     * on_subcompaction_begin, on_subcompaction_completed_cb on_subcompaction_completed, on_external_file_ingested_cb
     * on_external_file_ingested, on_background_error_cb on_background_error, on_stall_conditions_changed_cb
     * on_stall_conditions_changed, on_memtable_sealed_cb on_memtable_sealed)}
     */
    public static MemorySegment rocksdb_eventlistener_create(
            MemorySegment state_, MemorySegment destructor_, MemorySegment on_flush_begin,
            MemorySegment on_flush_completed, MemorySegment on_compaction_begin, MemorySegment on_compaction_completed,
            MemorySegment on_subcompaction_begin, MemorySegment on_subcompaction_completed,
            MemorySegment on_external_file_ingested, MemorySegment on_background_error,
            MemorySegment on_stall_conditions_changed, MemorySegment on_memtable_sealed) {
        MemorySegment function = rocksdb_eventlistener_create;
        if (function == null) {
            rocksdb_eventlistener_create = function = Symbols.TABLE.find("rocksdb_eventlistener_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPPPPPPPPP_J.HANDLE.invokeExact(
                    function, state_, destructor_, on_flush_begin, on_flush_completed, on_compaction_begin,
                    on_compaction_completed, on_subcompaction_begin, on_subcompaction_completed,
                    on_external_file_ingested, on_background_error, on_stall_conditions_changed, on_memtable_sealed));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_eventlistener_destroy(rocksdb_eventlistener_t *)} */
    public static void rocksdb_eventlistener_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_eventlistener_destroy;
        if (function == null) {
            rocksdb_eventlistener_destroy = function = Symbols.TABLE.find("rocksdb_eventlistener_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
