package dev.rockspan.races;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Soak;
import dev.rockspan.testing.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Several threads do things in random order to the same objects while one of them closes some: again and again, until
 * the time is over. Whatever is done must give a result, an {@link IllegalStateException} or a {@link RocksDBException}.
 */
final class Rounds {

    private static final String FILE = "rounds";

    /** What one thread does in one round; the parts of it are done in random order. */
    @FunctionalInterface
    interface Action {
        void run(Random random) throws Exception;
    }

    /**
     * The objects of a round.
     *
     * @param threads what each of the threads does
     * @param closed what one more thread closes, in this order
     * @param end what is done when all have ended
     */
    record Round(List<Action> threads, List<RocksObject> closed, Runnable end) {}

    private final AtomicLong results = new AtomicLong();
    private final AtomicLong refusals = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile @Nullable Round current;

    /** Goes on for some time with the objects that {@code make} makes; leaves the number of rounds in the folder. */
    static void run(Path folder, Duration time, ThreadFactory factory, Function<Random, Round> make) throws Exception {
        new Rounds().go(folder, time, factory, make);
    }

    static void run(Path folder, Duration time, Function<Random, Round> make) throws Exception {
        run(folder, time, Thread.ofPlatform().daemon().factory(), make);
    }

    /** What {@link #run} has left in a folder; it is tallied. */
    static String told(Path folder) {
        try {
            Path file = folder.resolve(FILE);
            if (!Files.exists(file)) {
                return "did not end";
            }
            String told = Files.readString(file);
            Tally.add("race rounds", Long.parseLong(told.substring(0, told.indexOf(' '))));
            return told;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void go(Path folder, Duration time, ThreadFactory factory, Function<Random, Round> make) throws Exception {
        Random random = new Random(Soak.SEED);
        System.out.println("rockspan.seed=" + Soak.SEED);
        Round first = make.apply(random);
        current = first;
        CyclicBarrier barrier = new CyclicBarrier(first.threads().size() + 1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < first.threads().size(); i++) {
            int number = i;
            Thread thread = factory.newThread(() -> work(barrier, number));
            threads.add(thread);
            thread.start();
        }
        long end = System.nanoTime() + time.toNanos();
        int rounds = 0;
        try {
            while (current != null) {
                Round round = current;
                barrier.await();
                linger(random);
                attempt(_ -> closeSomehow(round.closed(), random), random);
                barrier.await();
                round.end().run();
                rounds++;
                current = failure.get() == null && System.nanoTime() < end ? make.apply(random) : null;
            }
            barrier.await();
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (BrokenBarrierException e) {
            failure.compareAndSet(null, e);
        }
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new AssertionError("In round " + rounds + ", rockspan.seed=" + Soak.SEED, thrown);
        }
        if (rounds == 0 || results.get() == 0 || refusals.get() == 0) {
            throw new AssertionError("This was no race: " + results + " results, " + refusals + " refusals");
        }
        Files.writeString(
                folder.resolve(FILE),
                rounds + " rounds, " + results + " results, " + refusals + " refusals, rockspan.seed=" + Soak.SEED,
                UTF_8);
    }

    private void work(CyclicBarrier barrier, int number) {
        Random random = new Random(Soak.SEED + number + 1);
        try {
            while (true) {
                barrier.await();
                Round round = current;
                if (round == null) {
                    return;
                }
                attempt(round.threads().get(number), random);
                // The JDK interrupts a thread that reads a segment at the moment in which its arena is closed.
                Thread.interrupted();
                barrier.await();
            }
        } catch (Throwable e) {
            failure.compareAndSet(null, e);
            barrier.reset(); // nobody is to wait for this thread
        }
    }

    /** Does it until it is refused. */
    private void attempt(Action action, Random random) {
        try {
            for (int i = 0; i < 20; i++) {
                action.run(random);
                results.incrementAndGet();
            }
        } catch (IllegalStateException | RocksDBException e) {
            refusals.incrementAndGet();
        } catch (Throwable e) {
            failure.compareAndSet(null, e);
        }
    }

    private static void linger(Random random) {
        for (int i = random.nextInt(10) == 0 ? 0 : random.nextInt(2000); i > 0; i--) {
            Thread.onSpinWait();
        }
    }

    /** By itself, in an arena of either kind, or on a virtual thread. */
    private static void closeSomehow(List<RocksObject> objects, Random random) throws Exception {
        for (RocksObject object : objects) {
            switch (random.nextInt(4)) {
                case 0 -> {
                    try (Arena arena = Arena.ofConfined()) {
                        in(arena, object);
                    }
                }
                case 1 -> {
                    try (Arena arena = Arena.ofShared()) {
                        in(arena, object);
                    }
                }
                case 2 -> Thread.startVirtualThread(object::close).join();
                default -> object.close();
            }
        }
        throw new IllegalStateException("closed: that was it");
    }

    private static void in(Arena arena, RocksObject object) throws Exception {
        object.getClass().getMethod("in", Arena.class).invoke(object, arena);
    }
}
