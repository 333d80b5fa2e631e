package dev.rockspan.raw;

import dev.rockspan.CompactionService;
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
    public static MemorySegment rocksdb_compactionservice_create(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3, MemorySegment a4, MemorySegment a5,
            MemorySegment a6) {
        MemorySegment function = rocksdb_compactionservice_create;
        if (function == null) {
            rocksdb_compactionservice_create = function = Symbols.TABLE.find("rocksdb_compactionservice_create");
        }
        return MemorySegment.ofAddress(Shapes.PPPJPPP_J.call(function, a0, a1, a2, a3.address(), a4, a5, a6));
    }
}
