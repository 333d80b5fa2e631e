package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.ChildJvm;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** What C has given, or was allocated for it, when Java's memory is full: it is freed if there is no memory to own it. */
class LittleHeapTest {

    static final class Children {

        private static final MemorySegment ADDRESS = MemorySegment.ofAddress(1);
        private static final Object[] KEPT = new Object[1 << 20];

        private static Thing borrowed;
        private static int given;
        private static int kept;
        private static int destroyed;
        private static final class Thing extends RocksObject {
            Thing(NativeObject object) {
                super(object);
            }
        }

        public static void main(String[] arguments) {
            NativeLibrary.rocksdb().path();
            borrowed = new Thing(NativeObject.owned("borrowed", ADDRESS, _ -> {}));
            Thing parent = new Thing(NativeObject.owned("parent", ADDRESS, _ -> {}));
            try (Call call = Call.begin(C.TABLE)) {
                call.use(parent);
                call.use(borrowed);
                make(parent);
                for (int i = 0; i < 200; i++) {
                    spare = new byte[i * 8];
                    fill();
                    spare = null; // so that there is memory for some of it
                    try {
                        while (true) {
                            make(parent);
                        }
                    } catch (OutOfMemoryError e) {
                        free(); // and once more with a little more or less
                    }
                }
            }
            System.out.println(given > kept && given == kept + destroyed ? "all" : given + " " + kept + " " + destroyed);
        }

        private static void make(Thing parent) {
            given++;
            KEPT[kept] = NativeObject.child("child", ADDRESS, _ -> destroyed++, parent)
                    .borrowing(borrowed)
                    .childOf(borrowed);
            kept++;
        }

    }

    private static Object[] filling = new Object[1];
    private static byte[] spare;

    private static void fill() {
        for (int size = 1 << 20; size >= 16; size /= 4) {
            try {
                while (true) {
                    filling[0] = new Object[] {filling[0], new byte[size]};
                }
            } catch (OutOfMemoryError e) {
                // As intended; now with smaller ones.
            }
        }
    }

    private static void free() {
        filling = null;
        filling = new Object[1];
    }

    static final class Copies {

        private static final int LARGE = 4 << 20;

        private static final class Thing extends RocksObject {
            Thing(NativeObject object) {
                super(object);
            }
        }

        public static void main(String[] arguments) throws IOException {
            NativeLibrary.rocksdb().path();
            Thing owner = new Thing(NativeObject.owned("owner", MemorySegment.ofAddress(1), _ -> {}));
            byte[] large = new byte[LARGE];
            retain(owner, large);
            long before = virtualMemory();
            for (int i = 0; i < 60; i++) {
                spare = new byte[i * 8];
                fill();
                spare = null;
                try {
                    retain(owner, large);
                } catch (OutOfMemoryError e) {
                    // As intended.
                }
                free();
            }
            long more = virtualMemory() - before;
            System.out.println(more < LARGE ? "none" : "more by " + more);
        }

        private static void retain(Thing owner, byte[] large) {
            try (Call call = Call.begin(C.TABLE)) {
                call.retain(owner, "slot", large);
            }
        }

        private static long virtualMemory() throws IOException {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith("VmSize:")) {
                    return Long.parseLong(line.replaceAll("\\D", "")) << 10;
                }
            }
            throw new IllegalStateException("no VmSize");
        }
    }

    @Test
    void a_copy_that_nobody_can_retain_is_freed() {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "Linux");
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx16m").option("-XX:-UseTLAB").option("-Xint").run(Copies.class);
        assertThat(outcome.output()).isEqualTo("none\n");
    }

    @Test
    void what_nobody_can_own_is_destroyed() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx24m").option("-Xint").run(Children.class);
        assertThat(outcome.output()).isEqualTo("all\n");
    }
}
