package dev.rockspan.misuse;

import dev.rockspan.testing.ChildJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Runs cases in child JVMs, a new one after each that dies, and keeps account. */
final class MatrixRun {

    /** How many of what takes long there are for each that is done. */
    private static final int PART = 8;

    private final Path folder;
    private final long seed;
    private final int oneIn;
    private final List<Matrix.Case> cases;
    private final List<String> failures = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Set<Class<?>> classes = new HashSet<>();

    /**
     * The cases of a seed, or all.
     *
     * @param all whether what takes long is done, too, all of it
     */
    MatrixRun(Path folder, long seed, boolean all) {
        this.folder = folder;
        this.seed = seed;
        oneIn = all ? 1 : PART;
        cases = new Matrix(folder).cases();
    }

    List<String> failures() {
        return failures;
    }

    /** How many misuses there were of each kind. */
    Map<String, Integer> counts() {
        return counts;
    }

    /** How many classes were misused. */
    int classes() {
        return classes.size();
    }

    /** Runs all cases: in {@code children} children at a time, each of which gets some of them. */
    void run(int children, int slices) throws Exception {
        Deque<List<Integer>> work = new ArrayDeque<>();
        for (int slice = 0; slice < slices; slice++) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = slice; i < cases.size(); i += slices) {
                numbers.add(i);
            }
            work.add(numbers);
        }
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < children; i++) {
            threads.add(Thread.ofPlatform().start(() -> {
                for (List<Integer> slice = next(work); slice != null; slice = next(work)) {
                    try {
                        run(slice);
                    } catch (RuntimeException e) {
                        fail("A child: " + e);
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static List<Integer> next(Deque<List<Integer>> work) {
        synchronized (work) {
            return work.poll();
        }
    }

    private void run(List<Integer> slice) {
        Deque<Integer> numbers = new ArrayDeque<>(slice);
        int left = 0;
        while (!numbers.isEmpty()) {
            left = runChild(numbers, left);
        }
    }

    /** Takes out what was done; returns how many steps of the first case that is left were done. */
    private int runChild(Deque<Integer> numbers, int left) {
        List<String> arguments = new ArrayList<>(
                List.of(folder.toString(), Long.toString(seed), Integer.toString(oneIn), Integer.toString(left)));
        numbers.forEach(number -> arguments.add(number.toString()));
        ChildJvm.Outcome outcome = ChildJvm.run(folder, MisuseChild.class, arguments.toArray(String[]::new));
        String step = "";
        List<String> tail = new ArrayList<>();
        for (String line : outcome.output().split("\n")) {
            if (line.startsWith(MisuseChild.DONE)) {
                numbers.removeFirst();
                step = "";
            } else if (line.startsWith(Steps.STEP)) {
                step = line.substring(Steps.STEP.length());
                count(cases.get(numbers.getFirst()));
                tail.clear();
            } else if (line.startsWith(Steps.FAIL)) {
                fail(cases.get(numbers.getFirst()) + ": " + line.substring(Steps.FAIL.length()));
            } else {
                tail.add(line);
            }
        }
        if (outcome.exit() == 0 || numbers.isEmpty()) {
            return 0;
        }
        String how = outcome.exit() == Steps.HANGS ? "hangs" : ending(outcome);
        fail(cases.get(numbers.getFirst()) + ": " + step + ": " + how + "\n"
                + String.join("\n", tail.subList(0, Math.min(40, tail.size()))));
        if (step.isEmpty()) {
            numbers.removeFirst();
            return 0;
        }
        return Integer.parseInt(step.substring(0, step.indexOf(' ')));
    }

    private static String ending(ChildJvm.Outcome outcome) {
        return Files.exists(outcome.errorFile())
                ? "died by a signal, see " + outcome.errorFile()
                : "ended with code " + outcome.exit();
    }

    private synchronized void count(Matrix.Case misuse) {
        counts.merge(misuse.kind(), 1, Integer::sum);
        classes.add(misuse.type());
    }

    private synchronized void fail(String failure) {
        failures.add(failure);
    }
}
