package dev.rockspan.runtime;

import dev.rockspan.runtime.call.PackedKeys;
import java.lang.foreign.MemorySegment;
import java.util.Collection;
import java.util.Objects;

/**
 * Many keys in one block of memory, one after the other, which RocksDB gets in one call. It can be passed wherever keys
 * are looked up by a list.
 *
 * <pre>{@code
 * KeyBlock keys = KeyBlock.of(segment, 16);   // each of 16 bytes
 * db.multiGetOrPin(keys, values);
 * }</pre>
 *
 * <p>It is a view of that memory, which has to be there while the block is used, and may be changed between reads. The
 * list cannot be changed. Any number of threads may use it, as far as the memory's arena allows.
 */
public final class KeyBlock extends PackedKeys {

    private KeyBlock(MemorySegment bytes, long[] ends) {
        super(bytes, ends);
    }

    /**
     * Describes keys of one size that stand one after the other.
     *
     * @throws IllegalArgumentException if the memory does not consist of a whole number of them
     */
    public static KeyBlock of(MemorySegment keys, long keySize) {
        Objects.requireNonNull(keys, "keys");
        if (keySize <= 0) {
            throw new IllegalArgumentException("keySize is " + keySize + ", but keys have at least 1 byte");
        }
        if (keys.byteSize() % keySize != 0) {
            throw new IllegalArgumentException(
                    "keys has " + keys.byteSize() + " bytes, which is no number of keys of " + keySize);
        }
        long[] ends = new long[Math.toIntExact(keys.byteSize() / keySize)];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = (i + 1) * keySize;
        }
        return new KeyBlock(keys, ends);
    }

    /**
     * Describes keys of these sizes that stand one after the other.
     *
     * @throws IllegalArgumentException if a size is negative, or the memory does not have as many bytes
     */
    public static KeyBlock of(MemorySegment keys, int[] sizes) {
        Objects.requireNonNull(keys, "keys");
        long[] ends = new long[Objects.requireNonNull(sizes, "sizes").length];
        long end = 0;
        for (int i = 0; i < ends.length; i++) {
            int size = sizes[i];
            end += size;
            if (size < 0 || end > keys.byteSize()) {
                throw new IllegalArgumentException("sizes[" + i + "] is " + size + "; keys has " + keys.byteSize()
                        + " bytes, of which " + (end - size) + " are taken");
            }
            ends[i] = end;
        }
        return new KeyBlock(keys, ends);
    }

    /** Copies keys into memory of its own, one after the other. */
    public static KeyBlock of(Collection<byte[]> keys) {
        byte[][] all = Objects.requireNonNull(keys, "keys").toArray(new byte[0][]);
        long[] ends = new long[all.length];
        long end = 0;
        for (int i = 0; i < all.length; i++) {
            end += Objects.requireNonNull(all[i], "a key").length;
            ends[i] = end;
        }
        byte[] packed = new byte[Math.toIntExact(end)];
        for (int i = 0; i < all.length; i++) {
            System.arraycopy(all[i], 0, packed, (int) ends[i] - all[i].length, all[i].length);
        }
        return new KeyBlock(MemorySegment.ofArray(packed), ends);
    }
}
