package dev.rockspan.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotsTest {

    @Test
    void reads_the_past(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(Snapshots::main, folder))
                .containsExactly(
                        "snapshot at sequence number 1",
                        "balance then 100",
                        "balance now 70",
                        "interest then not there",
                        "interest now 3",
                        "entries then 1",
                        "entries now 2");
        try (Options options = new Options();
                RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
            assertThat(db.get("balance".getBytes(UTF_8))).asString(UTF_8).isEqualTo("70");
        }
    }
}
