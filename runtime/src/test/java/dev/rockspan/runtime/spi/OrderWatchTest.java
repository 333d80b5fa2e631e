package dev.rockspan.runtime.spi;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found out about orders of keys that are none. */
class OrderWatchTest {

    private static final KeyOrder BYTES = (a, b) -> Arrays.compareUnsigned(array(a), array(b));

    private final OrderWatch watch = new OrderWatch();
    private final Random random = new Random(1);

    private static byte[] array(MemorySegment key) {
        return key.toArray(ValueLayout.JAVA_BYTE);
    }

    private static int number(MemorySegment key) {
        return ByteBuffer.wrap(array(key)).getInt();
    }

    private static MemorySegment key(int number) {
        return MemorySegment.ofArray(ByteBuffer.allocate(4).putInt(number).array());
    }

    private void ask(KeyOrder order, int times, int keys) {
        for (int i = 0; i < times; i++) {
            MemorySegment a = key(random.nextInt(keys));
            MemorySegment b = key(random.nextInt(keys));
            watch.check(a, b, order.compare(a, b), order);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 40, 100_000})
    void an_order_is_never_said_to_be_none(int keys) {
        KeyOrder backwards = (a, b) -> BYTES.compare(b, a);
        KeyOrder coarse = (a, b) -> Integer.compare(number(a) / 7, number(b) / 7) * 1000;
        KeyOrder extreme = (a, b) -> {
            int order = BYTES.compare(a, b);
            return order < 0 ? Integer.MIN_VALUE : order > 0 ? Integer.MAX_VALUE : 0;
        };
        for (KeyOrder order : new KeyOrder[] {BYTES, backwards, coarse, extreme, (a, b) -> 0}) {
            OrderWatch own = new OrderWatch();
            assertThatCode(() -> {
                        for (int i = 0; i < 20_000; i++) {
                            MemorySegment a = key(random.nextInt(keys));
                            MemorySegment b = key(random.nextInt(keys));
                            own.check(a, b, order.compare(a, b), order);
                        }
                    })
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void answers_by_chance_are_found_within_the_first_few() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ask((a, b) -> random.nextInt(3) - 1, 30, 1000))
                .withMessageContaining("contradicts itself");
    }

    @Test
    void a_key_that_is_not_the_same_as_itself_is_shown() {
        assertThatIllegalStateException()
                .isThrownBy(() -> watch.check(key(255), key(255), 1, (a, b) -> 1))
                .withMessage(
                        "The order of keys contradicts itself: key 000000ff is after key 000000ff, but other answers"
                                + " say that it is the same as it");
    }

    @Test
    void an_order_that_says_before_both_ways_is_found_at_once() {
        assertThatIllegalStateException().isThrownBy(() -> watch.check(key(1), key(2), -1, (a, b) -> -1));
    }

    @Test
    void an_order_that_goes_round_is_found() {
        KeyOrder round = (a, b) -> {
            int ahead = Math.floorMod(number(b) - number(a), 3);
            return ahead == 0 ? 0 : ahead == 1 ? -1 : 1;
        };
        assertThatIllegalStateException().isThrownBy(() -> ask(round, 256, 1000));
    }

    @Test
    void an_order_that_has_changed_after_long_is_found() {
        AtomicInteger sign = new AtomicInteger(1);
        KeyOrder order = (a, b) -> sign.get() * BYTES.compare(a, b);
        ask(order, 10_000, 1000);
        sign.set(-1);
        assertThatIllegalStateException().isThrownBy(() -> ask(order, 1000, 1000));
    }

    @Test
    void large_keys_are_not_kept() {
        MemorySegment large = MemorySegment.ofArray(new byte[5000]);
        MemorySegment other = MemorySegment.ofArray(new byte[] {1});
        assertThatCode(() -> watch.check(large, other, -1, BYTES)).doesNotThrowAnyException();
        assertThatIllegalStateException()
                .isThrownBy(() -> watch.check(large, large, 1, BYTES))
                .withMessageContaining("... (5000 bytes)");
    }
}
