package dev.rockspan.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.ChildJvm;
import dev.rockspan.generator.ChildJvm.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The launcher in a checkout of its own, with the classes under test and a Maven that notes when it is called. */
@DisabledOnOs(OS.WINDOWS)
@Execution(ExecutionMode.CONCURRENT)
class LauncherTest {

    @TempDir
    Path folder;

    private Path home;
    private Path bin;
    private Path calls;

    @BeforeEach
    void makeACheckout() throws IOException {
        home = Files.createDirectories(folder.resolve("a checkout"));
        Files.copy(Checkout.folder().resolve("rockspan"), home.resolve("rockspan"));
        executable(home.resolve("rockspan"));
        Files.createDirectories(home.resolve("generator/src/main"));
        Files.createFile(home.resolve("generator/src/main/Source.java"));
        Files.createDirectories(home.resolve("templates"));
        Files.createFile(home.resolve("generator/pom.xml"));
        Files.createFile(home.resolve("pom.xml"));
        bin = Files.createDirectories(folder.resolve("bin"));
        calls = folder.resolve("calls");
        Path lib = home.resolve("generator/target/lib");
        mavenThat("mkdir -p '" + lib + "'", "cp '" + classesUnderTest() + "' '" + lib + "'");
    }

    @Test
    void buildsOnFirstUseAndSaysSo() throws IOException {
        Outcome first = launch(folder, "--version");
        assertThat(first.err()).startsWith("rockspan: building the generator");
        assertThat(first.out()).startsWith("Rockspan ");
        assertThat(first.exitCode()).isZero();

        Outcome second = launch(folder, "--version");
        assertThat(second.err()).isEmpty();
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(calls).content().hasLineCount(1);
    }

    @Test
    void buildsAgainWhenASourceIsNewer() throws IOException {
        launch(folder, "--version");
        touch(home.resolve("generator/src/main/Source.java"));

        assertThat(launch(folder, "--version").err()).contains("building");
        assertThat(calls).content().hasLineCount(2);
    }

    @Test
    void buildsAgainWhenASourceIsGone() throws IOException {
        launch(folder, "--version");
        Files.delete(home.resolve("generator/src/main/Source.java"));
        touch(home.resolve("generator/src/main"));

        assertThat(launch(folder, "--version").err()).contains("building");
    }

    @Test
    void keepsTheExitCodeAndTheArguments() throws IOException {
        Outcome outcome = launch(folder, "explain", "no such symbol", "--rocksdb-version", "1 2");

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains("\"1 2\"");
    }

    @Test
    void putsNothingElseInThePlaceOfThePinnedApiUnlessThatIsNamed() throws IOException {
        Path snapshots = Files.createDirectories(home.resolve("templates/c-api"));
        for (String version : List.of("1.2.3", Checkout.ROCKSDB)) {
            Files.createFile(snapshots.resolve("rocksdb-" + version + ".json"));
        }
        Path snapshot = Checkout.snapshots().get(0);
        for (List<String> other : List.of(
                List.of("--rocksdb", "1.2.3"),
                List.of("--snapshot", snapshot.toString()),
                List.of("--header", "c.h", "--rocksdb", "1.2.3"),
                List.of("--package", "com.acme.db"),
                List.of("--library", "acme"))) {
            // They are asked alike, so that one that is checked will do.
            for (String command : other.contains("acme") ? List.of("generate", "check") : List.of("generate")) {
                List<String> arguments = new ArrayList<>(List.of(command));
                arguments.addAll(other);
                Outcome outcome = launch(folder, arguments.toArray(String[]::new));
                assertThat(outcome.exitCode()).as(arguments.toString()).isEqualTo(2);
                assertThat(outcome.err()).contains("Say with --output where");
            }
        }
        Path readme = Files.writeString(folder.resolve("README.md"), "# Read me");
        Outcome noSnapshot = launch(folder, "generate", "--snapshot", readme.toString());
        assertThat(noSnapshot.exitCode()).isEqualTo(3);
        assertThat(noSnapshot.err()).contains("README.md: this is no snapshot").doesNotContain("--output");
        assertThat(launch(folder, "generate", "--rocksdb", Checkout.ROCKSDB).exitCode())
                .isEqualTo(3);
        assertThat(launch(folder, "generate", "--rocksdb", "1.2.3", "--output", "generated")
                        .exitCode())
                .isEqualTo(3);
    }

