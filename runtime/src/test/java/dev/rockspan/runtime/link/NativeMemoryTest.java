package dev.rockspan.runtime.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Copies of C's memory, of sizes that different means are for. */
class NativeMemoryTest {

    private static final int MARGIN = 9;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, (24 << 10) - 1, 24 << 10, 100_001, 1 << 20, (1 << 20) + 1})
    void every_byte_is_copied_and_none_beside(int size) {
        byte[] bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
            byte[] array = new byte[size];
            NativeMemory.copy(from.address(), array);
            assertThat(array).isEqualTo(bytes);

            byte[] larger = new byte[size + 2 * MARGIN];
            MemorySegment slice = MemorySegment.ofArray(larger).asSlice(MARGIN);
            NativeMemory.copy(from.address(), slice, size);
            assertThat(Arrays.copyOfRange(larger, MARGIN, MARGIN + size)).isEqualTo(bytes);
            assertThat(Arrays.copyOf(larger, MARGIN)).containsOnly(0);
            assertThat(Arrays.copyOfRange(larger, MARGIN + size, larger.length)).containsOnly(0);

            MemorySegment outside = arena.allocate(size + 1);
            NativeMemory.copy(from.address(), outside, size);
            assertThat(outside.asSlice(0, size).mismatch(from)).isEqualTo(-1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100_000, 2 << 20})
    void what_is_too_small_or_only_to_be_read_stays_as_it_is(int size) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from = arena.allocate(size).fill((byte) 1);
            byte[] array = new byte[size];
            MemorySegment fixed = MemorySegment.ofArray(array).asReadOnly();
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> NativeMemory.copy(from.address(), fixed, size));
            MemorySegment small = MemorySegment.ofArray(array).asSlice(1);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> NativeMemory.copy(from.address(), small, size));
            assertThat(array).containsOnly(0);
        }
    }
}
