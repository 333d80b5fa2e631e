package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A database is open for writing once in a process, whatever its path is spelt like. */
class OpenTwiceTest {

    @TestFactory
    Stream<DynamicTest> of_databases(@TempDir Path folder) {
        return Scenarios.of(Paths.class, folder);
    }

    static final class Paths {

        static void a_database_that_is_opened_twice(Path folder) throws IOException {
            Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("db"));
            String path = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions locking = new TransactionDBOptions()) {
                try (RocksDB db = RocksDB.open(options, path)) {
                    for (String other : List.of(path + "/", folder + "/./db", link.toString())) {
                        for (ThrowingCallable opening : List.<ThrowingCallable>of(
                                () -> RocksDB.open(options, other),
                                () -> RocksDB.openWithTtl(options, other, 1000),
                                () -> OptimisticTransactionDB.open(options, other),
                                () -> TransactionDB.open(options, locking, other))) {
                            assertThatExceptionOfType(RocksDBException.class)
                                    .isThrownBy(opening)
                                    .withMessageContainingAll("open for writing", path);
                        }
                        RocksDB.openReadOnly(options, other, false).close();
                    }
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> RocksDB.open(options, path))
                            .withMessageContaining("open for writing");
                    db.put(b("key"), b("value"));
                }
                try (RocksDB db = RocksDB.open(options, link.toString())) {
                    assertThat(db.get(b("key"))).isEqualTo(b("value"));
                }
            }
        }

        static void databases_in_memory_beside_one_of_the_same_path(Path folder) {
            String at = folder.resolve("db").toString();
            try (Env env = Env.newMemEnv();
                    Env other = Env.newMemEnv();
                    Options options = new Options().setCreateIfMissing(true);
                    Options inMemory = new Options(options).setEnv(env);
                    Options inOther = new Options(options).setEnv(other);
                    RocksDB first = RocksDB.open(inMemory, at);
                    RocksDB second = RocksDB.open(inOther, at)) {
                first.put(b("key"), b("1"));
                assertThat(second.get(b("key"))).isNull();
                RocksDB.open(options, at).close();
            }
        }
    }
}
