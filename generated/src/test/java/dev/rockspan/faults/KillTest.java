package dev.rockspan.faults;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteOptions;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.Soak;
import dev.rockspan.testing.Tally;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A process that is killed while it writes has lost nothing of which it had said that it was written. */
@Execution(ExecutionMode.CONCURRENT)
class KillTest {

    private static final int KILLS = Soak.count(10, 120);
    private static final int SIGKILL = 128 + 9;
    private static final String READY = "found all ";

    @TempDir
    Path folder;

    @Test
    void everything_acknowledged_is_there() throws Exception {
        Random random = new Random(Soak.SEED);
        Path acknowledged = folder.resolve("acknowledged");
        Files.createFile(acknowledged);
        long before = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Path output = folder.resolve("output_" + kill);
            Process writer = ChildJvm.start(
                    output,
                    Writer.class,
                    folder.resolve("db").toString(),
                    acknowledged.toString(),
                    String.valueOf(kill));
            try {
                awaitWrites(writer, output, acknowledged);
                Thread.sleep(random.nextInt(200));
            } finally {
                writer.destroyForcibly();
            }
            assertThat(writer.waitFor()).as(Files.readString(output)).isEqualTo(SIGKILL);
            long now = Files.lines(acknowledged).count();
            assertThat(now).as("writes in round %s", kill).isGreaterThan(before);
            before = now;
        }
        ChildJvm.Outcome last = ChildJvm.run(
                folder, Writer.class, folder.resolve("db").toString(), acknowledged.toString(), "check only");
        assertThat(last.exit()).as(last.describe()).isZero();
        assertThat(last.output()).contains(READY + before);
        Tally.add("kills", KILLS);
        Tally.add("writes acknowledged before kills", before);
        System.out.println("kill -9: " + KILLS + " kills, " + before + " writes acknowledged, none lost, rockspan.seed="
                + Soak.SEED);
    }

    /** Waits until it has found all from before and has written something. */
    private static void awaitWrites(Process writer, Path output, Path acknowledged) throws Exception {
        long size = Files.size(acknowledged);
        for (int i = 0; i < 60_000 && writer.isAlive(); i++) {
            if (Files.size(acknowledged) > size + 100) {
                return;
            }
            TimeUnit.MILLISECONDS.sleep(1);
        }
        throw new AssertionError("The writer does not write. Its output:\n" + Files.readString(output));
    }

    /** Checks that everything acknowledged is there, then writes and acknowledges until it is killed. */
    static final class Writer {
        private Writer() {}

        public static void main(String... arguments) throws Exception {
            Path acknowledged = Path.of(arguments[1]);
            String round = arguments[2];
            // Small, so that tables are written and merged all the time, too.
            try (Options options = new Options().setCreateIfMissing(true).setWriteBufferSize(64 << 10);
                    RocksDB db = RocksDB.open(options, arguments[0])) {
                List<String> keys = Files.readAllLines(acknowledged);
                for (String key : keys) {
                    if (!key.equals(s(db.get(b(key))).split(",")[0])) {
                        throw new AssertionError(key + " was acknowledged and is lost");
                    }
                }
                System.out.println(READY + keys.size());
                if (!round.equals("check only")) {
                    Thread other = Thread.ofPlatform().start(() -> write(db, acknowledged, round + "-a-"));
                    write(db, acknowledged, round + "-b-");
                    other.join();
                }
            }
        }

        private static void write(RocksDB db, Path acknowledged, String prefix) {
            String padding = ",".repeat(500);
            try (OutputStream out = new FileOutputStream(acknowledged.toFile(), true);
                    WriteOptions sync = new WriteOptions().setSync(true);
                    WriteBatch batch = new WriteBatch()) {
                for (int i = 0; ; i += 2) {
                    String one = prefix + i;
                    String two = prefix + (i + 1);
                    if (i % 4 == 0) {
                        db.put(sync, b(one), b(one + padding));
                        out.write(b(one + "\n"));
                        db.put(sync, b(two), b(two + padding));
                        out.write(b(two + "\n"));
                    } else {
                        batch.clear();
                        batch.put(b(one), b(one + padding));
                        batch.put(b(two), b(two + padding));
                        db.write(sync, batch);
                        out.write(b(one + "\n" + two + "\n"));
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
