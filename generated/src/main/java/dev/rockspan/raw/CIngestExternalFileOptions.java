package dev.rockspan.raw;

import dev.rockspan.IngestExternalFileOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link IngestExternalFileOptions}. */
public final class CIngestExternalFileOptions {
    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_create;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_destroy;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_allow_blocking_flush;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_allow_db_generated_files;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_allow_global_seqno;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_file_opening_threads;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_fill_cache;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_ingest_behind;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_link_files;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_move_files;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_snapshot_consistency;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_verify_file_checksum;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_get_write_global_seqno;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_allow_blocking_flush;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_allow_db_generated_files;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_allow_global_seqno;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_file_opening_threads;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_fill_cache;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_ingest_behind;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_link_files;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_move_files;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_snapshot_consistency;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_verify_file_checksum;

    private static @Nullable MemorySegment rocksdb_ingestexternalfileoptions_set_write_global_seqno;

    private CIngestExternalFileOptions() {
    }

    /** {@code rocksdb_ingestexternalfileoptions_t *rocksdb_ingestexternalfileoptions_create(void)} */
    public static MemorySegment rocksdb_ingestexternalfileoptions_create() {
        MemorySegment function = rocksdb_ingestexternalfileoptions_create;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_create = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_ingestexternalfileoptions_destroy(rocksdb_ingestexternalfileoptions_t *opt)} */
    public static void rocksdb_ingestexternalfileoptions_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_destroy;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_destroy = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_allow_blocking_flush(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_allow_blocking_flush(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_allow_blocking_flush;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_allow_blocking_flush = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_allow_blocking_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_allow_db_generated_files(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_allow_db_generated_files(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_allow_db_generated_files;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_allow_db_generated_files = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_allow_db_generated_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_ingestexternalfileoptions_get_allow_global_seqno(rocksdb_ingestexternalfileoptions_t
     * *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_allow_global_seqno(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_allow_global_seqno;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_allow_global_seqno = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_allow_global_seqno");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_ingestexternalfileoptions_get_file_opening_threads(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static int rocksdb_ingestexternalfileoptions_get_file_opening_threads(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_file_opening_threads;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_file_opening_threads = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_file_opening_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_ingestexternalfileoptions_get_fill_cache(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_fill_cache(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_fill_cache;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_fill_cache = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_fill_cache");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_ingestexternalfileoptions_get_ingest_behind(rocksdb_ingestexternalfileoptions_t
     * *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_ingest_behind(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_ingest_behind;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_ingest_behind = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_ingest_behind");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_ingestexternalfileoptions_get_link_files(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_link_files(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_link_files;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_link_files = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_link_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_ingestexternalfileoptions_get_move_files(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_move_files(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_move_files;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_move_files = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_move_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks(rocksdb_ingestexternalfileoptions_t
     * *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_snapshot_consistency(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_snapshot_consistency(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_snapshot_consistency;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_snapshot_consistency = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_snapshot_consistency");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t
     * rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static long rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_ingestexternalfileoptions_get_verify_file_checksum(rocksdb_ingestexternalfileoptions_t *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_verify_file_checksum(
            MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_verify_file_checksum;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_verify_file_checksum = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_verify_file_checksum");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_ingestexternalfileoptions_get_write_global_seqno(rocksdb_ingestexternalfileoptions_t
     * *opt)}
     */
    public static byte rocksdb_ingestexternalfileoptions_get_write_global_seqno(MemorySegment opt) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_get_write_global_seqno;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_get_write_global_seqno = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_get_write_global_seqno");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_allow_blocking_flush(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char allow_blocking_flush)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_allow_blocking_flush(
            MemorySegment opt, byte allow_blocking_flush) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_allow_blocking_flush;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_allow_blocking_flush = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_allow_blocking_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), (long) allow_blocking_flush, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_allow_db_generated_files(rocksdb_ingestexternalfileoptions_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_allow_db_generated_files(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_allow_db_generated_files;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_allow_db_generated_files = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_allow_db_generated_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_allow_global_seqno(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char allow_global_seqno)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_allow_global_seqno(
            MemorySegment opt, byte allow_global_seqno) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_allow_global_seqno;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_allow_global_seqno = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_allow_global_seqno");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), (long) allow_global_seqno, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char fail_if_not_bottommost_level)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level(
            MemorySegment opt, byte fail_if_not_bottommost_level) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), (long) fail_if_not_bottommost_level, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_file_opening_threads(rocksdb_ingestexternalfileoptions_t *opt,
     * int v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_file_opening_threads(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_file_opening_threads;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_file_opening_threads = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_file_opening_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_fill_cache(rocksdb_ingestexternalfileoptions_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_fill_cache(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_fill_cache;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_fill_cache = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_fill_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_ingest_behind(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char ingest_behind)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_ingest_behind(MemorySegment opt, byte ingest_behind) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_ingest_behind;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_ingest_behind = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_ingest_behind");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) ingest_behind, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_link_files(rocksdb_ingestexternalfileoptions_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_link_files(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_link_files;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_link_files = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_link_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_move_files(rocksdb_ingestexternalfileoptions_t *opt, unsigned
     * char move_files)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_move_files(MemorySegment opt, byte move_files) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_move_files;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_move_files = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_move_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) move_files, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks(rocksdb_ingestexternalfileoptions_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_snapshot_consistency(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char snapshot_consistency)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_snapshot_consistency(
            MemorySegment opt, byte snapshot_consistency) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_snapshot_consistency;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_snapshot_consistency = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_snapshot_consistency");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), (long) snapshot_consistency, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size(rocksdb_ingestexternalfileoptions_t *opt,
     * size_t v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_verify_file_checksum(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_verify_file_checksum(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_verify_file_checksum;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_verify_file_checksum = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_verify_file_checksum");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingestexternalfileoptions_set_write_global_seqno(rocksdb_ingestexternalfileoptions_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_ingestexternalfileoptions_set_write_global_seqno(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_ingestexternalfileoptions_set_write_global_seqno;
        if (function == null) {
            rocksdb_ingestexternalfileoptions_set_write_global_seqno = function = Symbols.TABLE.find(
                    "rocksdb_ingestexternalfileoptions_set_write_global_seqno");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
