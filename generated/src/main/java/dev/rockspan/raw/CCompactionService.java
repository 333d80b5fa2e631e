package dev.rockspan.raw;

import dev.rockspan.CompactionService;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionService}. */
public final class CCompactionService {
    private static @Nullable MemorySegment rocksdb_compactionservice_create;

    private CCompactionService() {
    }

    /**
     * {@code rocksdb_compactionservice_t *rocksdb_compactionservice_create(void *state, void (*destructor)(void *),
     * rocksdb_compaction_service_schedule_cb schedule, const char *name, rocksdb_compaction_service_wait_cb wait,
     * rocksdb_compaction_service_cancel_awaiting_jobs_cb cancel_awaiting_jobs,
     * rocksdb_compaction_service_on_installation_cb on_installation)}
     */
    public static MemorySegment rocksdb_compactionservice_create(
            MemorySegment state, MemorySegment destructor, MemorySegment schedule, MemorySegment name,
            MemorySegment wait, MemorySegment cancel_awaiting_jobs, MemorySegment on_installation) {
        MemorySegment function = rocksdb_compactionservice_create;
        if (function == null) {
            rocksdb_compactionservice_create = function = Symbols.TABLE.find("rocksdb_compactionservice_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPJPPP_J.HANDLE.invokeExact(
                    function, state, destructor, schedule, name.address(), wait, cancel_awaiting_jobs,
                    on_installation));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
