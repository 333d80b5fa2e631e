package dev.rockspan.raw;

import dev.rockspan.CompactionJobInfo;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionJobInfo}. */
public final class CCompactionJobInfo {
    private static @Nullable MemorySegment rocksdb_compactionjobinfo_aborted;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_base_input_level;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_compression_type;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_addition_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_addition_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_garbage_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_garbage_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_cf_id;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_cf_name;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_compaction_reason;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_compression;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_create;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_destroy;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_elapsed_micros;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_file_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_file_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_file_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_files_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_records;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_job_id;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_corrupt_keys;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_input_files;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_input_files_at_output_level;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_l0_files;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_file_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_file_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_file_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_files_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_level;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_records;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_stats;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_status;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_for_file;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_key_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_value_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_thread_id;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_total_input_bytes;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_total_output_bytes;

    private CCompactionJobInfo() {
    }

    /** {@code unsigned char rocksdb_compactionjobinfo_aborted(const rocksdb_compactionjobinfo_t *info)} */
    public static byte rocksdb_compactionjobinfo_aborted(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_aborted;
        if (function == null) {
            rocksdb_compactionjobinfo_aborted = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_aborted");
        }
        return (byte) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code int rocksdb_compactionjobinfo_base_input_level(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_base_input_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_base_input_level;
        if (function == null) {
            rocksdb_compactionjobinfo_base_input_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_base_input_level");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_blob_compression_type(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_blob_compression_type(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_compression_type;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_compression_type = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_compression_type");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code const rocksdb_blob_file_addition_info_t *rocksdb_compactionjobinfo_blob_file_addition_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_blob_file_addition_info_at(
            MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_addition_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_addition_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_addition_info_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, 0));
    }

