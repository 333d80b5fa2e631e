package dev.rockspan.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TransactionsTest {

    @Test
    void moves_all_or_nothing(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(Transactions::main, folder))
                .containsExactly(
                        "in the transaction alice has 70, bob 30",
                        "outside of it alice has 100, bob 0",
                        "another one waits for the lock, then TimedOut",
                        "after the commit alice has 70, bob 30",
                        "without a commit alice has 70, bob 30",
                        "attempt 1 Busy",
                        "attempt 2 works",
                        "in the end alice has 70, bob 51",
                        "prepared, alice has 100, bob 0",
                        "committed, alice has 60, bob 0");
        try (Options options = new Options();
                RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
            assertThat(db.get("bob".getBytes(UTF_8))).asString(UTF_8).isEqualTo("51");
        }
    }
}
