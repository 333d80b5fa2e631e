package dev.rockspan.raw;

import dev.rockspan.CompactionOptions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionOptions}. */
public final class CCompactionOptions {
    private static @Nullable MemorySegment rocksdb_compaction_options_create;

    private static @Nullable MemorySegment rocksdb_compaction_options_destroy;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_allow_trivial_move;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_compression;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_output_file_size_limit;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_output_temperature_override;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_allow_trivial_move;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_canceled;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_compression;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_output_file_size_limit;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_output_temperature_override;

    private CCompactionOptions() {
    }

    /** {@code rocksdb_compaction_options_t *rocksdb_compaction_options_create(void)} */
    public static MemorySegment rocksdb_compaction_options_create() {
        MemorySegment function = rocksdb_compaction_options_create;
        if (function == null) {
            rocksdb_compaction_options_create = function = Symbols.TABLE.find("rocksdb_compaction_options_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_compaction_options_destroy(rocksdb_compaction_options_t *)} */
    public static void rocksdb_compaction_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_compaction_options_destroy;
        if (function == null) {
            rocksdb_compaction_options_destroy = function = Symbols.TABLE.find("rocksdb_compaction_options_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code unsigned char rocksdb_compaction_options_get_allow_trivial_move(rocksdb_compaction_options_t *opt)} */
    public static byte rocksdb_compaction_options_get_allow_trivial_move(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_allow_trivial_move;
        if (function == null) {
            rocksdb_compaction_options_get_allow_trivial_move = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_allow_trivial_move");
        }
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code int rocksdb_compaction_options_get_compression(rocksdb_compaction_options_t *opt)} */
    public static int rocksdb_compaction_options_get_compression(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_compression;
        if (function == null) {
            rocksdb_compaction_options_get_compression = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_compression");
        }
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code uint32_t rocksdb_compaction_options_get_max_subcompactions(rocksdb_compaction_options_t *opt)} */
    public static int rocksdb_compaction_options_get_max_subcompactions(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_max_subcompactions;
        if (function == null) {
            rocksdb_compaction_options_get_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_max_subcompactions");
        }
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compaction_options_get_output_file_size_limit(rocksdb_compaction_options_t *opt)} */
    public static long rocksdb_compaction_options_get_output_file_size_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_output_file_size_limit;
        if (function == null) {
            rocksdb_compaction_options_get_output_file_size_limit = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_output_file_size_limit");
        }
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code int rocksdb_compaction_options_get_output_temperature_override(rocksdb_compaction_options_t *opt)} */
    public static int rocksdb_compaction_options_get_output_temperature_override(
            MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_output_temperature_override;
        if (function == null) {
            rocksdb_compaction_options_get_output_temperature_override = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_output_temperature_override");
        }
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /**
     * {@code void rocksdb_compaction_options_set_allow_trivial_move(rocksdb_compaction_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_compaction_options_set_allow_trivial_move(MemorySegment opt,
            byte v) {
        MemorySegment function = rocksdb_compaction_options_set_allow_trivial_move;
        if (function == null) {
            rocksdb_compaction_options_set_allow_trivial_move = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_allow_trivial_move");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_compaction_options_set_canceled(rocksdb_compaction_options_t *options, unsigned char
     * *canceled)}
     */
    public static void rocksdb_compaction_options_set_canceled(MemorySegment options,
            MemorySegment canceled) {
        MemorySegment function = rocksdb_compaction_options_set_canceled;
        if (function == null) {
            rocksdb_compaction_options_set_canceled = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_canceled");
        }
        Shapes.JJJ_J.call(function, options.address(), canceled.address(), 0);
    }

    /** {@code void rocksdb_compaction_options_set_compression(rocksdb_compaction_options_t *opt, int v)} */
    public static void rocksdb_compaction_options_set_compression(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_compaction_options_set_compression;
        if (function == null) {
            rocksdb_compaction_options_set_compression = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_compression");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /** {@code void rocksdb_compaction_options_set_max_subcompactions(rocksdb_compaction_options_t *opt, uint32_t v)} */
    public static void rocksdb_compaction_options_set_max_subcompactions(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_compaction_options_set_max_subcompactions;
        if (function == null) {
            rocksdb_compaction_options_set_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_max_subcompactions");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_compaction_options_set_output_file_size_limit(rocksdb_compaction_options_t *opt, uint64_t v)}
     */
    public static void rocksdb_compaction_options_set_output_file_size_limit(MemorySegment opt,
            long v) {
        MemorySegment function = rocksdb_compaction_options_set_output_file_size_limit;
        if (function == null) {
            rocksdb_compaction_options_set_output_file_size_limit = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_output_file_size_limit");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_compaction_options_set_output_temperature_override(rocksdb_compaction_options_t *opt, int v)}
     */
    public static void rocksdb_compaction_options_set_output_temperature_override(MemorySegment opt,
            int v) {
        MemorySegment function = rocksdb_compaction_options_set_output_temperature_override;
        if (function == null) {
            rocksdb_compaction_options_set_output_temperature_override = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_output_temperature_override");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }
}
