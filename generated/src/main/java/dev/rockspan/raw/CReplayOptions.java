package dev.rockspan.raw;

import dev.rockspan.ReplayOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ReplayOptions}. */
public final class CReplayOptions {
    private static @Nullable MemorySegment rocksdb_replay_options_create;

    private static @Nullable MemorySegment rocksdb_replay_options_destroy;

    private static @Nullable MemorySegment rocksdb_replay_options_get_fast_forward;

    private static @Nullable MemorySegment rocksdb_replay_options_get_num_threads;

    private static @Nullable MemorySegment rocksdb_replay_options_set_fast_forward;

    private static @Nullable MemorySegment rocksdb_replay_options_set_num_threads;

    private CReplayOptions() {
    }

    /** {@code rocksdb_replay_options_t *rocksdb_replay_options_create(void)} */
    public static MemorySegment rocksdb_replay_options_create() {
        MemorySegment function = rocksdb_replay_options_create;
        if (function == null) {
            rocksdb_replay_options_create = function = Symbols.TABLE.find("rocksdb_replay_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_replay_options_destroy(rocksdb_replay_options_t *options)} */
    public static void rocksdb_replay_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_replay_options_destroy;
        if (function == null) {
            rocksdb_replay_options_destroy = function = Symbols.TABLE.find("rocksdb_replay_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_replay_options_get_fast_forward(rocksdb_replay_options_t *options)} */
    public static double rocksdb_replay_options_get_fast_forward(MemorySegment options) {
        MemorySegment function = rocksdb_replay_options_get_fast_forward;
        if (function == null) {
            rocksdb_replay_options_get_fast_forward = function = Symbols.TABLE.find(
                    "rocksdb_replay_options_get_fast_forward");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_replay_options_get_num_threads(rocksdb_replay_options_t *options)} */
    public static int rocksdb_replay_options_get_num_threads(MemorySegment options) {
        MemorySegment function = rocksdb_replay_options_get_num_threads;
        if (function == null) {
            rocksdb_replay_options_get_num_threads = function = Symbols.TABLE.find(
                    "rocksdb_replay_options_get_num_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_replay_options_set_fast_forward(rocksdb_replay_options_t *options, double fast_forward)} */
    public static void rocksdb_replay_options_set_fast_forward(MemorySegment options, double fast_forward) {
        MemorySegment function = rocksdb_replay_options_set_fast_forward;
        if (function == null) {
            rocksdb_replay_options_set_fast_forward = function = Symbols.TABLE.find(
                    "rocksdb_replay_options_set_fast_forward");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, options.address(), fast_forward);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_replay_options_set_num_threads(rocksdb_replay_options_t *options, uint32_t num_threads)} */
    public static void rocksdb_replay_options_set_num_threads(MemorySegment options, int num_threads) {
        MemorySegment function = rocksdb_replay_options_set_num_threads;
        if (function == null) {
            rocksdb_replay_options_set_num_threads = function = Symbols.TABLE.find(
                    "rocksdb_replay_options_set_num_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) num_threads, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
