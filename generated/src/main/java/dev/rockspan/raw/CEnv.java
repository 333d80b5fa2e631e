package dev.rockspan.raw;

import dev.rockspan.Env;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Env}. */
public final class CEnv {
    private static @Nullable MemorySegment rocksdb_create_default_env;

    private static @Nullable MemorySegment rocksdb_create_dir_if_missing;

    private static @Nullable MemorySegment rocksdb_create_mem_env;

    private static @Nullable MemorySegment rocksdb_env_destroy;

    private static @Nullable MemorySegment rocksdb_env_get_background_threads;

    private static @Nullable MemorySegment rocksdb_env_get_bottom_priority_background_threads;

    private static @Nullable MemorySegment rocksdb_env_get_high_priority_background_threads;

    private static @Nullable MemorySegment rocksdb_env_get_low_priority_background_threads;

    private static @Nullable MemorySegment rocksdb_env_join_all_threads;

    private static @Nullable MemorySegment rocksdb_env_lower_high_priority_thread_pool_cpu_priority;

    private static @Nullable MemorySegment rocksdb_env_lower_high_priority_thread_pool_io_priority;

    private static @Nullable MemorySegment rocksdb_env_lower_thread_pool_cpu_priority;

    private static @Nullable MemorySegment rocksdb_env_lower_thread_pool_io_priority;

    private static @Nullable MemorySegment rocksdb_env_set_background_threads;

    private static @Nullable MemorySegment rocksdb_env_set_bottom_priority_background_threads;

    private static @Nullable MemorySegment rocksdb_env_set_high_priority_background_threads;

    private static @Nullable MemorySegment rocksdb_env_set_low_priority_background_threads;

    private CEnv() {
    }

