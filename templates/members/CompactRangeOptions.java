//# nests BottommostLevelCompaction
package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

class CompactRangeOptions {

    /**
     * Sets the timestamp before which older versions of a key may be dropped; none by default.
     *
     * @param tsLow RocksDB gets eight bytes of its start and eight of its range, the least byte first
     */
    public CompactRangeOptions setFullHistoryTSLow(Timestamp tsLow) {
        Call.notNull(tsLow, "tsLow");
        byte[] bytes = ByteBuffer.allocate(16)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(tsLow.start)
                .putLong(tsLow.range)
                .array();
        return Effects.noteGiven(setFullHistoryTSLow(bytes), "fullHistoryTSLow", tsLow);
    }

    /** Returns what {@link #setFullHistoryTSLow(Timestamp)} was given; null if nothing. */
    public @Nullable Timestamp fullHistoryTSLow() {
        return Effects.given(this, "fullHistoryTSLow");
    }

    /** A timestamp of two numbers. */
    public static class Timestamp {

        /** The start. */
        public final long start;

        /** The range. */
        public final long range;

        /** Creates a timestamp of two numbers; their meaning is the comparator's. */
        public Timestamp(long start, long duration) {
            this.start = start;
            this.range = duration;
        }

        /** Creates a timestamp of zeros. */
        public Timestamp() {
            this(0, 0);
        }

        /** Two are equal that have equal numbers. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Timestamp timestamp && start == timestamp.start && range == timestamp.range;
        }

        @Override
        public int hashCode() {
            return Objects.hash(start, range);
        }
    }
}