    @Test
    void findsItsCheckoutThroughASymbolicLinkFromAnywhere() throws IOException {
        Path link = Files.createSymbolicLink(bin.resolve("rs"), Path.of("..", "a checkout", "rockspan"));
        Path elsewhere = Files.createDirectories(folder.resolve("else/where"));
        Path snapshot = Files.createDirectories(home.resolve("templates/c-api"))
                .resolve("rocksdb-" + Checkout.ROCKSDB + ".json");
        Files.writeString(snapshot, "no snapshot");

        Outcome outcome = run(elsewhere, List.of(link.toString(), "coverage"), environment());

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains(snapshot.toRealPath().toString());
    }

    @Test
    void showsWhyTheBuildFailed() throws IOException {
        mavenThat("echo '[INFO] chatter'", "echo '[ERROR] it is broken'", "exit 1");

        Outcome outcome = launch(folder, "--version");

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err())
                .contains("[ERROR] it is broken")
                .doesNotContain("chatter")
                .contains("the generator does not build")
                .contains("rockspan.log");
        assertThat(launch(folder, "--version").err()).contains("it is broken");
    }

    @Test
    void saysThatMavenIsMissing() throws IOException {
        Files.delete(bin.resolve("mvn"));

        Outcome outcome = launch(folder, "--version");

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains("Maven 3.8 or newer is needed").contains("Install Maven");
    }

    @Test
    void saysThatJavaIsMissing() throws IOException {
        Map<String, String> environment = environment();
        environment.put("JAVA_HOME", folder.resolve("no-java").toString());

        Outcome outcome = run(folder, List.of(home.resolve("rockspan").toString()), environment);

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains("Java 17 or newer is needed").contains("JAVA_HOME");
    }

    @Test
    void saysThatJavaIsTooOld() throws IOException {
        Path old = Files.createDirectories(folder.resolve("old/bin"));
        executable(Files.writeString(old.resolve("java"), "#!/bin/sh\necho 'openjdk version \"11.0.2\" 2019' >&2\n"));
        Map<String, String> environment = environment();
        environment.put("JAVA_HOME", old.getParent().toString());

        Outcome outcome = run(folder, List.of(home.resolve("rockspan").toString()), environment);

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains("Java 17 or newer is needed").contains("is 11");
    }

    @Test
    void worksInATurkishLocale() throws IOException {
        Map<String, String> environment = environment();
        environment.put("LC_ALL", "tr_TR.UTF-8");

        Outcome outcome = run(folder, List.of(home.resolve("rockspan").toString(), "--version"), environment);

        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out()).startsWith("Rockspan ");
    }

    private Outcome launch(Path directory, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(home.resolve("rockspan").toString()));
        command.addAll(List.of(arguments));
        return run(directory, command, environment());
    }

    private static Outcome run(Path directory, List<String> command, Map<String, String> environment) {
        return ChildJvm.run(directory, environment, command);
    }

    private Map<String, String> environment() throws IOException {
        Map<String, String> environment = new HashMap<>();
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("PATH", bin + File.pathSeparator + toolsOnly());
        return environment;
    }

    /** A PATH with the tools that the launcher uses and nothing else: no Maven of this machine. */
    private String toolsOnly() throws IOException {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool :
                List.of("cat", "cp", "dirname", "find", "grep", "head", "mkdir", "mv", "readlink", "rm", "sed")) {
            executable(Files.writeString(tools.resolve(tool), "#!/bin/sh\nexec " + onPath(tool) + " \"$@\"\n"));
        }
        return tools.toString();
    }

    private static Path onPath(String tool) {
        for (String part : System.getenv("PATH").split(File.pathSeparator, -1)) {
            Path candidate = Path.of(part, tool);
            if (Files.isExecutable(candidate)) {
                return candidate;
            }
        }
        throw new IllegalStateException("there is no " + tool + " on this machine");
    }

    /** A jar that is nothing but the class path of this test. */
    private Path classesUnderTest() throws IOException {
        StringBuilder classPath = new StringBuilder();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            classPath.append(Path.of(entry).toUri()).append(' ');
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath.toString());
        Path jar = folder.resolve("classes.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }

    private void mavenThat(String... commands) throws IOException {
        String script = "#!/bin/sh\necho called >> '" + calls + "'\n" + String.join("\n", commands) + "\n";
        executable(Files.writeString(bin.resolve("mvn"), script));
    }

    private static void executable(Path file) {
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private static void touch(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(2)));
    }
}
