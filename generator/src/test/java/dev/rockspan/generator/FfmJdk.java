package dev.rockspan.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The JDK that compiles what the generator emits; the tests themselves may run in an older one. */
public final class FfmJdk {

    private static final int RELEASE = 25;
    private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");
    private static final Pattern HOME = Pattern.compile("<jdkHome>([^<]+)</jdkHome>");

    private FfmJdk() {}

    /** Its home: this JVM's own, JAVA25_HOME, one that Maven has found, or one beside this JVM's. */
    public static Optional<Path> find() {
        List<Path> candidates = new ArrayList<>();
        Path own = Path.of(System.getProperty("java.home"));
        candidates.add(own);
        Optional.ofNullable(System.getenv("JAVA" + RELEASE + "_HOME"))
                .map(Path::of)
                .ifPresent(candidates::add);
        candidates.addAll(foundByMaven());
        candidates.addAll(beside(own));
        return candidates.stream().filter(FfmJdk::isNewEnough).findFirst();
    }

    /** How to have one found, for tests that need it. */
    public static String howToEnable() {
        return "needs a JDK " + RELEASE + " or newer: set JAVA" + RELEASE + "_HOME to one";
    }

    private static List<Path> foundByMaven() {
        Path file = Checkout.folder().resolve("target/jdks.xml");
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        return HOME.matcher(read(file))
                .results()
                .map(match -> Path.of(match.group(1)))
                .toList();
    }

    private static List<Path> beside(Path home) {
        if (home.getParent() == null) {
            return List.of();
        }
        try (Stream<Path> homes = Files.list(home.getParent())) {
            return homes.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isNewEnough(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release) || !Files.isExecutable(home.resolve("bin/javac"))) {
            return false;
        }
        Matcher version = VERSION.matcher(read(release));
        return version.find() && Integer.parseInt(version.group(1)) >= RELEASE;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
