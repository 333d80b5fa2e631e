package dev.rockspan.parity;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the tests of one class in a JVM of their own and tells their outcomes on standard output. */
final class PortedTestRunner {

    static final String MARK = "@@parity";

    private PortedTestRunner() {}

    /** Takes the name of the class, and then the tests that are to be left out. */
    public static void main(String... arguments) {
        PrintStream out = System.out;
        Set<String> without = Set.copyOf(Arrays.asList(arguments).subList(1, arguments.length));
        PostDiscoveryFilter filter = descriptor -> FilterResult.includedIf(descriptor
                .getSource()
                .flatMap(PortedTestRunner::name)
                .filter(without::contains)
                .isEmpty());
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(arguments[0]))
                .filters(filter)
                .build();
        LauncherFactory.create().execute(request, new TestExecutionListener() {
            @Override
            public void executionStarted(TestIdentifier test) {
                tell(test, "start", "");
            }

            @Override
            public void executionSkipped(TestIdentifier test, String reason) {
                tell(test, "skipped", reason);
            }

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                String outcome =
                        switch (result.getStatus()) {
                            case SUCCESSFUL -> "passed";
                            case ABORTED -> "skipped";
                            case FAILED -> "failed";
                        };
                tell(
                        test,
                        outcome,
                        result.getThrowable().map(PortedTestRunner::text).orElse(""));
            }

            private void tell(TestIdentifier test, String outcome, String reason) {
                String name = test.getSource().flatMap(PortedTestRunner::name).orElse("");
                boolean failedClass = !test.isTest() && outcome.equals("failed");
                if (test.isTest() || failedClass) {
                    out.println("\n" + MARK + "\t" + outcome + "\t" + name + "\t" + reason);
                    out.flush();
                }
            }
        });
        System.exit(0);
    }

    /** Without what differs from run to run. */
    private static String text(Throwable failure) {
        String text = failure.toString()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(4)
                .reduce((first, second) -> first + " " + second)
                .orElse("")
                .replace('\t', ' ')
                .replaceAll("/tmp/[^ :]*", "<path>")
                .replaceAll("@[0-9a-f]{5,}", "@<hash>");
        return text.length() > 200 ? text.substring(0, 200) : text;
    }

    /** By the class that declares a method. */
    private static Optional<String> name(org.junit.platform.engine.TestSource source) {
        if (source instanceof MethodSource method) {
            String name = method.getMethodName().replaceFirst("\\[.*", "");
            Class<?> declaring = Arrays.stream(method.getJavaClass().getMethods())
                    .filter(candidate -> candidate.getName().equals(name))
                    .<Class<?>>map(Method::getDeclaringClass)
                    .findFirst()
                    .orElse(method.getJavaClass());
            return Optional.of(Api.name(declaring) + "#" + name);
        }
        return source instanceof ClassSource type
                ? Optional.of(Api.name(type.getJavaClass()) + "#*")
                : Optional.empty();
    }
}
