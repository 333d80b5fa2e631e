package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.CompactionServiceOptionsOverride;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.Rockspan;
import dev.rockspan.SliceTransform;
import dev.rockspan.TickerType;
import dev.rockspan.runtime.MissingFunctionException;
import dev.rockspan.runtime.NativeLibrary;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the committed API says of functions that an older library lacks, or calls otherwise. */
public final class OtherLibrary {

    private OtherLibrary() {}

    /** Runs on the library of RocksDB 9.10.0. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("db");
        byte[] key = "key".getBytes(StandardCharsets.UTF_8);
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(key, key);
            assertThatExceptionOfType(MissingFunctionException.class)
                    .isThrownBy(CompactionServiceOptionsOverride::new)
                    .withMessageContaining(NativeLibrary.rocksdb().path().toString())
                    .withMessageContaining("It came with RocksDB 10.10.1, or after 9.10.0.")
                    .satisfies(e -> assertThat(e.getFunction())
                            .isEqualTo("rocksdb_compaction_service_options_override_create"));
            assertThatExceptionOfType(MissingFunctionException.class)
                    .isThrownBy(() -> new SliceTransform("first", bytes -> 1))
                    .withMessageContaining("It changed with RocksDB 11.0.4, or after 10.10.1.");
            assertThat(db.get(key)).isEqualTo(key);
            assertThat(db.get(key, new byte[10])).isEqualTo(key.length);
            // Most statistics are counted from one on that came in between.
            assertThat(options.getTickerCount(TickerType.BLOCK_CACHE_MISS)).isZero();
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> options.getTickerCount(TickerType.BYTES_WRITTEN))
                    .withMessageContaining(NativeLibrary.rocksdb().path().toString())
                    .withMessageContaining("TickerType.BYTES_WRITTEN has another value")
                    .withMessageContaining("since RocksDB 11.0.0");
        }
        assertThat(Rockspan.libraryVersion().carrier()).contains("9.10.0");
        assertThat(Rockspan.libraryVersion().atLeast()).isEmpty();
        assertThat(Rockspan.libraryVersion().before()).contains("10.10.1");
        System.out.println(
                "The extension is in use from " + NativeLibrary.rocksdb().extension());
    }
}
