package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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

        private static final TimestampComparatorCallbacks NO_ORDER = new TimestampComparatorCallbacks() {
            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                return 0;
            }

            @Override
            public int compareTimestamp(MemorySegment a, MemorySegment b) {
                return 0;
            }

            @Override
            public int compareWithoutTimestamp(
                    MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
                return 0;
            }
        };

        static void of_caches(Path folder) {
            check(Cache::newLRUCache, List.of(-1L, Long.MIN_VALUE), List.of(0L, 1L, 1L << 30, Long.MAX_VALUE));
            check(Cache::newLRUCacheWithStrictCapacityLimit, List.of(-1L), List.of(0L, 1L << 30));
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
            check(SliceTransform::newFixedPrefixTransform, List.of(-1L), List.of(0L, 4L));
            check(SstPartitionerFactory::newFixedPrefixFactory, List.of(-1L), List.of(0L, 4L));
        }

        static void of_options(Path folder) {
            check(set(Options::setHashLinkListRep), List.of(-1L, 0L), List.of(1L, 1L << 24));
            check(height -> set(height, 4), List.of(0L, -1L, 65536L), List.of(1L, 65535L));
            check(factor -> set(12, factor), List.of(0L, -1L, 65536L), List.of(1L, 65535L));
        }

        /** Options take what RocksDB takes, and give it back as it was set. */
        static void that_are_only_set(Path folder) {
            try (Options options = new Options()) {
                for (long number : new long[] {Long.MIN_VALUE, -1, 0, Long.MAX_VALUE}) {
                    assertThat(options.setWriteBufferSize(number).writeBufferSize())
                            .isEqualTo(number);
                    assertThat(options.setArenaBlockSize(number).arenaBlockSize())
                            .isEqualTo(number);
                }
                assertThat(options.setNumLevels(-7).numLevels()).isEqualTo(-7);
                assertThat(options.setMaxBackgroundJobs(Integer.MAX_VALUE).maxBackgroundJobs())
                        .isEqualTo(Integer.MAX_VALUE);
                assertThat(options.setBlobGarbageCollectionAgeCutoff(7.5).blobGarbageCollectionAgeCutoff())
                        .isEqualTo(7.5);
            }
        }

        static void of_backups(Path folder) {
            try (Options options = new Options();
                    BackupEngine engine = BackupEngine.open(options, folder.toString())) {
                assertThatIllegalArgumentException().isThrownBy(() -> engine.purgeOldBackups(-1));
                engine.purgeOldBackups(0);
            }
        }

        /** What is loaded is what was said. */
        static void of_texts(Path folder) {
            try (Options options = new Options();
                    Options filled = new Options()) {
                options.getOptionsFromString(
                        "write_buffer_size=18446744073709551615;inplace_update_num_locks=7;"
                                + "memtable_prefix_bloom_size_ratio=-1;allow_mmap_writes=true",
                        filled);
                assertThat(filled.writeBufferSize()).isEqualTo(-1);
                assertThat(filled.inplaceUpdateNumLocks()).isEqualTo(7);
                assertThat(filled.memtablePrefixBloomSizeRatio()).isEqualTo(-1);
                assertThat(filled.allowMmapWrites()).isTrue();
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
            try (Options options = new Options().setNumLevels(3)) {
                assertThatIllegalArgumentException().isThrownBy(() -> options.setMinLevelToCompress(4));
                options.setMinLevelToCompress(3);
            }
        }

        static void caches_that_there_is_no_memory_for(Path folder) {
            for (long capacity : new long[] {Long.MAX_VALUE, 1L << 46, 1L << 42}) {
                for (long charge : new long[] {0, 1, 1 << 20}) {
                    for (ThrowingCallable making : List.<ThrowingCallable>of(
                            () -> Cache.newHyperClockCache(capacity, charge).close(),
                            () -> new HyperClockCacheOptions(capacity, charge).close(),
                            () -> new HyperClockCacheOptions(4096, charge).setCapacity(capacity))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(making)
                                .withMessageMatching("capacity is " + capacity
                                        + "; RocksDB can take at most [0-9]+, which is the memory that there is");
                    }
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void shards_of_caches_without_a_slot(Path folder) {
            long largest = 1 << 20;
            try (HyperClockCacheOptions options = new HyperClockCacheOptions(4096, largest).setNumShardBits(19);
                    Cache cache = Cache.newHyperClockCache(options)) {
                assertThat(cache.getTableAddressCount()).isEqualTo(1 << 19);
                assertThatIllegalArgumentException().isThrownBy(() -> options.setEstimatedEntryCharge(largest + 1));
                assertThatIllegalArgumentException().isThrownBy(() -> Cache.newHyperClockCache(4096, largest + 1)
                        .close());
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void timestamps_of_absurd_sizes(Path folder) {
            for (long size : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 40}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new Comparator("with times", size, NO_ORDER).close());
                assertThatIllegalArgumentException().isThrownBy(() -> new WriteBatch(0, 0, 0, size).close());
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void keys_and_values_of_4_gigabytes(Path folder) {
            MemorySegment huge = MemorySegment.NULL.reinterpret(1L << 31);
            MemorySegment key = MemorySegment.ofArray(b("key"));
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                for (ThrowingCallable write : List.<ThrowingCallable>of(
                        () -> db.put(key, huge),
                        () -> batch.merge(key, huge),
                        () -> db.put(huge, key),
                        () -> batch.put(key, huge),
                        () -> new WriteBatch(huge))) {
                    assertThatIllegalArgumentException().isThrownBy(write).withMessageContaining("not 2147483648");
                }
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
