package dev.rockspan;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Merges values by joining them; it may be given to any number of options. */
public class StringAppendOperator extends MergeOperator {

    private final byte[] delimiter;

    /** Creates an operator that joins values with a comma. */
    public StringAppendOperator() {
        this(',');
    }

    /** Creates an operator that joins values with {@code delim}. */
    public StringAppendOperator(char delim) {
        this(String.valueOf(delim));
    }

    /** Creates an operator that joins values with {@code delim}, which may be empty. */
    @SuppressWarnings("this-escape")
    public StringAppendOperator(String delim) {
        delimiter = delim.getBytes(StandardCharsets.UTF_8);
        adopt(operator());
    }

    /** Another native operator of the same kind, to be given away. */
    final MergeOperator operator() {
        return new MergeOperator("StringAppendOperator", new Append(delimiter));
    }

    private record Append(byte[] delimiter) implements MergeOperatorCallbacks {

        @Override
        public MemorySegment fullMerge(
                MemorySegment key, @Nullable MemorySegment existingValue, List<MemorySegment> operands) {
            return joined(existingValue, operands);
        }

        @Override
        public MemorySegment partialMerge(MemorySegment key, List<MemorySegment> operands) {
            return joined(null, operands);
        }

        private MemorySegment joined(@Nullable MemorySegment first, List<MemorySegment> others) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            if (first != null) {
                all.writeBytes(first.toArray(ValueLayout.JAVA_BYTE));
            }
            boolean begun = first != null;
            for (MemorySegment other : others) {
                if (begun) {
                    all.writeBytes(delimiter);
                }
                all.writeBytes(other.toArray(ValueLayout.JAVA_BYTE));
                begun = true;
            }
            return MemorySegment.ofArray(all.toByteArray());
        }
    }
}
