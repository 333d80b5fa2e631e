package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.ChildJvm;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;

/** What C has given when Java's memory is full: it is destroyed if there is no memory to own it. */
class LittleHeapTest {

    static final class Children {

        private static final MemorySegment ADDRESS = MemorySegment.ofAddress(1);
        private static final Object[] KEPT = new Object[1 << 20];

        private static Thing borrowed;
        private static int given;
        private static int kept;
        private static int destroyed;
        private static Object[] filling = new Object[1];
        private static byte[] spare;

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
                        filling = null; // and once more with a little more or less
                        filling = new Object[1];
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
    }

    @Test
    void what_nobody_can_own_is_destroyed() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx24m").option("-Xint").run(Children.class);
        assertThat(outcome.output()).isEqualTo("all\n");
    }
}
