package dev.rockspan.raw;

import dev.rockspan.FileChecksumGenFactory;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_file_checksum_gen_factory_destroy(rocksdb_file_checksum_gen_factory_t *factory)} */
    public static void rocksdb_file_checksum_gen_factory_destroy(MemorySegment factory) {
        MemorySegment function = rocksdb_file_checksum_gen_factory_destroy;
        if (function == null) {
            rocksdb_file_checksum_gen_factory_destroy = function = Symbols.TABLE.find(
                    "rocksdb_file_checksum_gen_factory_destroy");
        }
        Shapes.JJJ_J.call(function, factory.address(), 0, 0);
    }
}
