package dev.rockspan.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsTourTest {

    @Test
    void sets_options_that_reach_the_database(@TempDir Path folder) throws Exception {
        List<String> lines = ExampleRun.linesOf(OptionsTour::main, folder);

        assertThat(lines)
                .hasSizeGreaterThan(30)
                .contains(
                        "cache.capacity = 16777216",
                        "universal.stopStyle = CompactionStopStyleSimilarSize",
                        "statsLevel = EXCEPT_DETAILED_TIMERS",
                        "maxOpenFiles = 500",
                        "walRecoveryMode = PointInTimeRecovery",
                        "compactionStyle = UNIVERSAL",
                        "bottommostCompressionType = ZSTD_COMPRESSION",
                        "memtablePrefixBloomSizeRatio = 0.1",
                        "ttl = 86400",
                        "read.readTier = BLOCK_CACHE_TIER",
                        "only in memory = Incomplete",
                        "after it was read = Ok",
                        "cache in use = true");
        assertThat(optionsFile(folder))
                .as("what RocksDB says it runs with")
                .contains(
                        "max_open_files=500",
                        "write_buffer_size=4194304",
                        "compaction_style=kCompactionStyleUniversal",
                        "compression=kLZ4Compression",
                        "bottommost_compression=kZSTD",
                        "compression_per_level=kNoCompression:kLZ4Compression",
                        "prefix_extractor=rocksdb.FixedPrefix.2",
                        "size_ratio=5",
                        "enable_blob_files=true",
                        "block_size=8192",
                        "index_type=kTwoLevelIndexSearch",
                        "filter_policy=ribbonfilter",
                        "partition_filters=true");
        try (Options options = new Options();
                RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
            assertThat(db.get("k1".getBytes(UTF_8))).hasSize(100);
        }
    }

    private static String optionsFile(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Path newest = files.filter(file -> file.getFileName().toString().startsWith("OPTIONS-"))
                    .max(Path::compareTo)
                    .orElseThrow();
            return Files.readString(newest);
        }
    }
}
