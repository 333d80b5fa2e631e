package dev.rockspan.versions;

import dev.rockspan.runtime.MissingFunctionException;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs test classes and programs, by name, with whatever API and library this JVM has. */
public final class Suite {

    private Suite() {}

    /**
     * Arguments: test classes, "--", classes with a main method. Prints how many passed, and how many ended because the
     * library has no such function.
     */
    public static void main(String[] arguments) throws Exception {
        List<String> all = List.of(arguments);
        int end = all.indexOf("--");
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(all.subList(0, end).stream()
                        .map(DiscoverySelectors::selectClass)
                        .toList())
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.printFailuresTo(new PrintWriter(System.out, true), 20);
        System.out.println("@tests " + summary.getTestsSucceededCount());
        int examples = 0;
        long missing = summary.getFailures().stream()
                .filter(failure -> isMissing(failure.getException()))
                .count();
        long failed = summary.getTotalFailureCount() - missing;
        for (String name : all.subList(end + 1, all.size())) {
            System.out.println("@example " + name);
            try {
                Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                examples++;
            } catch (InvocationTargetException e) {
                e.getCause().printStackTrace(System.out);
                if (isMissing(e.getCause())) {
                    missing++;
                } else {
                    failed++;
                }
            }
        }
        System.out.println("@examples " + examples);
        System.out.println("@missing " + missing);
        System.exit(failed == 0 ? 0 : 1);
    }

    /**
     * Whether the library lacks a function, or has another number for a constant. Some tests run in JVMs of their own, and
     * only their text comes back.
     */
    private static boolean isMissing(Throwable failure) {
        String text = failure.toString();
        return text.contains(MissingFunctionException.class.getName())
                || text.contains("UnsupportedOperationException: In the native library");
    }
}
