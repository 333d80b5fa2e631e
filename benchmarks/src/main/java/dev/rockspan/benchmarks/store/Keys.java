package dev.rockspan.benchmarks.store;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The same keys in all forms in which they are passed. */
public final class Keys {

    private final int size;
    private final byte[][] arrays;
    private final MemorySegment block;
    private final MemorySegment[] segments;
    private final ByteBuffer[] buffers;

    private Keys(int size, byte[][] arrays, MemorySegment block, MemorySegment[] segments, ByteBuffer[] buffers) {
        this.size = size;
        this.arrays = arrays;
        this.block = block;
        this.segments = segments;
        this.buffers = buffers;
    }

    /** Sorted keys. */
    public static Keys sorted(Arena arena, int count, int size) {
        return of(arena, size, IntStream.range(0, count).boxed().toList());
    }

    /** The same in an order that is random, and the same each time. */
    public static Keys shuffled(Arena arena, int count, int size) {
        List<Integer> numbers = IntStream.range(0, count).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, new Random(2));
        return of(arena, size, numbers);
    }

    private static Keys of(Arena arena, int size, List<Integer> numbers) {
        byte[][] arrays = numbers.stream().map(number -> key(number, size)).toArray(byte[][]::new);
        MemorySegment block = arena.allocate((long) arrays.length * size, Long.BYTES);
        MemorySegment[] segments = new MemorySegment[arrays.length];
        ByteBuffer[] buffers = new ByteBuffer[arrays.length];
        for (int i = 0; i < arrays.length; i++) {
            segments[i] = block.asSlice((long) i * size, size);
            segments[i].copyFrom(MemorySegment.ofArray(arrays[i]));
            buffers[i] = ByteBuffer.allocateDirect(size).put(arrays[i]).flip();
        }
        return new Keys(size, arrays, block, segments, buffers);
    }

    private static byte[] key(int number, int size) {
        byte[] key = new byte[size];
        Arrays.fill(key, (byte) 'k');
        MemorySegment.ofArray(key)
                .set(ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN), size - Integer.BYTES, number);
        return key;
    }

    /** The first of them. */
    public Keys first(int count) {
        return new Keys(
                size,
                Arrays.copyOf(arrays, count),
                block.asSlice(0, (long) count * size),
                Arrays.copyOf(segments, count),
                Arrays.copyOf(buffers, count));
    }

    /** How many. */
    public int count() {
        return arrays.length;
    }

    /** How long each is, in bytes. */
    public int size() {
        return size;
    }

    /** In arrays, not copied. */
    public byte[][] arrays() {
        return arrays;
    }

    /** All of them, one after another, in native memory. */
    public MemorySegment block() {
        return block;
    }

    /** Each in native memory, not copied. */
    public MemorySegment[] segments() {
        return segments;
    }

    /** Each in a direct buffer, not copied. */
    public ByteBuffer[] buffers() {
        return buffers;
    }
}
