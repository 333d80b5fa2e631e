package dev.rockspan.runtime.callback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.sun.management.ThreadMXBean;
import dev.rockspan.runtime.testing.ChildJvm;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** The order of keys that RocksDB is told of when nobody knows it. */
class FailedOrderTest {

    private static final long STATE = 1;

    private final Arena arena = Arena.ofAuto();

    private MemorySegment key(String text) {
        return MemorySegment.ofAddress(arena.allocateFrom(text).address())
                .reinterpret(text.getBytes(StandardCharsets.UTF_8).length);
    }

    private static int compare(MemorySegment a, MemorySegment b) {
        return FailedOrder.compare(STATE, a.address(), a.byteSize(), b.address(), b.byteSize());
    }

    @Test
    void only_the_same_bytes_are_the_same_key() {
        assertThat(compare(key("same"), key("same"))).isZero();
        assertThat(compare(key(""), key(""))).isZero();
        assertThat(compare(key("a"), key("aa"))).isNotZero();
    }

    @Test
    void a_key_without_the_timestamp_that_was_taken_off_it_is_none() {
        MemorySegment key = key("key");
        assertThat(FailedOrder.compare(STATE, key.address(), -8, key.address(), -7))
                .isZero();
        assertThat(FailedOrder.compare(STATE, key.address(), -8, key.address(), 3))
                .isNotZero();
    }

    @Test
    void iterators_over_writes_go_by_the_bytes() {
        assertThat(compareBytes(key("a"), key("a"))).isZero();
        assertThat(compareBytes(key("a"), key("b"))).isNegative();
        assertThat(compareBytes(key("é"), key("b"))).as("without sign").isPositive();
        assertThat(compareBytes(key("a"), key("aa"))).isNegative();
        assertThat(FailedOrder.compareBytes(key("a").address(), -8, key("b").address(), -7))
                .isZero();
    }

    private static int compareBytes(MemorySegment a, MemorySegment b) {
        return FailedOrder.compareBytes(a.address(), a.byteSize(), b.address(), b.byteSize());
    }

    @Test
    void no_memory_is_needed_as_it_may_be_full() {
        MemorySegment key = key("key");
        MemorySegment other = key("another");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] allocated = new long[2];
        for (int i = 0; i < 2; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int j = 0; j < 100; j++) {
                FailedOrder.compare(STATE, key.address(), 3, other.address(), 7);
            }
            allocated[i] = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertThat(allocated[1]).isLessThan(100);
    }

    static final class NewThread {

        private static Object[] full = new Object[1];

        public static void main(String[] arguments) throws InterruptedException {
            MemorySegment keys = Arena.global().allocateFrom("ab");
            FailedOrder.compare(STATE, keys.address(), 1, keys.address(), 0);
            int[] answer = new int[1];
            CountDownLatch filled = new CountDownLatch(1);
            Thread thread = new Thread(() -> {
                try {
                    filled.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                answer[0] = FailedOrder.compare(STATE, keys.address(), 1, keys.address() + 1, 1);
            });
            thread.start();
            for (int size = 1 << 20; size >= 16; size /= 4) {
                try {
                    while (true) {
                        full[0] = new Object[] {full[0], new byte[size]};
                    }
                } catch (OutOfMemoryError e) {
                    // As intended; now with smaller ones.
                }
            }
            filled.countDown();
            thread.join();
            full = null;
            System.out.println(answer[0]);
        }
    }

    @Test
    void nor_when_a_thread_asks_for_the_first_time() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx16m").option("-XX:-UseTLAB").run(NewThread.class);
        assertThat(outcome.output()).isEqualTo("1\n");
    }

    @Test
    void a_key_is_before_one_that_was_just_behind_it() {
        MemorySegment a = key("a");
        MemorySegment b = key("b");
        assertThat(compare(b, a)).isPositive();
        assertThat(compare(key("a"), key("b"))).isNegative();
        assertThat(compare(b, a)).as("once more").isPositive();
    }

    @Test
    void no_key_is_before_another_however_often_one_asks() {
        MemorySegment[] keys = new MemorySegment[20];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = key("key" + i);
        }
        for (int round = 0; round < 3; round++) {
            for (MemorySegment a : keys) {
                for (MemorySegment b : keys) {
                    assertThat(compare(a, b)).isNotNegative();
                    assertThat(compare(a, b)).isNotNegative();
                }
            }
        }
    }

    @Test
    void a_key_is_before_another_only_once() {
        assertThat(compare(key("b"), key("a"))).isPositive();
        assertThat(compare(key("a"), key("b"))).isNegative();
        assertThat(compare(key("a"), key("b"))).isPositive();
    }

    /** A sort of many keys, some of them equal, in which the comparator throws sooner or later. */
    @Test
    void sorts_stay_within_their_arrays() {
        Random random = new Random(7);
        for (int run = 0; run < 20_000; run++) {
            long state = 2 + run;
            MemorySegment[] keys = new MemorySegment[2 + random.nextInt(60)];
            int different = 1 + random.nextInt(run % 2 == 0 ? 300 : 8);
            try (Arena confined = Arena.ofConfined()) {
                Arrays.setAll(keys, i -> confined.allocate(1).fill((byte) random.nextInt(different)));
                int[] left = {random.nextInt(8 * keys.length)};
                assertThatCode(() -> CppSort.sort(
                                keys,
                                (a, b) -> left[0]-- > 0
                                        ? a.get(ValueLayout.JAVA_BYTE, 0) < b.get(ValueLayout.JAVA_BYTE, 0)
                                        : FailedOrder.compare(state, a.address(), 1, b.address(), 1) < 0))
                        .doesNotThrowAnyException();
            }
        }
    }

    @Test
    void what_is_about_to_be_written_is_out_of_order() {
        MemorySegment input = key("second");
        MemorySegment current = key("first.");
        assertThat(compare(input, current)).as("the same key?").isPositive();
        for (int i = 0; i < 5; i++) {
            assertThat(compare(key("second"), key("file " + i))).isPositive();
        }
        MemorySegment previous = key("first.");
        current.copyFrom(input);
        assertThat(compare(current, previous)).as("in order?").isNegative();
    }
}
