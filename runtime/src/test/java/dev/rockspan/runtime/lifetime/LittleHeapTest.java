package dev.rockspan.runtime.lifetime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.testing.C;
import dev.rockspan.runtime.testing.ChildJvm;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;

/** What C has given, and what it points to, when Java's memory is full. */
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
                for (int i = 0; i < 70; i++) {
                    spare = new byte[i * 24];
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
        try {
            while (true) {
                filling[0] = new Object[] {filling[0]};
            }
        } catch (OutOfMemoryError e) {
            // As intended.
        }
    }

    private static void free() {
        filling = null;
        filling = new Object[1];
    }

    static final class Slots {

        private static volatile int destroyed;

        public static void main(String[] arguments) {
            NativeLibrary.rocksdb().path();
            spare = new byte[1 << 20];
            fill();
            Object[] ballast = filling; // filling it once more is quicker than filling all of the heap
            spare = null;
            filling = new Object[1];
            int failed = 0;
            StringBuilder wrong = new StringBuilder();
            for (int i = 0; i < 20; i++) {
                NativeObject settings = make();
                NativeObject before = make();
                NativeObject after = make();
                destroyed = 0;
                settings.borrow("slot", before);
                spare = new byte[i * 4];
                fill();
                spare = null;
                try {
                    settings.borrow("slot", after);
                } catch (OutOfMemoryError e) {
                    failed++;
                }
                free();
                after.close();
                if (destroyed > 0 && settings.isUsable()) {
                    wrong.append(i).append(" dangling ");
                }
                before.close();
                settings.close();
                Finisher.await(() -> destroyed == 3);
                if (destroyed != 3) {
                    wrong.append(i).append(" destroyed ").append(destroyed).append(' ');
                }
            }
            ballast[0] = null;
            System.out.println(failed == 0 ? "never failed" : "failed " + wrong);
        }

        private static NativeObject make() {
            return NativeObject.owned("thing", MemorySegment.ofAddress(1), _ -> destroyed++);
        }
    }

    @Test
    void what_is_replaced_is_released_and_what_replaces_it_is_retained() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx16m").option("-XX:-UseTLAB").option("-Xint").run(Slots.class);
        assertThat(outcome.output()).isEqualTo("failed \n");
    }

    @Test
    void what_nobody_can_own_is_destroyed() {
        ChildJvm.Outcome outcome =
                new ChildJvm().option("-Xmx24m").option("-Xint").run(Children.class);
        assertThat(outcome.output()).isEqualTo("all\n");
    }
}
