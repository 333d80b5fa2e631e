package dev.rockspan.runtime.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that several threads do to the same thing at the same moment, thousands of times, each time to a new one.
 * Whatever one of them throws ends it.
 *
 * @param <T> the thing
 */
public final class Race<T> {

    /** What one of the threads does. */
    @FunctionalInterface
    public interface Runner<T> {
        void run(T thing, Random random) throws Exception;
    }

    private static final boolean SOAK = Boolean.getBoolean("rockspan.soak");
    /** Of two threads of the machine's own, which are quick to meet; fewer on a machine that is busy otherwise. */
    private static final int ROUNDS = SOAK ? 1_500_000 : 50_000;

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(SOAK ? 30 : 1);

    private static final int ROUNDS_OF_MORE = SOAK ? 10_000 : 1_000;
    private static final long SEED = Long.getLong("rockspan.seed", System.nanoTime());

    private final Supplier<T> thing;
    private final Consumer<T> judge;
    private final List<Runner<T>> runners = new ArrayList<>();
    private final List<ThreadFactory> threads = new ArrayList<>();

    private final AtomicInteger arrived = new AtomicInteger();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile @Nullable T current;
    private volatile int done;
    private int rounds = ROUNDS;

    /** Of things made by {@code thing}; {@code judge} looks at each when all have done with it. */
    public Race(Supplier<T> thing, Consumer<T> judge) {
        this.thing = thing;
        this.judge = judge;
        this.current = thing.get();
    }

    public Race<T> thread(Runner<T> runner) {
        add(Thread.ofPlatform().factory(), runner);
        return this;
    }

    public Race<T> virtualThread(Runner<T> runner) {
        rounds = ROUNDS_OF_MORE;
        add(Thread.ofVirtual().factory(), runner);
        return this;
    }

    private void add(ThreadFactory factory, Runner<T> runner) {
        threads.add(factory);
        runners.add(runner);
        if (runners.size() > 2) {
            rounds = ROUNDS_OF_MORE;
        }
    }

    public void run(String name) throws InterruptedException {
        List<Thread> started = new ArrayList<>();
        for (int i = 0; i < runners.size(); i++) {
            int number = i;
            Thread one = threads.get(i).newThread(() -> run(number));
            started.add(one);
            one.start();
        }
        for (Thread one : started) {
            one.join();
        }
        if (failure.get() != null) {
            throw new AssertionError(name + ", rockspan.seed=" + SEED, failure.get());
        }
        System.out.println(name + ": " + done + " rounds of " + runners.size() + " threads, rockspan.seed=" + SEED);
    }

    private void run(int number) {
        Random random = new Random(SEED + number);
        Runner<T> runner = runners.get(number);
        try {
            long end = System.nanoTime() + PATIENCE;
            for (int round = 0; ; round++) {
                awaitAll(2 * round);
                T one = current;
                if (one == null) {
                    return;
                }
                linger(random.nextInt(30));
                runner.run(one, random);
                awaitAll(2 * round + 1);
                if (number == 0) {
                    judge.accept(one);
                    done = round + 1;
                    current = done < rounds && System.nanoTime() < end ? thing.get() : null;
                }
            }
        } catch (Throwable e) {
            failure.compareAndSet(null, e);
        }
    }

    private void awaitAll(int time) {
        arrived.incrementAndGet();
        for (int i = 0; arrived.get() < (time + 1) * runners.size(); i++) {
            if (failure.get() != null) {
                throw new IllegalStateException("another thread has failed");
            }
            if (i < 500) {
                Thread.onSpinWait();
            } else if (i < 5_000) {
                Thread.yield();
            } else {
                // Virtual threads that only yield to each other can keep a third one from their carrier for ever.
                LockSupport.parkNanos(1_000);
            }
        }
    }

    /** Lets a very short time pass. */
    public static void linger(int spins) {
        for (int i = 0; i < spins; i++) {
            Thread.onSpinWait();
        }
    }
}
