package dev.rockspan.raw;

import dev.rockspan.SstPartitionerFactory;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SstPartitionerFactory}. */
public final class CSstPartitionerFactory {
    private static @Nullable MemorySegment rocksdb_sst_partitioner_factory_destroy;

    private static @Nullable MemorySegment rocksdb_sst_partitioner_fixed_prefix_factory_create;

    private CSstPartitionerFactory() {
    }

    /** {@code void rocksdb_sst_partitioner_factory_destroy(rocksdb_sst_partitioner_factory_t *factory)} */
    public static void rocksdb_sst_partitioner_factory_destroy(MemorySegment factory) {
        MemorySegment function = rocksdb_sst_partitioner_factory_destroy;
        if (function == null) {
            rocksdb_sst_partitioner_factory_destroy = function = Symbols.TABLE.find(
                    "rocksdb_sst_partitioner_factory_destroy");
        }
        Shapes.JJJ_J.call(function, factory.address(), 0, 0);
    }

    /**
     * {@code rocksdb_sst_partitioner_factory_t *rocksdb_sst_partitioner_fixed_prefix_factory_create(size_t prefix_len)}
     */
    public static MemorySegment rocksdb_sst_partitioner_fixed_prefix_factory_create(
            long prefix_len) {
        MemorySegment function = rocksdb_sst_partitioner_fixed_prefix_factory_create;
        if (function == null) {
            rocksdb_sst_partitioner_fixed_prefix_factory_create = function = Symbols.TABLE.find(
                    "rocksdb_sst_partitioner_fixed_prefix_factory_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, prefix_len, 0, 0));
    }
}
