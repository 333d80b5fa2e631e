package dev.rockspan.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What callbacks were handed, kept for longer than it is theirs. */
public final class KeptArguments {

    private static final long PATIENCE = Duration.ofSeconds(20).toNanos();

    private final Queue<Runnable> uses = new ConcurrentLinkedQueue<>();

    /** Keeps a segment, which has a byte at least, and returns it. */
    public MemorySegment keep(MemorySegment segment) {
        use(() -> segment.get(ValueLayout.JAVA_BYTE, 0));
        return segment;
    }

    /** Does something with an argument, which works, and will do it again. */
    public void use(Runnable use) {
        use.run();
        uses.add(use);
    }

    /** Does again what was done with the arguments, now that the callbacks are over: all of it is refused. */
    public void assertAllEnded() {
        assertThat(uses).as("uses of arguments").isNotEmpty();
        for (Runnable use : uses) {
            Throwable refusal = catchThrowable(use::run);
            // One that has told of itself on a thread of RocksDB's own may not have returned yet.
            for (long end = System.nanoTime() + PATIENCE; refusal == null && System.nanoTime() < end; ) {
                Thread.onSpinWait();
                refusal = catchThrowable(use::run);
            }
            // The latter of segments, on another thread than that of the callback.
            assertThat(refusal).isInstanceOfAny(IllegalStateException.class, WrongThreadException.class);
        }
    }
}
