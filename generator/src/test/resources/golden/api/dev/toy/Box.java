package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import dev.toy.raw.CBox;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * RocksDB's {@code toy_box_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>C: {@code toy_box_t}.
 */
public final class Box extends RocksObject {
    Box(Lifetime lifetime) {
        super(lifetime.exclusive());
    }

    /**
     * Returns {@code count}.
     *
     * <p>C: {@code int toy_box_count(const toy_box_t *box)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public int count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBox.toy_box_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Calls {@code toy_box_label}.
     *
     * <p>C: {@code char *toy_box_label(const toy_box_t *box, size_t index)}, mapped by convention receiver, index, owned-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String label(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBox.toy_box_label(call.use(this), Objects.checkIndex(index, CBox.toy_box_count(call.use(this))));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Calls {@code toy_box_size}.
     *
     * <p>C: {@code uint64_t toy_box_size(const toy_box_t *box, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long size(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBox.toy_box_size(call.use(this), Objects.checkIndex(index, CBox.toy_box_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Calls {@code toy_box_weight_at}.
     *
     * <p>C: {@code double toy_box_weight_at(const toy_box_t *box, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public double weightAt(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CBox.toy_box_weight_at(call.use(this), (int) Objects.checkIndex(index, CBox.toy_box_weights_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns {@code weightsCount}.
     *
     * <p>C: {@code size_t toy_box_weights_count(const toy_box_t *box)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public long weightsCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBox.toy_box_weights_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Box in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
