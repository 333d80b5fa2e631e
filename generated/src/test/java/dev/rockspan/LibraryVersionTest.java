package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.LibraryVersion;
import org.junit.jupiter.api.Test;

/** What is known of the RocksDB that the tests run on. */
class LibraryVersionTest {

    @Test
    void it_is_the_one_that_the_api_was_made_for() {
        LibraryVersion version = Rockspan.libraryVersion();
        assertThat(version.carrier()).contains(Rockspan.ROCKSDB_VERSION);
        assertThat(version.atLeast()).contains(Rockspan.ROCKSDB_VERSION);
        assertThat(version.before()).isNotEqualTo(version.atLeast());
    }
}
