package dev.rockspan;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Merges values of eight bytes, the low byte first, by adding them. Any number of options may have it. Options whose
 * {@code setMergeOperator} takes this class get RocksDB's own operator; others get one in Java that does the same.
 */
public class UInt64AddOperator extends MergeOperator {

    /** Creates the operator. */
    @SuppressWarnings("this-escape")
    public UInt64AddOperator() {
        adopt(new MergeOperator("UInt64AddOperator", new Add()));
    }

    private record Add() implements MergeOperatorCallbacks {

        private static final ValueLayout.OfLong LOW_BYTE_FIRST =
                ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

        @Override
        public MemorySegment fullMerge(
                MemorySegment key, @Nullable MemorySegment existingValue, List<MemorySegment> operands) {
            return sum(existingValue == null ? 0 : number(existingValue), operands);
        }

        @Override
        public MemorySegment partialMerge(MemorySegment key, List<MemorySegment> operands) {
            return sum(0, operands);
        }

        private static MemorySegment sum(long first, List<MemorySegment> others) {
            long sum = first;
            for (MemorySegment other : others) {
                sum += number(other);
            }
            MemorySegment bytes = MemorySegment.ofArray(new byte[Long.BYTES]);
            bytes.set(LOW_BYTE_FIRST, 0, sum);
            return bytes;
        }

        /** As RocksDB does, what is no number counts as 0. */
        private static long number(MemorySegment value) {
            return value.byteSize() == Long.BYTES ? value.get(LOW_BYTE_FIRST, 0) : 0;
        }
    }
}
