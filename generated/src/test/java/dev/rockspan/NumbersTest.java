package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Scenarios;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.LongFunction;
import java.util.function.ObjLongConsumer;
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
            check(Cache::newLRUCache, List.of(-1L, Long.MIN_VALUE), List.of(0L, 1L, 1L << 30, Long.MAX_VALUE));
            check(Cache::newLRUCacheWithStrictCapacityLimit, List.of(-1L), List.of(0L, 1L << 30));
            check(capacity -> new LRUCacheOptions().setCapacity(capacity), List.of(-1L), List.of(0L, 1L << 30));
            try (Cache cache = Cache.newLRUCache(1)) {
                assertThatIllegalArgumentException().isThrownBy(() -> cache.setCapacity(-1));
            }
            check(capacity -> Cache.newHyperClockCache(capacity, 0), List.of(0L, -1L, Long.MAX_VALUE), List.of(4096L));
            check(
                    charge -> Cache.newHyperClockCache(4096, charge),
                    List.of(-1L, Long.MAX_VALUE),
                    List.of(0L, 1L, 1L << 20));
            check(capacity -> new HyperClockCacheOptions(capacity, 0), List.of(0L, -1L), List.of(1L << 20));
            check(bits -> new LRUCacheOptions().setNumShardBits((int) bits), List.of(20L), List.of(-1L, 0L, 19L));
        }

        static void of_limits_of_memory(Path folder) {
            check(limit -> new WriteBufferManager(limit, false), List.of(-1L), List.of(0L, GIB));
            try (WriteBufferManager manager = new WriteBufferManager(GIB, false)) {
                assertThatIllegalArgumentException().isThrownBy(() -> manager.setBufferSize(0));
                assertThatIllegalArgumentException().isThrownBy(() -> manager.setBufferSize(-1));
                manager.setBufferSize(1);
            }
        }

        static void of_filters_and_prefixes(Path folder) {
            for (DoubleFunction<Filter> maker : List.<DoubleFunction<Filter>>of(
                    Filter::newBloomFilter, Filter::newFullBloomFilter, Filter::newRibbonFilter)) {
                fractions(maker, List.of(-1.0), List.of(0.0, 9.9, 1000.0));
            }
            check(SliceTransform::newFixedPrefixTransform, List.of(-1L), List.of(0L, 4L));
            check(SstPartitionerFactory::newFixedPrefixFactory, List.of(-1L), List.of(0L, 4L));
        }

        static void of_options(Path folder) {
            for (ObjLongConsumer<Options> setter : List.<ObjLongConsumer<Options>>of(
                    Options::setArenaBlockSize,
                    Options::setCompactionReadaheadSize,
                    Options::setDbWriteBufferSize,
                    Options::setLogFileTimeToRoll,
                    Options::setManifestPreallocationSize,
                    Options::setMaxLogFileSize,
                    Options::setMaxSuccessiveMerges,
                    Options::setMemtableHugePageSize,
                    Options::setRecycleLogFileNum,
                    Options::setStatsHistoryBufferSize,
                    Options::setWriteBufferSize)) {
                check(set(setter), List.of(-1L, Long.MIN_VALUE), List.of(0L, GIB));
            }
            check(set(Options::setKeepLogFileNum), List.of(-1L, 0L), List.of(1L));
            check(set(Options::setHashLinkListRep), List.of(-1L, 0L, Long.MAX_VALUE), List.of(1L, 1L << 24));
            check(height -> set(height, 4), List.of(0L, -1L, 65536L), List.of(1L, 65535L));
            check(factor -> set(12, factor), List.of(0L, -1L, 65536L), List.of(1L, 65535L));
            fractions(new Options()::setMemtablePrefixBloomSizeRatio, List.of(-0.1), List.of(0.0, 0.25, 2.0));
            fractions(new Options()::setMaxBytesForLevelMultiplier, List.of(-1.0), List.of(0.0, 10.0));
            fractions(new Options()::setBlobGarbageCollectionAgeCutoff, List.of(-0.1, 1.1), List.of(0.0, 1.0));
            fractions(new Options()::setBlobGarbageCollectionForceThreshold, List.of(-0.1, 1.1), List.of(0.0, 1.0));
        }

        static void of_backups(Path folder) {
            try (Options options = new Options();
                    BackupEngine engine = BackupEngine.open(options, folder.toString())) {
                assertThatIllegalArgumentException().isThrownBy(() -> engine.purgeOldBackups(-1));
                engine.purgeOldBackups(0);
            }
        }

        /** C's sizes have no sign: a great one is not taken for a negative one. */
        static void of_texts(Path folder) {
            try (Options options = new Options();
                    Options filled = new Options()) {
                options.getOptionsFromString(
                        "write_buffer_size=18446744073709551615;inplace_update_num_locks=18446744073709551615;"
                                + "memtable_prefix_bloom_size_ratio=-1",
                        filled);
                assertThat(filled.writeBufferSize()).isEqualTo(Long.MAX_VALUE);
                assertThat(filled.inplaceUpdateNumLocks()).isEqualTo(1L << 24);
                assertThat(filled.memtablePrefixBloomSizeRatio()).isZero();
            }
        }

        private static Options set(long height, long branchingFactor) {
            return new Options().setHashSkipListRep(1000, (int) height, (int) branchingFactor);
        }

        private static LongFunction<Options> set(ObjLongConsumer<Options> setter) {
            return number -> {
                Options options = new Options();
                setter.accept(options, number);
                return options;
            };
        }

        private static void fractions(
                DoubleFunction<? extends RocksObject> maker, List<Double> refused, List<Double> taken) {
            Stream.concat(refused.stream(), Stream.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY))
                    .forEach(number -> assertThatIllegalArgumentException()
                            .as("%s", number)
                            .isThrownBy(() -> maker.apply(number)));
            taken.forEach(
                    number -> assertThat(maker.apply(number)).as("%s", number).isNotNull());
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
                assertThatIllegalArgumentException().isThrownBy(() -> env.setBackgroundThreads(0));
                assertThatIllegalArgumentException().isThrownBy(() -> env.setLowPriorityBackgroundThreads(0));
                assertThatIllegalArgumentException().isThrownBy(() -> env.setHighPriorityBackgroundThreads(0));
                assertThatIllegalArgumentException().isThrownBy(() -> env.setBottomPriorityBackgroundThreads(0));
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
