package dev.rockspan.raw;

import dev.rockspan.Replayer;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Replayer}. */
public final class CReplayer {
    private static @Nullable MemorySegment rocksdb_replayer_destroy;

    private static @Nullable MemorySegment rocksdb_replayer_get_header_timestamp;

    private static @Nullable MemorySegment rocksdb_replayer_prepare;

    private static @Nullable MemorySegment rocksdb_replayer_replay;

    private CReplayer() {
    }

    /** {@code void rocksdb_replayer_destroy(rocksdb_replayer_t *replayer)} */
    public static void rocksdb_replayer_destroy(MemorySegment replayer) {
        MemorySegment function = rocksdb_replayer_destroy;
        if (function == null) {
            rocksdb_replayer_destroy = function = Symbols.TABLE.find("rocksdb_replayer_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, replayer.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_replayer_get_header_timestamp(const rocksdb_replayer_t *replayer)} */
    public static long rocksdb_replayer_get_header_timestamp(MemorySegment replayer) {
        MemorySegment function = rocksdb_replayer_get_header_timestamp;
        if (function == null) {
            rocksdb_replayer_get_header_timestamp = function = Symbols.TABLE.find(
                    "rocksdb_replayer_get_header_timestamp");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, replayer.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_replayer_prepare(rocksdb_replayer_t *replayer, char **errptr)} */
    public static void rocksdb_replayer_prepare(MemorySegment replayer, MemorySegment errptr) {
        MemorySegment function = rocksdb_replayer_prepare;
        if (function == null) {
            rocksdb_replayer_prepare = function = Symbols.TABLE.find("rocksdb_replayer_prepare");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, replayer.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_replayer_replay(rocksdb_replayer_t *replayer, const rocksdb_replay_options_t *options, char
     * **errptr)}
     */
    public static void rocksdb_replayer_replay(MemorySegment replayer, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_replayer_replay;
        if (function == null) {
            rocksdb_replayer_replay = function = Symbols.TABLE.find("rocksdb_replayer_replay");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, replayer.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
