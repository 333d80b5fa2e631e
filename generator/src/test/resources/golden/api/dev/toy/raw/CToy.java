package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Toy;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Toy}. */
public final class CToy {
    private static @Nullable MemorySegment toy_cache_path;

    private static @Nullable MemorySegment toy_close;

    private static @Nullable MemorySegment toy_count;

    private static @Nullable MemorySegment toy_create_from;

    private static @Nullable MemorySegment toy_create_mark;

    private static @Nullable MemorySegment toy_create_marks;

    private static @Nullable MemorySegment toy_create_part;

    private static @Nullable MemorySegment toy_create_parts;

    private static @Nullable MemorySegment toy_default;

    private static @Nullable MemorySegment toy_describe;

    private static @Nullable MemorySegment toy_drop_all;

    private static @Nullable MemorySegment toy_drop_slices;

    private static @Nullable MemorySegment toy_find_both;

    private static @Nullable MemorySegment toy_find_part;

    private static @Nullable MemorySegment toy_flush_parts;

    private static @Nullable MemorySegment toy_free;

    private static @Nullable MemorySegment toy_get;

    private static @Nullable MemorySegment toy_get_into;

    private static @Nullable MemorySegment toy_get_pinned;

    private static @Nullable MemorySegment toy_get_with_age;

    private static @Nullable MemorySegment toy_give_paint;

    private static @Nullable MemorySegment toy_is_packable;

    private static @Nullable MemorySegment toy_iterate;

    private static @Nullable MemorySegment toy_label;

    private static @Nullable MemorySegment toy_layers;

    private static @Nullable MemorySegment toy_list;

    private static @Nullable MemorySegment toy_list_destroy;

    private static @Nullable MemorySegment toy_live;

    private static @Nullable MemorySegment toy_live_destroy;

    private static @Nullable MemorySegment toy_log;

    private static @Nullable MemorySegment toy_look_up;

    private static @Nullable MemorySegment toy_measure;

    private static @Nullable MemorySegment toy_measure_hole;

    private static @Nullable MemorySegment toy_motto;

    private static @Nullable MemorySegment toy_motto_free;

    private static @Nullable MemorySegment toy_multi_get;

    private static @Nullable MemorySegment toy_multi_get_pinned;

    private static @Nullable MemorySegment toy_multi_get_with_age;

    private static @Nullable MemorySegment toy_multi_put;

    private static @Nullable MemorySegment toy_open;

    private static @Nullable MemorySegment toy_open_parts;

    private static @Nullable MemorySegment toy_pack;

    private static @Nullable MemorySegment toy_parts;

    private static @Nullable MemorySegment toy_parts_destroy;

    private static @Nullable MemorySegment toy_property;

    private static @Nullable MemorySegment toy_put;

    private static @Nullable MemorySegment toy_read;

    private static @Nullable MemorySegment toy_read_into;

    private static @Nullable MemorySegment toy_read_title;

    private static @Nullable MemorySegment toy_release_mark;

    private static @Nullable MemorySegment toy_reopen;

    private static @Nullable MemorySegment toy_rest_on;

    private static @Nullable MemorySegment toy_say_all;

    private static @Nullable MemorySegment toy_seal;

    private static @Nullable MemorySegment toy_set_options;

    private static @Nullable MemorySegment toy_set_tags;

    private static @Nullable MemorySegment toy_set_title;

    private static @Nullable MemorySegment toy_sizes;

    private static @Nullable MemorySegment toy_tags;

    private static @Nullable MemorySegment toy_top_layer;

    private static @Nullable MemorySegment toy_trim;

    private static @Nullable MemorySegment toy_version;

    private CToy() {
    }

