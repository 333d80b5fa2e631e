package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What values can be looked up in.
 *
 * <p>Implemented by {@link Part} and {@link Toy}. See those classes for closing, threads and C functions.
 */
public interface Holder extends Titled {
    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(byte[] key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ByteBuffer key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(MemorySegment key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ToyOptions options, byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ToyOptions options, ByteBuffer key) {
        var result = get(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ToyOptions options, MemorySegment key);

    /**
     * Shows what is in it.
     *
     * @param callbacks called during this call only
     */
    void iterate(IterateCallbacks callbacks);

    /**
     * Sets the title.
     *
     * @return this object
     */
    @Override
    Holder setTitle(String title);
}
