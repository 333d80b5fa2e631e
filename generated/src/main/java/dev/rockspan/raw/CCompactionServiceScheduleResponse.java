package dev.rockspan.raw;

import dev.rockspan.CompactionServiceScheduleResponse;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionServiceScheduleResponse}. */
public final class CCompactionServiceScheduleResponse {
    private static @Nullable MemorySegment rocksdb_compactionservice_scheduleresponse_create;

    private static @Nullable MemorySegment rocksdb_compactionservice_scheduleresponse_create_with_status;

    private static @Nullable MemorySegment rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id;

    private static @Nullable MemorySegment rocksdb_compactionservice_scheduleresponse_getstatus;

    private static @Nullable MemorySegment rocksdb_compactionservice_scheduleresponse_t_destroy;

    private CCompactionServiceScheduleResponse() {
    }

    /**
     * {@code rocksdb_compactionservice_scheduleresponse_t *rocksdb_compactionservice_scheduleresponse_create(const char
     * *scheduled_job_id, int status, char **errptr)}
     */
    public static MemorySegment rocksdb_compactionservice_scheduleresponse_create(
            MemorySegment scheduled_job_id, int status, MemorySegment errptr) {
        MemorySegment function = rocksdb_compactionservice_scheduleresponse_create;
        if (function == null) {
            rocksdb_compactionservice_scheduleresponse_create = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_scheduleresponse_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, scheduled_job_id.address(), (long) status, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_compactionservice_scheduleresponse_t
     * *rocksdb_compactionservice_scheduleresponse_create_with_status(int status, char **errptr)}
     */
    public static MemorySegment rocksdb_compactionservice_scheduleresponse_create_with_status(
            int status, MemorySegment errptr) {
        MemorySegment function = rocksdb_compactionservice_scheduleresponse_create_with_status;
        if (function == null) {
            rocksdb_compactionservice_scheduleresponse_create_with_status = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_scheduleresponse_create_with_status");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, (long) status, errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id(const
     * rocksdb_compactionservice_scheduleresponse_t *response, size_t *len)}
     */
    public static MemorySegment rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id(
            MemorySegment response, MemorySegment len) {
        MemorySegment function = rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id;
        if (function == null) {
            rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, response.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_compactionservice_scheduleresponse_getstatus(const
     * rocksdb_compactionservice_scheduleresponse_t *response)}
     */
    public static int rocksdb_compactionservice_scheduleresponse_getstatus(MemorySegment response) {
        MemorySegment function = rocksdb_compactionservice_scheduleresponse_getstatus;
        if (function == null) {
            rocksdb_compactionservice_scheduleresponse_getstatus = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_scheduleresponse_getstatus");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, response.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compactionservice_scheduleresponse_t_destroy(rocksdb_compactionservice_scheduleresponse_t
     * *response)}
     */
    public static void rocksdb_compactionservice_scheduleresponse_t_destroy(
            MemorySegment response) {
        MemorySegment function = rocksdb_compactionservice_scheduleresponse_t_destroy;
        if (function == null) {
            rocksdb_compactionservice_scheduleresponse_t_destroy = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_scheduleresponse_t_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, response.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
