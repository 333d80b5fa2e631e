package dev.rockspan.raw;

import dev.rockspan.FileChecksumGenFactory;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link FileChecksumGenFactory}. */
public final class CFileChecksumGenFactory {
    private static @Nullable MemorySegment rocksdb_file_checksum_gen_crc32c_factory_create;

    private static @Nullable MemorySegment rocksdb_file_checksum_gen_factory_destroy;

    private CFileChecksumGenFactory() {
    }

    /** {@code rocksdb_file_checksum_gen_factory_t *rocksdb_file_checksum_gen_crc32c_factory_create(void)} */
    public static MemorySegment rocksdb_file_checksum_gen_crc32c_factory_create() {
        MemorySegment function = rocksdb_file_checksum_gen_crc32c_factory_create;
        if (function == null) {
            rocksdb_file_checksum_gen_crc32c_factory_create = function = Symbols.TABLE.find(
                    "rocksdb_file_checksum_gen_crc32c_factory_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_file_checksum_gen_factory_destroy(rocksdb_file_checksum_gen_factory_t *factory)} */
    public static void rocksdb_file_checksum_gen_factory_destroy(MemorySegment factory) {
        MemorySegment function = rocksdb_file_checksum_gen_factory_destroy;
        if (function == null) {
            rocksdb_file_checksum_gen_factory_destroy = function = Symbols.TABLE.find(
                    "rocksdb_file_checksum_gen_factory_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, factory.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