    /** {@code char *toy_cache_path(const toy_t *toy, size_t *len)} */
    public static MemorySegment toy_cache_path(MemorySegment toy, MemorySegment len) {
        MemorySegment function = toy_cache_path;
        if (function == null) {
            toy_cache_path = function = Symbols.TABLE.find("toy_cache_path");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_close(toy_t *toy)} */
    public static void toy_close(MemorySegment toy) {
        MemorySegment function = toy_close;
        if (function == null) {
            toy_close = function = Symbols.TABLE.find("toy_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_count(const toy_t *toy)} */
    public static int toy_count(MemorySegment toy) {
        MemorySegment function = toy_count;
        if (function == null) {
            toy_count = function = Symbols.TABLE.find("toy_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_t *toy_create_from(const char *bytes, size_t size)} */
    public static MemorySegment toy_create_from(MemorySegment bytes, long size) {
        MemorySegment function = toy_create_from;
        if (function == null) {
            toy_create_from = function = Symbols.TABLE.find("toy_create_from");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PJ_J.HANDLE.invokeExact(function, bytes, size));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_mark_t *toy_create_mark(toy_t *toy)} */
    public static MemorySegment toy_create_mark(MemorySegment toy) {
        MemorySegment function = toy_create_mark;
        if (function == null) {
            toy_create_mark = function = Symbols.TABLE.find("toy_create_mark");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_create_marks(toy_t *toy, size_t num_parts, toy_part_t *const *parts, toy_mark_t **marks, char
     * **errs)}
     */
    public static void toy_create_marks(
            MemorySegment toy, long num_parts, MemorySegment parts, MemorySegment marks, MemorySegment errs) {
        MemorySegment function = toy_create_marks;
        if (function == null) {
            toy_create_marks = function = Symbols.TABLE.find("toy_create_marks");
        }
        try {
            long ignored = (long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), num_parts, parts.address(), marks.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code toy_part_t *toy_create_part(toy_t *toy, const toy_options_t *part_options, const char *name, char
     * **errptr)}
     */
    public static MemorySegment toy_create_part(
            MemorySegment toy, MemorySegment part_options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = toy_create_part;
        if (function == null) {
            toy_create_part = function = Symbols.TABLE.find("toy_create_part");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), part_options.address(), name.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_create_parts(toy_t *toy, const toy_options_t *options, int num_parts, const char *const *names,
     * toy_part_t **parts, char **errptr)}
     */
    public static void toy_create_parts(
            MemorySegment toy, MemorySegment options, int num_parts, MemorySegment names, MemorySegment parts,
            MemorySegment errptr) {
        MemorySegment function = toy_create_parts;
        if (function == null) {
            toy_create_parts = function = Symbols.TABLE.find("toy_create_parts");
        }
        try {
            long ignored = (long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), (long) num_parts, names, parts.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_default(toy_t *toy, int call, int result, int class)} */
    public static void toy_default(MemorySegment toy, int call, int result, int class_) {
        MemorySegment function = toy_default;
        if (function == null) {
            toy_default = function = Symbols.TABLE.find("toy_default");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), (long) call, (long) result, (long) class_);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *toy_describe(const toy_t *toy)} */
    public static MemorySegment toy_describe(MemorySegment toy) {
        MemorySegment function = toy_describe;
        if (function == null) {
            toy_describe = function = Symbols.TABLE.find("toy_describe");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_drop_all(toy_t *toy, int n, const char *const *names)} */
    public static void toy_drop_all(MemorySegment toy, int n, MemorySegment names) {
        MemorySegment function = toy_drop_all;
        if (function == null) {
            toy_drop_all = function = Symbols.TABLE.find("toy_drop_all");
        }
        try {
            long ignored = (long) Shapes.JJP_J.HANDLE.invokeExact(function, toy.address(), (long) n, names);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_drop_slices(toy_t *toy, size_t n, const toy_slice_t *keys)} */
    public static void toy_drop_slices(MemorySegment toy, long n, MemorySegment keys) {
        MemorySegment function = toy_drop_slices;
        if (function == null) {
            toy_drop_slices = function = Symbols.TABLE.find("toy_drop_slices");
        }
        try {
            long ignored = (long) Shapes.JJP_J.HANDLE.invokeExact(function, toy.address(), n, keys);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_find_both(toy_t *toy, toy_part_t **part, char **errptr)} */
    public static void toy_find_both(MemorySegment toy, MemorySegment part, MemorySegment errptr) {
        MemorySegment function = toy_find_both;
        if (function == null) {
            toy_find_both = function = Symbols.TABLE.find("toy_find_both");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), part.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_part_t *toy_find_part(toy_t *toy, const char *name)} */
    public static MemorySegment toy_find_part(MemorySegment toy, MemorySegment name) {
        MemorySegment function = toy_find_part;
        if (function == null) {
            toy_find_part = function = Symbols.TABLE.find("toy_find_part");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), name.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_flush_parts(toy_t *toy, toy_part_t **parts, int num_parts, char **errptr)} */
    public static void toy_flush_parts(MemorySegment toy, MemorySegment parts, int num_parts, MemorySegment errptr) {
        MemorySegment function = toy_flush_parts;
        if (function == null) {
            toy_flush_parts = function = Symbols.TABLE.find("toy_flush_parts");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), parts.address(), (long) num_parts, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_free(void *ptr)} */
    public static void toy_free(MemorySegment ptr) {
        MemorySegment function = toy_free;
        if (function == null) {
            toy_free = function = Symbols.TABLE.find("toy_free");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, ptr.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen,
     * char **errptr)}
     */
    public static MemorySegment toy_get(
            MemorySegment toy, MemorySegment options, MemorySegment key, long keylen, MemorySegment vallen,
            MemorySegment errptr) {
        MemorySegment function = toy_get;
        if (function == null) {
            toy_get = function = Symbols.TABLE.find("toy_get");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), key, keylen, vallen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char
     * *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}
     */
    public static byte toy_get_into(
            MemorySegment toy, MemorySegment options, MemorySegment key, long keylen, MemorySegment buffer, long buflen,
            MemorySegment vallen, MemorySegment found, MemorySegment errptr) {
        MemorySegment function = toy_get_into;
        if (function == null) {
            toy_get_into = function = Symbols.TABLE.find("toy_get_into");
        }
        try {
            return (byte) (long) Shapes.JJPJPJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), key, keylen, buffer, buflen, vallen.address(),
                    found.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)} */
    public static MemorySegment toy_get_pinned(
            MemorySegment toy, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = toy_get_pinned;
        if (function == null) {
            toy_get_pinned = function = Symbols.TABLE.find("toy_get_pinned");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPJJ_J.HANDLE.invokeExact(
                    function, toy.address(), key, keylen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *toy_get_with_age(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **age, size_t
     * *agelen, char **errptr)}
     */
    public static MemorySegment toy_get_with_age(
            MemorySegment toy, MemorySegment key, long keylen, MemorySegment vallen, MemorySegment age,
            MemorySegment agelen, MemorySegment errptr) {
        MemorySegment function = toy_get_with_age;
        if (function == null) {
            toy_get_with_age = function = Symbols.TABLE.find("toy_get_with_age");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPJJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), key, keylen, vallen.address(), age.address(), agelen.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_give_paint(toy_t *toy, toy_paint_t *paint, toy_paint_t *spare)} */
    public static void toy_give_paint(MemorySegment toy, MemorySegment paint, MemorySegment spare) {
        MemorySegment function = toy_give_paint;
        if (function == null) {
            toy_give_paint = function = Symbols.TABLE.find("toy_give_paint");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), paint.address(), spare.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char toy_is_packable(const toy_t *toy)} */
    public static byte toy_is_packable(MemorySegment toy) {
        MemorySegment function = toy_is_packable;
        if (function == null) {
            toy_is_packable = function = Symbols.TABLE.find("toy_is_packable");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_iterate(toy_t *toy, void *state, void (*put)(void *, const char *, size_t, const char *, size_t),
     * void (*deleted)(void *, const char *, size_t))}
     */
    public static void toy_iterate(MemorySegment toy, MemorySegment state, MemorySegment put, MemorySegment deleted) {
        MemorySegment function = toy_iterate;
        if (function == null) {
            toy_iterate = function = Symbols.TABLE.find("toy_iterate");
        }
        try {
            long ignored = (long) Shapes.JPPP_J.HANDLE.invokeExact(function, toy.address(), state, put, deleted);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_label(toy_t *toy, const char *label, uint16_t label_len)} */
    public static void toy_label(MemorySegment toy, MemorySegment label, short label_len) {
        MemorySegment function = toy_label;
        if (function == null) {
            toy_label = function = Symbols.TABLE.find("toy_label");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, toy.address(), label, (long) label_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_layers_t *toy_layers(toy_t *toy)} */
    public static MemorySegment toy_layers(MemorySegment toy) {
        MemorySegment function = toy_layers;
        if (function == null) {
            toy_layers = function = Symbols.TABLE.find("toy_layers");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char **toy_list(const toy_options_t *options, const char *name, size_t *len, char **errptr)} */
    public static MemorySegment toy_list(
            MemorySegment options, MemorySegment name, MemorySegment len, MemorySegment errptr) {
        MemorySegment function = toy_list;
        if (function == null) {
            toy_list = function = Symbols.TABLE.find("toy_list");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), len.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_list_destroy(char **list, size_t len)} */
    public static void toy_list_destroy(MemorySegment list, long len) {
        MemorySegment function = toy_list_destroy;
        if (function == null) {
            toy_list_destroy = function = Symbols.TABLE.find("toy_list_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, list.address(), len, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_live(toy_t *toy, char ***files, size_t *num_files, uint64_t *total, char **errptr)} */
    public static void toy_live(
            MemorySegment toy, MemorySegment files, MemorySegment num_files, MemorySegment total,
            MemorySegment errptr) {
        MemorySegment function = toy_live;
        if (function == null) {
            toy_live = function = Symbols.TABLE.find("toy_live");
        }
        try {
            long ignored = (long) Shapes.JPJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), files, num_files.address(), total.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_live_destroy(char **files, size_t num_files)} */
    public static void toy_live_destroy(MemorySegment files, long num_files) {
        MemorySegment function = toy_live_destroy;
        if (function == null) {
            toy_live_destroy = function = Symbols.TABLE.find("toy_live_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, files.address(), num_files, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_log(toy_t *toy, const char *line, size_t linelen, const char *title, const char *note)} */
    public static void toy_log(
            MemorySegment toy, MemorySegment line, long linelen, MemorySegment title, MemorySegment note) {
        MemorySegment function = toy_log;
        if (function == null) {
            toy_log = function = Symbols.TABLE.find("toy_log");
        }
        try {
            long ignored = (long) Shapes.JPJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), line, linelen, title.address(), note.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_part_t *toy_look_up(toy_t *toy, const char *key, size_t keylen)} */
    public static MemorySegment toy_look_up(MemorySegment toy, MemorySegment key, long keylen) {
        MemorySegment function = toy_look_up;
        if (function == null) {
            toy_look_up = function = Symbols.TABLE.find("toy_look_up");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPJ_J.HANDLE.invokeExact(
                    function, toy.address(), key, keylen));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_measure(toy_t *toy, uint64_t *width, double *height, char **errptr)} */
    public static int toy_measure(MemorySegment toy, MemorySegment width, MemorySegment height, MemorySegment errptr) {
        MemorySegment function = toy_measure;
        if (function == null) {
            toy_measure = function = Symbols.TABLE.find("toy_measure");
        }
        try {
            return (int) (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), width.address(), height.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_measure_hole(toy_t *toy, const char *name, toy_hole_t *hole, char **errptr)} */
    public static void toy_measure_hole(
            MemorySegment toy, MemorySegment name, MemorySegment hole, MemorySegment errptr) {
        MemorySegment function = toy_measure_hole;
        if (function == null) {
            toy_measure_hole = function = Symbols.TABLE.find("toy_measure_hole");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), name.address(), hole.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *toy_motto(const toy_t *toy)} */
    public static MemorySegment toy_motto(MemorySegment toy) {
        MemorySegment function = toy_motto;
        if (function == null) {
            toy_motto = function = Symbols.TABLE.find("toy_motto");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_motto_free(char *motto)} */
    public static void toy_motto_free(MemorySegment motto) {
        MemorySegment function = toy_motto_free;
        if (function == null) {
            toy_motto_free = function = Symbols.TABLE.find("toy_motto_free");
        }
        try {
            long ignored = (long) Shapes.P_J.HANDLE.invokeExact(function, motto);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys,
     * const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}
     */
    public static void toy_multi_get(
            MemorySegment toy, MemorySegment options, long num_keys, MemorySegment keys, MemorySegment key_sizes,
            MemorySegment values, MemorySegment value_sizes, MemorySegment errs) {
        MemorySegment function = toy_multi_get;
        if (function == null) {
            toy_multi_get = function = Symbols.TABLE.find("toy_multi_get");
        }
        try {
            long ignored = (long) Shapes.JJJPPJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), num_keys, keys, key_sizes, values.address(),
                    value_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_multi_get_pinned(toy_t *toy, size_t num_keys, const char *const *keys, const size_t *key_sizes,
     * toy_pin_t **pins, char **errs, unsigned char sorted)}
     */
    public static void toy_multi_get_pinned(
            MemorySegment toy, long num_keys, MemorySegment keys, MemorySegment key_sizes, MemorySegment pins,
            MemorySegment errs, byte sorted) {
        MemorySegment function = toy_multi_get_pinned;
        if (function == null) {
            toy_multi_get_pinned = function = Symbols.TABLE.find("toy_multi_get_pinned");
        }
        try {
            long ignored = (long) Shapes.JJPPJJB_J.HANDLE.invokeExact(
                    function, toy.address(), num_keys, keys, key_sizes, pins.address(), errs.address(), sorted);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_multi_get_with_age(toy_t *toy, size_t num_keys, const char *const *keys, const size_t *key_sizes,
     * char **values, size_t *value_sizes, char **ages, size_t *age_sizes, char **errs)}
     */
    public static void toy_multi_get_with_age(
            MemorySegment toy, long num_keys, MemorySegment keys, MemorySegment key_sizes, MemorySegment values,
            MemorySegment value_sizes, MemorySegment ages, MemorySegment age_sizes, MemorySegment errs) {
        MemorySegment function = toy_multi_get_with_age;
        if (function == null) {
            toy_multi_get_with_age = function = Symbols.TABLE.find("toy_multi_get_with_age");
        }
        try {
            long ignored = (long) Shapes.JJPPJJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), num_keys, keys, key_sizes, values.address(), value_sizes.address(),
                    ages.address(), age_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_multi_put(toy_t *toy, int num_keys, const char *const *keys, const size_t *key_sizes, const char
     * *const *values, const size_t *value_sizes, char **errptr)}
     */
    public static void toy_multi_put(
            MemorySegment toy, int num_keys, MemorySegment keys, MemorySegment key_sizes, MemorySegment values,
            MemorySegment value_sizes, MemorySegment errptr) {
        MemorySegment function = toy_multi_put;
        if (function == null) {
            toy_multi_put = function = Symbols.TABLE.find("toy_multi_put");
        }
        try {
            long ignored = (long) Shapes.JJPPPPJ_J.HANDLE.invokeExact(
                    function, toy.address(), (long) num_keys, keys, key_sizes, values, value_sizes, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_t *toy_open(const toy_options_t *options, const char *name, char **errptr)} */
    public static MemorySegment toy_open(MemorySegment options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = toy_open;
        if (function == null) {
            toy_open = function = Symbols.TABLE.find("toy_open");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code toy_t *toy_open_parts(const toy_options_t *options, const char *name, int num_parts, const char *const
     * *part_names, toy_part_t **parts, char **errptr)}
     */
    public static long toy_open_parts(
            MemorySegment options, MemorySegment name, int num_parts, MemorySegment part_names, MemorySegment parts,
            MemorySegment errptr) {
        MemorySegment function = toy_open_parts;
        if (function == null) {
            toy_open_parts = function = Symbols.TABLE.find("toy_open_parts");
        }
        try {
            return (long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) num_parts, part_names, parts.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_box_t *toy_pack(toy_t *toy)} */
    public static MemorySegment toy_pack(MemorySegment toy) {
        MemorySegment function = toy_pack;
        if (function == null) {
            toy_pack = function = Symbols.TABLE.find("toy_pack");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_part_t **toy_parts(toy_t *toy, size_t *len, char **errptr)} */
    public static MemorySegment toy_parts(MemorySegment toy, MemorySegment len, MemorySegment errptr) {
        MemorySegment function = toy_parts;
        if (function == null) {
            toy_parts = function = Symbols.TABLE.find("toy_parts");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), len.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_parts_destroy(toy_part_t **parts, unsigned int count)} */
    public static void toy_parts_destroy(MemorySegment parts, int count) {
        MemorySegment function = toy_parts_destroy;
        if (function == null) {
            toy_parts_destroy = function = Symbols.TABLE.find("toy_parts_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, parts.address(), (long) count, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_property(toy_t *toy, const char *property, uint64_t *value)} */
    public static int toy_property(MemorySegment toy, MemorySegment property, MemorySegment value) {
        MemorySegment function = toy_property;
        if (function == null) {
            toy_property = function = Symbols.TABLE.find("toy_property");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), property.address(), value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val,
     * size_t vallen, char **errptr)}
     */
    public static void toy_put(
            MemorySegment toy, MemorySegment options, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = toy_put;
        if (function == null) {
            toy_put = function = Symbols.TABLE.find("toy_put");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)} */
    public static MemorySegment toy_read(
            MemorySegment toy, MemorySegment key, long keylen, MemorySegment vallen, MemorySegment errptr) {
        MemorySegment function = toy_read;
        if (function == null) {
            toy_read = function = Symbols.TABLE.find("toy_read");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), key, keylen, vallen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char toy_read_into(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t buflen,
     * size_t *vallen, unsigned char *found, char **errptr)}
     */
    public static byte toy_read_into(
            MemorySegment toy, MemorySegment key, long keylen, MemorySegment buffer, long buflen, MemorySegment vallen,
            MemorySegment found, MemorySegment errptr) {
        MemorySegment function = toy_read_into;
        if (function == null) {
            toy_read_into = function = Symbols.TABLE.find("toy_read_into");
        }
        try {
            return (byte) (long) Shapes.JPJPJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), key, keylen, buffer, buflen, vallen.address(), found.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_read_title(toy_t *toy, char **title)} */
    public static void toy_read_title(MemorySegment toy, MemorySegment title) {
        MemorySegment function = toy_read_title;
        if (function == null) {
            toy_read_title = function = Symbols.TABLE.find("toy_read_title");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), title.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_release_mark(toy_t *toy, const toy_mark_t *mark)} */
    public static void toy_release_mark(MemorySegment toy, MemorySegment mark) {
        MemorySegment function = toy_release_mark;
        if (function == null) {
            toy_release_mark = function = Symbols.TABLE.find("toy_release_mark");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), mark.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_t *toy_reopen(toy_t *toy, char **errptr)} */
    public static long toy_reopen(MemorySegment toy, MemorySegment errptr) {
        MemorySegment function = toy_reopen;
        if (function == null) {
            toy_reopen = function = Symbols.TABLE.find("toy_reopen");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_rest_on(toy_t *toy, const toy_mark_t *mark)} */
    public static void toy_rest_on(MemorySegment toy, MemorySegment mark) {
        MemorySegment function = toy_rest_on;
        if (function == null) {
            toy_rest_on = function = Symbols.TABLE.find("toy_rest_on");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), mark.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_say_all(toy_t *toy, int n, const char *const *lines, const size_t *sizes)} */
    public static void toy_say_all(MemorySegment toy, int n, MemorySegment lines, MemorySegment sizes) {
        MemorySegment function = toy_say_all;
        if (function == null) {
            toy_say_all = function = Symbols.TABLE.find("toy_say_all");
        }
        try {
            long ignored = (long) Shapes.JJPP_J.HANDLE.invokeExact(function, toy.address(), (long) n, lines, sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *toy_seal(const toy_t *toy, size_t *len)} */
    public static MemorySegment toy_seal(MemorySegment toy, MemorySegment len) {
        MemorySegment function = toy_seal;
        if (function == null) {
            toy_seal = function = Symbols.TABLE.find("toy_seal");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_set_options(toy_t *toy, int count, const char *const *keys, const char *const *values, char
     * **errptr)}
     */
    public static void toy_set_options(
            MemorySegment toy, int count, MemorySegment keys, MemorySegment values, MemorySegment errptr) {
        MemorySegment function = toy_set_options;
        if (function == null) {
            toy_set_options = function = Symbols.TABLE.find("toy_set_options");
        }
        try {
            long ignored = (long) Shapes.JJPPJ_J.HANDLE.invokeExact(
                    function, toy.address(), (long) count, keys, values, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_set_tags(toy_t *toy, toy_tags_t *, char **errptr)} */
    public static void toy_set_tags(MemorySegment toy, MemorySegment a1, MemorySegment errptr) {
        MemorySegment function = toy_set_tags;
        if (function == null) {
            toy_set_tags = function = Symbols.TABLE.find("toy_set_tags");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), a1.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_set_title(toy_t *toy, const char *title)} */
    public static void toy_set_title(MemorySegment toy, MemorySegment title) {
        MemorySegment function = toy_set_title;
        if (function == null) {
            toy_set_title = function = Symbols.TABLE.find("toy_set_title");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), title.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_sizes(toy_t *toy, int num_ranges, const char *const *starts, const size_t *start_sizes, const
     * char *const *limits, const size_t *limit_sizes, uint64_t *sizes, char **errptr)}
     */
    public static void toy_sizes(
            MemorySegment toy, int num_ranges, MemorySegment starts, MemorySegment start_sizes, MemorySegment limits,
            MemorySegment limit_sizes, MemorySegment sizes, MemorySegment errptr) {
        MemorySegment function = toy_sizes;
        if (function == null) {
            toy_sizes = function = Symbols.TABLE.find("toy_sizes");
        }
        try {
            long ignored = (long) Shapes.JJPPPPJJ_J.HANDLE.invokeExact(
                    function, toy.address(), (long) num_ranges, starts, start_sizes, limits, limit_sizes,
                    sizes.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_tags_t *toy_tags(toy_t *toy, char **errptr)} */
    public static MemorySegment toy_tags(MemorySegment toy, MemorySegment errptr) {
        MemorySegment function = toy_tags;
        if (function == null) {
            toy_tags = function = Symbols.TABLE.find("toy_tags");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, toy.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_layer_t *toy_top_layer(const toy_t *toy)} */
    public static MemorySegment toy_top_layer(MemorySegment toy) {
        MemorySegment function = toy_top_layer;
        if (function == null) {
            toy_top_layer = function = Symbols.TABLE.find("toy_top_layer");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_trim(toy_t *toy, const char *from, int fromlen)} */
    public static void toy_trim(MemorySegment toy, MemorySegment from, int fromlen) {
        MemorySegment function = toy_trim;
        if (function == null) {
            toy_trim = function = Symbols.TABLE.find("toy_trim");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, toy.address(), from, (long) fromlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_version(void)} */
    public static int toy_version() {
        MemorySegment function = toy_version;
        if (function == null) {
            toy_version = function = Symbols.TABLE.find("toy_version");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
