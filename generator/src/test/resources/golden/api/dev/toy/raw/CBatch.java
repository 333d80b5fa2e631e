package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Batch;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Batch}. */
public final class CBatch {
    private static @Nullable MemorySegment toy_batch_clear;

    private static @Nullable MemorySegment toy_batch_count;

    private static @Nullable MemorySegment toy_batch_create;

    private static @Nullable MemorySegment toy_batch_create_from;

    private static @Nullable MemorySegment toy_batch_data;

    private static @Nullable MemorySegment toy_batch_destroy;

    private static @Nullable MemorySegment toy_batch_log;

    private static @Nullable MemorySegment toy_batch_put;

    private static @Nullable MemorySegment toy_batch_put_part;

    private static @Nullable MemorySegment toy_batch_set_save_point;

    private CBatch() {
    }

    /** {@code void toy_batch_clear(toy_batch_t *batch)} */
    public static void toy_batch_clear(MemorySegment batch) {
        MemorySegment function = toy_batch_clear;
        if (function == null) {
            toy_batch_clear = function = Symbols.TABLE.find("toy_batch_clear");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, batch.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_batch_count(toy_batch_t *batch)} */
    public static int toy_batch_count(MemorySegment batch) {
        MemorySegment function = toy_batch_count;
        if (function == null) {
            toy_batch_count = function = Symbols.TABLE.find("toy_batch_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, batch.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_batch_t *toy_batch_create(void)} */
    public static MemorySegment toy_batch_create() {
        MemorySegment function = toy_batch_create;
        if (function == null) {
            toy_batch_create = function = Symbols.TABLE.find("toy_batch_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_batch_t *toy_batch_create_from(const char *rep, size_t size)} */
    public static MemorySegment toy_batch_create_from(MemorySegment rep, long size) {
        MemorySegment function = toy_batch_create_from;
        if (function == null) {
            toy_batch_create_from = function = Symbols.TABLE.find("toy_batch_create_from");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PJ_J.HANDLE.invokeExact(function, rep, size));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_batch_data(toy_batch_t *batch, size_t *size)} */
    public static MemorySegment toy_batch_data(MemorySegment batch, MemorySegment size) {
        MemorySegment function = toy_batch_data;
        if (function == null) {
            toy_batch_data = function = Symbols.TABLE.find("toy_batch_data");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, batch.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_batch_destroy(toy_batch_t *batch)} */
    public static void toy_batch_destroy(MemorySegment batch) {
        MemorySegment function = toy_batch_destroy;
        if (function == null) {
            toy_batch_destroy = function = Symbols.TABLE.find("toy_batch_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, batch.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_batch_log(toy_batch_t *batch, const char *line, size_t len)} */
    public static void toy_batch_log(MemorySegment batch, MemorySegment line, long len) {
        MemorySegment function = toy_batch_log;
        if (function == null) {
            toy_batch_log = function = Symbols.TABLE.find("toy_batch_log");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, batch.address(), line, len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_batch_put(toy_batch_t *batch, const char *key, size_t klen, const char *val, size_t vlen)} */
    public static void toy_batch_put(MemorySegment batch, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = toy_batch_put;
        if (function == null) {
            toy_batch_put = function = Symbols.TABLE.find("toy_batch_put");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(function, batch.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_batch_put_part(toy_batch_t *batch, toy_part_t *part, const char *key, size_t klen, const char
     * *val, size_t vlen)}
     */
    public static void toy_batch_put_part(
            MemorySegment batch, MemorySegment part, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = toy_batch_put_part;
        if (function == null) {
            toy_batch_put_part = function = Symbols.TABLE.find("toy_batch_put_part");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, batch.address(), part.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_batch_set_save_point(toy_batch_t *batch)} */
    public static void toy_batch_set_save_point(MemorySegment batch) {
        MemorySegment function = toy_batch_set_save_point;
        if (function == null) {
            toy_batch_set_save_point = function = Symbols.TABLE.find("toy_batch_set_save_point");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, batch.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
