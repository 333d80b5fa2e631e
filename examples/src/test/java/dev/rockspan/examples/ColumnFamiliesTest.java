package dev.rockspan.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColumnFamiliesTest {

    @Test
    void keeps_data_apart(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(ColumnFamilies::main, folder))
                .containsExactly(
                        "made users as number 1",
                        "made sessions as number 2",
                        "found [default, users, sessions]",
                        "user 1 is Ada",
                        "session 1 runs since nine",
                        "the default column family has nothing",
                        "there are 2 users",
                        "dropped sessions, which still has since nine",
                        "there are now [default, users]");
        List<ColumnFamilyHandle> handles = new ArrayList<>();
        try (Options options = new Options();
                RocksDB db = RocksDB.open(
                        options, folder.toString(), List.of("default", "users"), List.of(options, options), handles)) {
            assertThat(db.get(handles.get(1), "2".getBytes(UTF_8)))
                    .asString(UTF_8)
                    .isEqualTo("Grace");
            assertThat(db.get(handles.get(0), "2".getBytes(UTF_8))).isNull();
        }
    }
}
