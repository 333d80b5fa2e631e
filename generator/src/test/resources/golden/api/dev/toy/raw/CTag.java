package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Tag;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Tag}. */
public final class CTag {
    private static @Nullable MemorySegment toy_tag_create;

    private static @Nullable MemorySegment toy_tag_destroy;

    private static @Nullable MemorySegment toy_tag_set_bytes;

    private static @Nullable MemorySegment toy_tag_set_color;

    private static @Nullable MemorySegment toy_tag_set_name;

    private static @Nullable MemorySegment toy_tags_add;

    private static @Nullable MemorySegment toy_tags_bytes;

    private static @Nullable MemorySegment toy_tags_count;

    private static @Nullable MemorySegment toy_tags_create;

    private static @Nullable MemorySegment toy_tags_destroy;

    private static @Nullable MemorySegment toy_tags_name;

    private static @Nullable MemorySegment toy_tags_tint;

    private CTag() {
    }

    /** {@code toy_tag_t *toy_tag_create(void)} */
    public static MemorySegment toy_tag_create() {
        MemorySegment function = toy_tag_create;
        if (function == null) {
            toy_tag_create = function = Symbols.TABLE.find("toy_tag_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_tag_destroy(toy_tag_t *tag)} */
    public static void toy_tag_destroy(MemorySegment tag) {
        MemorySegment function = toy_tag_destroy;
        if (function == null) {
            toy_tag_destroy = function = Symbols.TABLE.find("toy_tag_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tag.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_tag_set_bytes(toy_tag_t *tag, const char *, size_t)} */
    public static void toy_tag_set_bytes(MemorySegment tag, MemorySegment a1, long a2) {
        MemorySegment function = toy_tag_set_bytes;
        if (function == null) {
            toy_tag_set_bytes = function = Symbols.TABLE.find("toy_tag_set_bytes");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, tag.address(), a1, a2);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_tag_set_color(toy_tag_t *tag, int)} */
    public static void toy_tag_set_color(MemorySegment tag, int a1) {
        MemorySegment function = toy_tag_set_color;
        if (function == null) {
            toy_tag_set_color = function = Symbols.TABLE.find("toy_tag_set_color");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tag.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_tag_set_name(toy_tag_t *tag, const char *)} */
    public static void toy_tag_set_name(MemorySegment tag, MemorySegment a1) {
        MemorySegment function = toy_tag_set_name;
        if (function == null) {
            toy_tag_set_name = function = Symbols.TABLE.find("toy_tag_set_name");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tag.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_tags_add(toy_tags_t *tags, toy_tag_t *tag)} */
    public static void toy_tags_add(MemorySegment tags, MemorySegment tag) {
        MemorySegment function = toy_tags_add;
        if (function == null) {
            toy_tags_add = function = Symbols.TABLE.find("toy_tags_add");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tags.address(), tag.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_tags_bytes(const toy_tags_t *tags, int index, size_t *size)} */
    public static MemorySegment toy_tags_bytes(MemorySegment tags, int index, MemorySegment size) {
        MemorySegment function = toy_tags_bytes;
        if (function == null) {
            toy_tags_bytes = function = Symbols.TABLE.find("toy_tags_bytes");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, tags.address(), (long) index, size.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_tags_count(const toy_tags_t *tags)} */
    public static int toy_tags_count(MemorySegment tags) {
        MemorySegment function = toy_tags_count;
        if (function == null) {
            toy_tags_count = function = Symbols.TABLE.find("toy_tags_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tags.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_tags_t *toy_tags_create(void)} */
    public static MemorySegment toy_tags_create() {
        MemorySegment function = toy_tags_create;
        if (function == null) {
            toy_tags_create = function = Symbols.TABLE.find("toy_tags_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_tags_destroy(const toy_tags_t *tags)} */
    public static void toy_tags_destroy(MemorySegment tags) {
        MemorySegment function = toy_tags_destroy;
        if (function == null) {
            toy_tags_destroy = function = Symbols.TABLE.find("toy_tags_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tags.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_tags_name(const toy_tags_t *tags, int index)} */
    public static MemorySegment toy_tags_name(MemorySegment tags, int index) {
        MemorySegment function = toy_tags_name;
        if (function == null) {
            toy_tags_name = function = Symbols.TABLE.find("toy_tags_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, tags.address(), (long) index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_tags_tint(const toy_tags_t *tags, int index)} */
    public static int toy_tags_tint(MemorySegment tags, int index) {
        MemorySegment function = toy_tags_tint;
        if (function == null) {
            toy_tags_tint = function = Symbols.TABLE.find("toy_tags_tint");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, tags.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
