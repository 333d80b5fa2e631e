package dev.rockspan.raw;

import dev.rockspan.SstPartitionerFactory;
import dev.rockspan.runtime.link.NativeFunctions;
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
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, factory.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
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
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, prefix_len, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
