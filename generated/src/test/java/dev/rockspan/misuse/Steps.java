package dev.rockspan.misuse;

import dev.rockspan.runtime.MissingFunctionException;
import dev.rockspan.runtime.RocksDBException;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The misuses of one case, one after the other, in the child JVM. Each is told before it is done, so that whoever reads the
 * output knows which one ended the JVM; the next child is told how many to leave out.
 */
final class Steps {

    static final String STEP = "@step ";
    static final String FAIL = "@fail ";
    static final int HANGS = 99;
    private static final long PATIENCE_SECONDS = 60;

    private final int left;
    private final int oneIn;
    private final long seed;
    private int done;

    /** Judges how a misuse ended: null if well. */
    interface Expected {
        @Nullable String complaint(@Nullable Throwable thrown);
    }

    /** Something that may throw anything. */
    interface Action {
        void run() throws Throwable;
    }

    /**
     * All but the first {@code left}.
     *
     * @param oneIn how many there are for each that is done of those that take long
     * @param seed which ones those are
     */
    Steps(int left, int oneIn, long seed) {
        this.left = left;
        this.oneIn = oneIn;
        this.seed = seed;
    }

    /** Whether to do what takes long. */
    boolean takes(String what) {
        return Math.floorMod(what.hashCode() * 31 + seed, oneIn) == 0;
    }

    /** Whether to do what there is very much of: half of it, if not all. */
    boolean takesOfMany(String what) {
        return oneIn == 1 || Math.floorMod(what.hashCode() * 31 + seed, 2) == 0;
    }

    void step(String what, Expected expected, Action action) {
        done++;
        if (done <= left) {
            return;
        }
        System.out.println(STEP + done + " " + what);
        Thread watchdog = Thread.ofPlatform().daemon().start(Steps::endIfItHangs);
        Throwable thrown = null;
        try {
            action.run();
        } catch (Throwable e) {
            thrown = e;
        } finally {
            watchdog.interrupt();
        }
        String complaint = expected.complaint(thrown);
        if (complaint != null) {
            System.out.println(FAIL + done + " " + what + ": " + complaint);
            if (thrown != null) {
                Arrays.stream(thrown.getStackTrace()).limit(8).forEach(frame -> System.out.println("    " + frame));
            }
        }
    }

    /** It returns, or throws what a caller can make something of. */
    static final Expected SURVIVES = thrown -> thrown == null
                    || thrown instanceof RocksDBException
                    || thrown instanceof MissingFunctionException
                    || thrown instanceof IllegalStateException
                    || thrown instanceof IllegalArgumentException
                    || thrown instanceof IndexOutOfBoundsException
                    || thrown instanceof UnsupportedOperationException
                    || thrown instanceof WrongThreadException
                    || thrown instanceof OutOfMemoryError
            ? null
            : "threw " + thrown;

    /** The object, or the memory, has ended, and that is what it says. */
    static final Expected REFUSES = thrown ->
            thrown instanceof IllegalStateException ? null : "expected an IllegalStateException, not " + thrown;

    /** The number is out of range, and that is what it says. */
    static final Expected OUT_OF_RANGE =
            thrown -> thrown instanceof IndexOutOfBoundsException || thrown instanceof IllegalArgumentException
                    ? null
                    : "expected an IndexOutOfBoundsException or IllegalArgumentException, not " + thrown;

    /** The object belongs to another database, and that is what it says. */
    static final Expected FOREIGN = thrown ->
            thrown instanceof IllegalArgumentException ? null : "expected an IllegalArgumentException, not " + thrown;

    /** A null is named. */
    static Expected names(String parameter) {
        return thrown -> thrown instanceof NullPointerException
                        && thrown.getMessage() != null
                        && thrown.getMessage().startsWith(parameter)
                ? null
                : "expected a NullPointerException that names " + parameter + ", not " + thrown;
    }

    private static void endIfItHangs() {
        try {
            TimeUnit.SECONDS.sleep(PATIENCE_SECONDS);
        } catch (InterruptedException e) {
            return;
        }
        System.out.println("hangs; what the threads are doing:");
        Thread.getAllStackTraces().forEach((thread, stack) -> {
            System.out.println(thread);
            Arrays.stream(stack).forEach(frame -> System.out.println("    " + frame));
        });
        Runtime.getRuntime().halt(HANGS);
    }
}
