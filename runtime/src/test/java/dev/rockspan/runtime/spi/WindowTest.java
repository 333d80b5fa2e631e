package dev.rockspan.runtime.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;

class WindowTest {

    private static final int ENTRIES = 20;
    private static final int KEY_SIZE = 3;

    @Test
    void a_copy_for_another_thread_has_whole_entries_while_the_first_goes_on() throws InterruptedException {
        new Race<>(WindowTest::packed, _ -> {})
                .thread((window, random) -> {
                    Race.linger(random.nextInt(50));
                    while (window.isPacked()) {
                        window.skip();
                    }
                })
                .thread((window, random) -> {
                    Race.linger(random.nextInt(50));
                    Window copy = window.copyFor(Thread.currentThread());
                    for (; copy.isPacked(); copy.skip()) {
                        assertThat(copy.packedKey()).hasSize(KEY_SIZE);
                    }
                })
                .run("copy of a window");
    }

    private static Window packed() {
        Window window = new Window(Thread.currentThread());
        MemorySegment key = NativeMemory.allocate(KEY_SIZE);
        window.ahead = ENTRIES;
        window.buffer();
        for (int i = 0; i < ENTRIES; i++) {
            window.pack((long) i * (Window.HEAD + KEY_SIZE), key.address(), KEY_SIZE, key.address(), 0);
        }
        window.packed(ENTRIES);
        NativeMemory.free(key);
        return window;
    }
}
