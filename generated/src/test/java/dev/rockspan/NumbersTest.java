package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Scenarios;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Numbers with which RocksDB would end the process are refused, and their neighbours are not. */
class NumbersTest {

    private static final long GIB = 1L << 30;

    @TestFactory
    Stream<DynamicTest> numbers(@TempDir Path folder) {
        return Scenarios.of(Numbers.class, folder);
    }

    static final class Numbers {

        static void of_caches(Path folder) {
            check(Cache::newLRUCache, List.of(), List.of(0L, 1L, 1L << 30));
            check(capacity -> Cache.newHyperClockCache(capacity, 0), List.of(0L, -1L, Long.MAX_VALUE), List.of(4096L));
            check(
                    charge -> Cache.newHyperClockCache(4096, charge),
                    List.of(-1L, Long.MAX_VALUE),
                    List.of(0L, 1L, 1L << 20));
            check(capacity -> new HyperClockCacheOptions(capacity, 0), List.of(0L, -1L), List.of(1L << 20));
            check(bits -> new LRUCacheOptions().setNumShardBits((int) bits), List.of(20L), List.of(-1L, 0L, 19L));
        }

        static void of_rate_limiters(Path folder) {
            check(rate -> new RateLimiter(rate, 100_000, 10), List.of(0L, -1L), List.of(1L, GIB));
            check(period -> new RateLimiter(1 << 20, period, 10), List.of(0L, -1L), List.of(1L));
            check(rate -> RateLimiter.newAutoTuned(rate, 100_000, 10), List.of(0L, 1L, 19L), List.of(20L, GIB));
            check(
                    rate -> new RateLimiter(rate, 100_000, 10, RateLimiterMode.ALL_IO, true),
                    List.of(0L, 1L, 19L),
                    List.of(20L, GIB));
        }

        static void of_batches(Path folder) {
            check(
                    reserve -> new WriteBatch(reserve, 0, 0, 0),
                    List.of(-1L, Long.MIN_VALUE, Long.MAX_VALUE),
                    List.of(0L, 1L << 20));
            check(
                    reserve -> new WriteBatchWithIndex(reserve, true),
                    List.of(-1L, Long.MIN_VALUE, Long.MAX_VALUE),
                    List.of(0L, 1L << 20));
        }

        static void of_threads(Path folder) {
            try (Env env = Env.newMemEnv()) {
                assertThatIllegalArgumentException().isThrownBy(() -> env.setBackgroundThreads(Integer.MAX_VALUE));
                assertThatIllegalArgumentException().isThrownBy(() -> env.setBackgroundThreads(-1));
                env.setBackgroundThreads(2).setHighPriorityBackgroundThreads(1);
                assertThat(env.getBackgroundThreads()).isEqualTo(2);
            }
            check(
                    threads -> new Options().setIncreaseParallelism((int) threads),
                    List.of(0L, -1L, 1L << 30),
                    List.of(2L));
        }

        static void of_lock_buckets(Path folder) {
            check(
                    count -> new OccLockBuckets(count, true),
                    List.of(0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE),
                    List.of(1L, 1000L));
        }

        static void of_levels(Path folder) {
            check(levels -> new Options().setNumLevels((int) levels), List.of(0L, -1L), List.of(1L, 20L));
            try (Options options = new Options().setNumLevels(3)) {
                assertThatIllegalArgumentException().isThrownBy(() -> options.setMinLevelToCompress(4));
                options.setMinLevelToCompress(3);
            }
        }

        private static void check(LongFunction<? extends RocksObject> maker, List<Long> refused, List<Long> taken) {
            for (long number : refused) {
                assertThatIllegalArgumentException().as("%s", number).isThrownBy(() -> maker.apply(number));
            }
            for (long number : taken) {
                maker.apply(number).close();
            }
        }
    }
}