    /** {@code rocksdb_env_t *rocksdb_create_default_env(void)} */
    public static MemorySegment rocksdb_create_default_env() {
        MemorySegment function = rocksdb_create_default_env;
        if (function == null) {
            rocksdb_create_default_env = function = Symbols.TABLE.find("rocksdb_create_default_env");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_create_dir_if_missing(rocksdb_env_t *env, const char *path, char **errptr)} */
    public static void rocksdb_create_dir_if_missing(MemorySegment env, MemorySegment path, MemorySegment errptr) {
        MemorySegment function = rocksdb_create_dir_if_missing;
        if (function == null) {
            rocksdb_create_dir_if_missing = function = Symbols.TABLE.find("rocksdb_create_dir_if_missing");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, env.address(), path.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_env_t *rocksdb_create_mem_env(void)} */
    public static MemorySegment rocksdb_create_mem_env() {
        MemorySegment function = rocksdb_create_mem_env;
        if (function == null) {
            rocksdb_create_mem_env = function = Symbols.TABLE.find("rocksdb_create_mem_env");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_destroy(rocksdb_env_t *)} */
    public static void rocksdb_env_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_env_destroy;
        if (function == null) {
            rocksdb_env_destroy = function = Symbols.TABLE.find("rocksdb_env_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_env_get_background_threads(rocksdb_env_t *env)} */
    public static int rocksdb_env_get_background_threads(MemorySegment env) {
        MemorySegment function = rocksdb_env_get_background_threads;
        if (function == null) {
            rocksdb_env_get_background_threads = function = Symbols.TABLE.find("rocksdb_env_get_background_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_env_get_bottom_priority_background_threads(rocksdb_env_t *env)} */
    public static int rocksdb_env_get_bottom_priority_background_threads(MemorySegment env) {
        MemorySegment function = rocksdb_env_get_bottom_priority_background_threads;
        if (function == null) {
            rocksdb_env_get_bottom_priority_background_threads = function = Symbols.TABLE.find(
                    "rocksdb_env_get_bottom_priority_background_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_env_get_high_priority_background_threads(rocksdb_env_t *env)} */
    public static int rocksdb_env_get_high_priority_background_threads(MemorySegment env) {
        MemorySegment function = rocksdb_env_get_high_priority_background_threads;
        if (function == null) {
            rocksdb_env_get_high_priority_background_threads = function = Symbols.TABLE.find(
                    "rocksdb_env_get_high_priority_background_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_env_get_low_priority_background_threads(rocksdb_env_t *env)} */
    public static int rocksdb_env_get_low_priority_background_threads(MemorySegment env) {
        MemorySegment function = rocksdb_env_get_low_priority_background_threads;
        if (function == null) {
            rocksdb_env_get_low_priority_background_threads = function = Symbols.TABLE.find(
                    "rocksdb_env_get_low_priority_background_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_join_all_threads(rocksdb_env_t *env)} */
    public static void rocksdb_env_join_all_threads(MemorySegment env) {
        MemorySegment function = rocksdb_env_join_all_threads;
        if (function == null) {
            rocksdb_env_join_all_threads = function = Symbols.TABLE.find("rocksdb_env_join_all_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_lower_high_priority_thread_pool_cpu_priority(rocksdb_env_t *env)} */
    public static void rocksdb_env_lower_high_priority_thread_pool_cpu_priority(MemorySegment env) {
        MemorySegment function = rocksdb_env_lower_high_priority_thread_pool_cpu_priority;
        if (function == null) {
            rocksdb_env_lower_high_priority_thread_pool_cpu_priority = function = Symbols.TABLE.find(
                    "rocksdb_env_lower_high_priority_thread_pool_cpu_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_lower_high_priority_thread_pool_io_priority(rocksdb_env_t *env)} */
    public static void rocksdb_env_lower_high_priority_thread_pool_io_priority(MemorySegment env) {
        MemorySegment function = rocksdb_env_lower_high_priority_thread_pool_io_priority;
        if (function == null) {
            rocksdb_env_lower_high_priority_thread_pool_io_priority = function = Symbols.TABLE.find(
                    "rocksdb_env_lower_high_priority_thread_pool_io_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_lower_thread_pool_cpu_priority(rocksdb_env_t *env)} */
    public static void rocksdb_env_lower_thread_pool_cpu_priority(MemorySegment env) {
        MemorySegment function = rocksdb_env_lower_thread_pool_cpu_priority;
        if (function == null) {
            rocksdb_env_lower_thread_pool_cpu_priority = function = Symbols.TABLE.find(
                    "rocksdb_env_lower_thread_pool_cpu_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_lower_thread_pool_io_priority(rocksdb_env_t *env)} */
    public static void rocksdb_env_lower_thread_pool_io_priority(MemorySegment env) {
        MemorySegment function = rocksdb_env_lower_thread_pool_io_priority;
        if (function == null) {
            rocksdb_env_lower_thread_pool_io_priority = function = Symbols.TABLE.find(
                    "rocksdb_env_lower_thread_pool_io_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_set_background_threads(rocksdb_env_t *env, int n)} */
    public static void rocksdb_env_set_background_threads(MemorySegment env, int n) {
        MemorySegment function = rocksdb_env_set_background_threads;
        if (function == null) {
            rocksdb_env_set_background_threads = function = Symbols.TABLE.find("rocksdb_env_set_background_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), (long) n, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_set_bottom_priority_background_threads(rocksdb_env_t *env, int n)} */
    public static void rocksdb_env_set_bottom_priority_background_threads(MemorySegment env, int n) {
        MemorySegment function = rocksdb_env_set_bottom_priority_background_threads;
        if (function == null) {
            rocksdb_env_set_bottom_priority_background_threads = function = Symbols.TABLE.find(
                    "rocksdb_env_set_bottom_priority_background_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), (long) n, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_set_high_priority_background_threads(rocksdb_env_t *env, int n)} */
    public static void rocksdb_env_set_high_priority_background_threads(MemorySegment env, int n) {
        MemorySegment function = rocksdb_env_set_high_priority_background_threads;
        if (function == null) {
            rocksdb_env_set_high_priority_background_threads = function = Symbols.TABLE.find(
                    "rocksdb_env_set_high_priority_background_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), (long) n, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_env_set_low_priority_background_threads(rocksdb_env_t *env, int n)} */
    public static void rocksdb_env_set_low_priority_background_threads(MemorySegment env, int n) {
        MemorySegment function = rocksdb_env_set_low_priority_background_threads;
        if (function == null) {
            rocksdb_env_set_low_priority_background_threads = function = Symbols.TABLE.find(
                    "rocksdb_env_set_low_priority_background_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), (long) n, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
