package dev.rockspan.faults;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that runs full is told as such; what was written can be read, and there is a way on. */
class DiskFullTest {

    @TempDir
    Path folder;

    @Test
    void is_told_and_loses_nothing() throws Exception {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        List<String> small = onSmallDisk(disk);
        ChildJvm.Outcome outcome = ChildJvm.runBy(small, folder, Full.class, disk.toString());
        assertThat(outcome.exit()).as(outcome::describe).isZero();
        System.out.println("disk full: " + outcome.output().lines().toList().getLast());
    }

    /** Runs a program that sees a disk of 16 MB in that folder; nobody else does. */
    private static List<String> onSmallDisk(Path disk) throws Exception {
        String script = "mount -t tmpfs -o size=16m none '" + disk + "' && exec \"$@\"";
        for (List<String> unshare :
                List.of(List.of("unshare", "--mount"), List.of("unshare", "--user", "--map-root-user", "--mount"))) {
            List<String> program = new ArrayList<>(unshare);
            program.addAll(List.of("sh", "-c", script, "sh"));
            if (works(program)) {
                return program;
            }
        }
        String why = "disk full: not tested, because no small disk can be mounted here";
        System.out.println(why);
        return abort(why);
    }

    private static boolean works(List<String> program) throws InterruptedException {
        List<String> command = new ArrayList<>(program);
        command.add("true");
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** The child: fills the disk, reads, makes room, goes on. */
    static final class Full {
        private Full() {}

        public static void main(String... arguments) throws Exception {
            Path disk = Path.of(arguments[0]);
            Path ballast = disk.resolve("ballast");
            Files.write(ballast, new byte[8 << 20]);
            String path = disk.resolve("db").toString();
            int written = 0;
            RocksDBException full = null;
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setWriteBufferSize(1 << 20)
                            .setMaxWriteBufferNumber(16); // else a write may never return
                    WriteOptions sync = new WriteOptions().setSync(true)) {
                try (RocksDB db = RocksDB.open(options, path)) {
                    try {
                        for (; written < 100_000; written++) {
                            db.put(sync, b("key" + written), value(written));
                        }
                    } catch (RocksDBException e) {
                        full = e;
                    }
                    assertThat(full).isNotNull();
                    assertThat(full.getStatus().getCode()).isEqualTo(Status.Code.IOError);
                    assertThat(full.getStatus().getSubCode()).isEqualTo(Status.SubCode.NoSpace);
                    check(db, written);
                }
                Files.delete(ballast);
                try (RocksDB db = RocksDB.open(options, path)) {
                    check(db, written);
                    db.put(sync, b("again"), b("room"));
                }
                try (RocksDB db = RocksDB.open(options, path)) {
                    check(db, written);
                    assertThat(db.get(b("again"))).isEqualTo(b("room"));
                }
            }
            System.out.println(written + " writes were read again, after " + full.getMessage());
        }

        private static byte[] value(int i) {
            byte[] value = new byte[1000];
            new Random(i).nextBytes(value);
            return value;
        }

        private static void check(RocksDB db, int written) {
            for (int i = 0; i < written; i++) {
                assertThat(db.get(b("key" + i))).isEqualTo(value(i));
            }
        }
    }
}
