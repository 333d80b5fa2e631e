package dev.rockspan.testing;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Runs what might end the JVM: each static method of a class that takes a folder is a scenario and becomes a test. They
 * run one after the other in one child JVM; if one of them ends it, the others go on in the next.
 */
public final class Scenarios {

    private static final String BEGIN = "@begin ";
    private static final String PASS = "@pass ";
    private static final String FAIL = "@fail ";
    private static final int HANGS = 99;
    private static final long PATIENCE_SECONDS = Soak.count(90, 3600);

    private Scenarios() {}

    /** A test for each scenario of {@code scenarios}. */
    public static Stream<DynamicTest> of(Class<?> scenarios, Path folder) {
        return of(scenarios, folder, List.of());
    }

    /** A test for each scenario of {@code scenarios}, in a JVM with these options. */
    public static Stream<DynamicTest> of(Class<?> scenarios, Path folder, List<String> options) {
        List<String> names = methods(scenarios).stream().map(Method::getName).toList();
        Map<String, String> failures = new HashMap<>();
        List<String> left = new ArrayList<>(names);
        while (!left.isEmpty()) {
            run(scenarios, folder, options, left, failures);
        }
        return names.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    if (failures.containsKey(name)) {
                        fail(failures.get(name));
                    }
                }));
    }

    /** Runs the scenarios {@code left} until the child JVM ends; takes out what was run. */
    private static void run(
            Class<?> scenarios, Path folder, List<String> options, List<String> left, Map<String, String> failures) {
        List<String> arguments = new ArrayList<>(List.of(scenarios.getName(), folder.toString()));
        arguments.addAll(left);
        ChildJvm.Outcome outcome = ChildJvm.runWith(options, folder, Scenarios.class, arguments.toArray(String[]::new));
        String running = left.getFirst();
        boolean ended = false;
        for (String line : outcome.output().split("\n")) {
            if (line.startsWith(BEGIN)) {
                running = line.substring(BEGIN.length());
                ended = false;
            } else if (line.equals(PASS + running)) {
                left.remove(running);
                ended = true;
            } else if (line.equals(FAIL + running)) {
                left.remove(running);
                failures.put(running, of(outcome.output(), BEGIN + running + "\n", FAIL + running + "\n"));
                ended = true;
            }
        }
        if (!ended || outcome.exit() != 0) {
            left.remove(running);
            failures.put(running, outcome.describe());
        }
    }

    private static String of(String output, String from, String to) {
        int start = output.indexOf(from) + from.length();
        int end = output.indexOf(to, start);
        return output.substring(start, end < 0 ? output.length() : end);
    }

    private static List<Method> methods(Class<?> scenarios) {
        return Arrays.stream(scenarios.getDeclaredMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()))
                .filter(method -> !Modifier.isPrivate(method.getModifiers()))
                .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {Path.class}))
                .sorted((a, b) -> a.getName().compareTo(b.getName()))
                .toList();
    }

    /** The child: the class, the folder to work in, and the names of the scenarios. */
    public static void main(String... arguments) throws Exception {
        List<String> names = List.of(arguments).subList(2, arguments.length);
        for (Method scenario : methods(Class.forName(arguments[0]))) {
            if (names.contains(scenario.getName())) {
                run(scenario, Path.of(arguments[1]));
            }
        }
    }

    private static void run(Method scenario, Path folder) throws Exception {
        String name = scenario.getName();
        System.out.println(BEGIN + name);
        Thread watchdog = Thread.startVirtualThread(Scenarios::endIfItHangs);
        try {
            scenario.setAccessible(true);
            scenario.invoke(null, Files.createDirectories(folder.resolve(name)));
            System.out.println(PASS + name);
        } catch (InvocationTargetException e) {
            e.getCause().printStackTrace(System.out);
            System.out.println(FAIL + name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            watchdog.interrupt();
        }
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
