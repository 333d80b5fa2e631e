package dev.rockspan.raw;

import dev.rockspan.ExternalFileIngestionInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ExternalFileIngestionInfo}. */
public final class CExternalFileIngestionInfo {
    private static @Nullable MemorySegment rocksdb_externalfileingestioninfo_cf_name;

    private static @Nullable MemorySegment rocksdb_externalfileingestioninfo_external_file_path;

    private static @Nullable MemorySegment rocksdb_externalfileingestioninfo_global_seqno;

    private static @Nullable MemorySegment rocksdb_externalfileingestioninfo_internal_file_path;

    private static @Nullable MemorySegment rocksdb_externalfileingestioninfo_table_properties;

    private CExternalFileIngestionInfo() {
    }

    /**
     * {@code const char *rocksdb_externalfileingestioninfo_cf_name(const rocksdb_externalfileingestioninfo_t *info,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_externalfileingestioninfo_cf_name(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_externalfileingestioninfo_cf_name;
        if (function == null) {
            rocksdb_externalfileingestioninfo_cf_name = function = Symbols.TABLE.find(
                    "rocksdb_externalfileingestioninfo_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_externalfileingestioninfo_external_file_path(const rocksdb_externalfileingestioninfo_t
     * *info, size_t *size)}
     */
    public static MemorySegment rocksdb_externalfileingestioninfo_external_file_path(
            MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_externalfileingestioninfo_external_file_path;
        if (function == null) {
            rocksdb_externalfileingestioninfo_external_file_path = function = Symbols.TABLE.find(
                    "rocksdb_externalfileingestioninfo_external_file_path");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_externalfileingestioninfo_global_seqno(const rocksdb_externalfileingestioninfo_t *info)}
     */
    public static long rocksdb_externalfileingestioninfo_global_seqno(MemorySegment info) {
        MemorySegment function = rocksdb_externalfileingestioninfo_global_seqno;
        if (function == null) {
            rocksdb_externalfileingestioninfo_global_seqno = function = Symbols.TABLE.find(
                    "rocksdb_externalfileingestioninfo_global_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_externalfileingestioninfo_internal_file_path(const rocksdb_externalfileingestioninfo_t
     * *info, size_t *size)}
     */
    public static MemorySegment rocksdb_externalfileingestioninfo_internal_file_path(
            MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_externalfileingestioninfo_internal_file_path;
        if (function == null) {
            rocksdb_externalfileingestioninfo_internal_file_path = function = Symbols.TABLE.find(
                    "rocksdb_externalfileingestioninfo_internal_file_path");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_table_properties_t *rocksdb_externalfileingestioninfo_table_properties(const
     * rocksdb_externalfileingestioninfo_t *info)}
     */
    public static MemorySegment rocksdb_externalfileingestioninfo_table_properties(
            MemorySegment info) {
        MemorySegment function = rocksdb_externalfileingestioninfo_table_properties;
        if (function == null) {
            rocksdb_externalfileingestioninfo_table_properties = function = Symbols.TABLE.find(
                    "rocksdb_externalfileingestioninfo_table_properties");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