    /**
     * {@code size_t rocksdb_compactionjobinfo_blob_file_addition_infos_count(const rocksdb_compactionjobinfo_t *info)}
     */
    public static long rocksdb_compactionjobinfo_blob_file_addition_infos_count(
            MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_addition_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_addition_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_addition_infos_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code const rocksdb_blob_file_garbage_info_t *rocksdb_compactionjobinfo_blob_file_garbage_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_blob_file_garbage_info_at(
            MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_garbage_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_garbage_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_garbage_info_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, 0));
    }

    /**
     * {@code size_t rocksdb_compactionjobinfo_blob_file_garbage_infos_count(const rocksdb_compactionjobinfo_t *info)}
     */
    public static long rocksdb_compactionjobinfo_blob_file_garbage_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_garbage_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_garbage_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_garbage_infos_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_cf_id(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_cf_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_cf_id;
        if (function == null) {
            rocksdb_compactionjobinfo_cf_id = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_cf_id");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code const char *rocksdb_compactionjobinfo_cf_name(const rocksdb_compactionjobinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_compactionjobinfo_cf_name(MemorySegment info,
            MemorySegment size) {
        MemorySegment function = rocksdb_compactionjobinfo_cf_name;
        if (function == null) {
            rocksdb_compactionjobinfo_cf_name = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_cf_name");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), size.address(), 0));
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_compaction_reason(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_compaction_reason(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_compaction_reason;
        if (function == null) {
            rocksdb_compactionjobinfo_compaction_reason = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_compaction_reason");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_compression(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_compression(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_compression;
        if (function == null) {
            rocksdb_compactionjobinfo_compression = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_compression");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code rocksdb_compactionjobinfo_t *rocksdb_compactionjobinfo_create(void)} */
    public static MemorySegment rocksdb_compactionjobinfo_create() {
        MemorySegment function = rocksdb_compactionjobinfo_create;
        if (function == null) {
            rocksdb_compactionjobinfo_create = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_compactionjobinfo_destroy(rocksdb_compactionjobinfo_t *info)} */
    public static void rocksdb_compactionjobinfo_destroy(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_destroy;
        if (function == null) {
            rocksdb_compactionjobinfo_destroy = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_destroy");
        }
        Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_elapsed_micros(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_elapsed_micros(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_elapsed_micros;
        if (function == null) {
            rocksdb_compactionjobinfo_elapsed_micros = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_elapsed_micros");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code const char *rocksdb_compactionjobinfo_input_file_at(const rocksdb_compactionjobinfo_t *info, size_t pos,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_input_file_at(MemorySegment info,
            long pos, MemorySegment size) {
        MemorySegment function = rocksdb_compactionjobinfo_input_file_at;
        if (function == null) {
            rocksdb_compactionjobinfo_input_file_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_file_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, size.address()));
    }

    /**
     * {@code const rocksdb_compaction_file_info_t *rocksdb_compactionjobinfo_input_file_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_input_file_info_at(MemorySegment info,
            long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_input_file_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_input_file_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_file_info_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, 0));
    }

    /** {@code size_t rocksdb_compactionjobinfo_input_file_infos_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_input_file_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_input_file_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_input_file_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_file_infos_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code size_t rocksdb_compactionjobinfo_input_files_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_input_files_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_input_files_count;
        if (function == null) {
            rocksdb_compactionjobinfo_input_files_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_files_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_input_records(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_input_records(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_input_records;
        if (function == null) {
            rocksdb_compactionjobinfo_input_records = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_records");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code int rocksdb_compactionjobinfo_job_id(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_job_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_job_id;
        if (function == null) {
            rocksdb_compactionjobinfo_job_id = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_job_id");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_num_corrupt_keys(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_num_corrupt_keys(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_corrupt_keys;
        if (function == null) {
            rocksdb_compactionjobinfo_num_corrupt_keys = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_corrupt_keys");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code size_t rocksdb_compactionjobinfo_num_input_files(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_num_input_files(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_input_files;
        if (function == null) {
            rocksdb_compactionjobinfo_num_input_files = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_input_files");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code size_t rocksdb_compactionjobinfo_num_input_files_at_output_level(const rocksdb_compactionjobinfo_t *info)}
     */
    public static long rocksdb_compactionjobinfo_num_input_files_at_output_level(
            MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_input_files_at_output_level;
        if (function == null) {
            rocksdb_compactionjobinfo_num_input_files_at_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_input_files_at_output_level");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code int rocksdb_compactionjobinfo_num_l0_files(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_num_l0_files(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_l0_files;
        if (function == null) {
            rocksdb_compactionjobinfo_num_l0_files = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_l0_files");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code const char *rocksdb_compactionjobinfo_output_file_at(const rocksdb_compactionjobinfo_t *info, size_t pos,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_output_file_at(MemorySegment info,
            long pos, MemorySegment size) {
        MemorySegment function = rocksdb_compactionjobinfo_output_file_at;
        if (function == null) {
            rocksdb_compactionjobinfo_output_file_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_file_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, size.address()));
    }

    /**
     * {@code const rocksdb_compaction_file_info_t *rocksdb_compactionjobinfo_output_file_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_output_file_info_at(MemorySegment info,
            long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_output_file_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_output_file_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_file_info_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, 0));
    }

    /** {@code size_t rocksdb_compactionjobinfo_output_file_infos_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_output_file_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_file_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_output_file_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_file_infos_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code size_t rocksdb_compactionjobinfo_output_files_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_output_files_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_files_count;
        if (function == null) {
            rocksdb_compactionjobinfo_output_files_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_files_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code int rocksdb_compactionjobinfo_output_level(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_output_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_level;
        if (function == null) {
            rocksdb_compactionjobinfo_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_level");
        }
        return (int) Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_output_records(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_output_records(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_records;
        if (function == null) {
            rocksdb_compactionjobinfo_output_records = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_records");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code const rocksdb_compaction_job_stats_t *rocksdb_compactionjobinfo_stats(const rocksdb_compactionjobinfo_t
     * *info)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_stats(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_stats;
        if (function == null) {
            rocksdb_compactionjobinfo_stats = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_stats");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), 0, 0));
    }

    /** {@code void rocksdb_compactionjobinfo_status(const rocksdb_compactionjobinfo_t *info, char **errptr)} */
    public static void rocksdb_compactionjobinfo_status(MemorySegment info, MemorySegment errptr) {
        MemorySegment function = rocksdb_compactionjobinfo_status;
        if (function == null) {
            rocksdb_compactionjobinfo_status = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_status");
        }
        Shapes.JJJ_J.call(function, info.address(), errptr.address(), 0);
    }

    /** {@code size_t rocksdb_compactionjobinfo_table_properties_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_table_properties_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_count;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_count");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /**
     * {@code const rocksdb_table_properties_t *rocksdb_compactionjobinfo_table_properties_for_file(const
     * rocksdb_compactionjobinfo_t *info, const char *file_name, size_t file_name_len)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_table_properties_for_file(
            MemorySegment info, MemorySegment file_name, long file_name_len) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_for_file;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_for_file = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_for_file");
        }
        return MemorySegment.ofAddress(Shapes.JPJ_J.call(function, info.address(), file_name, file_name_len));
    }

    /**
     * {@code const char *rocksdb_compactionjobinfo_table_properties_key_at(const rocksdb_compactionjobinfo_t *info,
     * size_t pos, size_t *key_len)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_table_properties_key_at(
            MemorySegment info, long pos, MemorySegment key_len) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_key_at;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_key_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_key_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, key_len.address()));
    }

    /**
     * {@code const rocksdb_table_properties_t *rocksdb_compactionjobinfo_table_properties_value_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_table_properties_value_at(
            MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_value_at;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_value_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_value_at");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, info.address(), pos, 0));
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_thread_id(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_thread_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_thread_id;
        if (function == null) {
            rocksdb_compactionjobinfo_thread_id = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_thread_id");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_total_input_bytes(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_total_input_bytes(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_total_input_bytes;
        if (function == null) {
            rocksdb_compactionjobinfo_total_input_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_total_input_bytes");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_total_output_bytes(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_total_output_bytes(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_total_output_bytes;
        if (function == null) {
            rocksdb_compactionjobinfo_total_output_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_total_output_bytes");
        }
        return Shapes.JJJ_J.call(function, info.address(), 0, 0);
    }
}
