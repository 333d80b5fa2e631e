package dev.rockspan.costs;

import com.sun.management.ThreadMXBean;
import dev.rockspan.runtime.link.DowncallCounter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Prints for each operation how often it crosses into C, or how many bytes it allocates once it is compiled. */
final class CostChild {

    /** So many operations at once: what happens once in a while is less than one each. */
    private static final int SLICE = 1_000;

    private static final int SLICES = 60;

    private CostChild() {}

    public static void main(String... arguments) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Operations operations = new Operations(Path.of(arguments[0]))) {
            operations.all().forEach((name, operation) -> {
                long cost = DowncallCounter.areCounted()
                        ? last(operation, DowncallCounter::ofThisThread)
                        : least(operation, threads::getCurrentThreadAllocatedBytes) / SLICE * SLICE;
                System.out.printf(Locale.ROOT, "%s=%s%n", name, cost / (double) SLICE);
            });
        }
    }

    /** Of a slice after the first, in which everything is linked and looked up. */
    private static long last(Runnable operation, LongSupplier counter) {
        run(operation);
        long before = counter.getAsLong();
        run(operation);
        return counter.getAsLong() - before;
    }

    /** Of all slices: the later ones are compiled. */
    private static long least(Runnable operation, LongSupplier counter) {
        long least = Long.MAX_VALUE;
        for (int slice = 0; slice < SLICES; slice++) {
            long before = counter.getAsLong();
            run(operation);
            least = Math.min(least, counter.getAsLong() - before);
        }
        return least;
    }

    private static void run(Runnable operation) {
        for (int i = 0; i < SLICE; i++) {
            operation.run();
        }
    }
}
