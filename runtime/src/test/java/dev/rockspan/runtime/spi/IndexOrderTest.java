package dev.rockspan.runtime.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What RocksDB is told of the order of keys in an index of writes. */
class IndexOrderTest {

    private static final KeyOrder NUMBERS = (a, b) -> Integer.compare(number(a), number(b));
    private static final KeyOrder THROWS = (_, _) -> {
        throw new IllegalStateException("on purpose");
    };

    private final Arena arena = Arena.ofAuto();
    private final IndexOrder index = new IndexOrder();

    private MemorySegment key(int number) {
        return arena.allocateFrom(ValueLayout.JAVA_INT_UNALIGNED, number);
    }

    private static int number(MemorySegment key) {
        return key.get(ValueLayout.JAVA_INT_UNALIGNED, 0);
    }

    private int compare(int a, int b, KeyOrder order) {
        MemorySegment first = key(a);
        MemorySegment second = key(b);
        return index.compare(1, first.address(), first.byteSize(), second.address(), second.byteSize(), order);
    }

    @Test
    void is_that_of_the_code_when_keys_are_added_and_stays() {
        index.grow();
        assertThat(compare(1, 2, NUMBERS)).isNegative();
        index.endCall();
        assertThat(compare(1, 2, (a, b) -> 1)).isNegative();
        assertThat(compare(2, 1, null)).isPositive();
        assertThat(compare(2, 2, THROWS)).isZero();
    }

    @Test
    void says_nothing_of_other_keys() {
        index.grow();
        compare(1, 2, NUMBERS);
        index.endCall();
        assertThat(compare(1, 3, NUMBERS)).isEqualTo(IndexOrder.UNKNOWN);
        assertThat(compare(4, 3, THROWS)).isEqualTo(IndexOrder.UNKNOWN);
    }

    @Test
    void is_total_even_if_the_code_throws_or_contradicts_itself() {
        Random random = new Random(1);
        index.grow();
        for (int i = 0; i < 60; i++) {
            int key = i;
            if (i % 9 == 0) {
                assertThatIllegalStateException().isThrownBy(() -> compare(key + 1000, 0, THROWS));
                compare(key + 1000, 0, null);
            }
            compare(key, 0, (a, b) -> random.nextInt(3) - 1);
        }
        for (int a = 0; a < 60; a++) {
            for (int b = 0; b < 60; b++) {
                assertThat(compare(a, b, THROWS)).isEqualTo(-compare(b, a, THROWS));
                for (int c = 0; c < 60; c++) {
                    if (compare(a, b, THROWS) <= 0 && compare(b, c, THROWS) <= 0) {
                        assertThat(compare(a, c, THROWS)).isNotPositive();
                    }
                }
            }
        }
    }

    @Test
    void has_room_between_any_two_keys_however_they_come() {
        index.grow();
        compare(-1, 1_000_000, NUMBERS);
        for (int i = 0; i < 2000; i++) {
            compare(i, 1_000_000 - i, NUMBERS);
        }
        index.endCall();
        for (int i = 1; i < 2000; i++) {
            assertThat(compare(i - 1, i, THROWS)).isNegative();
            assertThat(compare(1_000_000 - i, 1_000_001 - i, THROWS)).isNegative();
        }
    }

    @Test
    void what_is_the_same_to_the_code_is_the_same_to_rocksdb() {
        KeyOrder halves = (a, b) -> Integer.compare(number(a) / 2, number(b) / 2);
        index.grow();
        compare(2, 5, halves);
        assertThat(compare(2, 3, halves)).isZero();
        index.endCall();
        assertThat(compare(3, 2, THROWS)).isZero();
        assertThat(compare(3, 5, THROWS)).isNegative();
    }

    @Test
    void forgets_what_has_left_the_index() {
        index.grow();
        compare(1, 2, NUMBERS);
        index.clear();
        assertThat(compare(1, 2, (a, b) -> -NUMBERS.compare(a, b))).isPositive();
    }

    @Test
    void bounds_stay_where_they_were_found_first() {
        MemorySegment bound = NativeMemory.allocate(Integer.BYTES);
        bound.set(ValueLayout.JAVA_INT_UNALIGNED, 0, 5);
        Retained.add(bound);
        try {
            index.grow();
            compare(1, 9, NUMBERS);
            index.endCall();
            MemorySegment key = key(1);
            assertThat(index.compare(1, key.address(), 4, bound.address(), 4, NUMBERS)).isNegative();
            assertThat(index.compare(1, key.address(), 4, bound.address(), 4, THROWS)).isNegative();
            assertThat(index.compare(1, bound.address(), 4, key(9).address(), 4, THROWS))
                    .isNegative();
        } finally {
            Retained.free(bound);
        }
    }

    @Test
    void the_only_key_stays_on_its_side_of_a_bound() {
        MemorySegment bound = NativeMemory.allocate(Integer.BYTES);
        bound.set(ValueLayout.JAVA_INT_UNALIGNED, 0, 5);
        Retained.add(bound);
        try {
            MemorySegment only = key(1);
            MemorySegment passing = key(7);
            assertThat(index.compare(1, only.address(), 4, bound.address(), 4, NUMBERS)).isNegative();
            assertThat(index.compare(1, passing.address(), 4, bound.address(), 4, NUMBERS)).isPositive();
            assertThat(index.compare(1, only.address(), 4, only.address(), 4, NUMBERS)).isZero();
            index.endCall();
            assertThat(index.compare(1, only.address(), 4, bound.address(), 4, THROWS)).isNegative();
            assertThat(index.compare(1, passing.address(), 4, bound.address(), 4, (a, b) -> -NUMBERS.compare(a, b)))
                    .isNegative();
        } finally {
            Retained.free(bound);
        }
    }
}
