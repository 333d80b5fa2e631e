package dev.rockspan.generator.header;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A snapshot is not filed under the wrong version where the headers know better. */
class RocksDbVersionTest {

    @TempDir
    Path folder;

    @Test
    void the_version_stands_beside_the_header() throws IOException {
        writeVersion();

        assertThat(RocksDbVersion.beside(folder.resolve("c.h"))).contains("11.8.1");
        assertThatCode(() -> RocksDbVersion.check("11.8.1", folder.resolve("c.h")))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> RocksDbVersion.check("11.8.0", folder.resolve("c.h")))
                .hasMessage(folder.resolve("version.h")
                        + ": this header is of RocksDB 11.8.1, not 11.8.0; did you mean \"11.8.1\"?");
    }

    @Test
    void a_header_alone_is_believed() {
        assertThat(RocksDbVersion.beside(folder.resolve("c.h"))).isEmpty();
        assertThatCode(() -> RocksDbVersion.check("1.2.3", folder.resolve("c.h")))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "11.8", "v11.8.1", "../../x", "11.8.1-rc"})
    void what_is_no_version_is_refused(String version) {
        assertThatThrownBy(() -> RocksDbVersion.check(version, folder.resolve("c.h")))
                .hasMessageContaining("is not a RocksDB version");
    }

    private void writeVersion() throws IOException {
        Files.writeString(
                folder.resolve("version.h"),
                "#define ROCKSDB_MAJOR 11\n#define ROCKSDB_MINOR 8\n#define ROCKSDB_PATCH 1\n");
    }
}
