package dev.rockspan.generator.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.ChildJvm;
import dev.rockspan.generator.ChildJvm.Outcome;
import dev.rockspan.generator.FfmJdk;
import dev.rockspan.generator.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is emitted compiles against the runtime without a warning, and every public member has its whole Javadoc. */
class EmittedCodeCompilesTest {

    @TempDir
    Path folder;

    @Test
    void theToyApiCompilesWithoutAWarning() throws Exception {
        Optional<Path> jdk = FfmJdk.find();
        assumeTrue(jdk.isPresent(), FfmJdk.howToEnable());
        Path annotations = Path.of(Nullable.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path runtime = folder.resolve("runtime");
        Path toy = folder.resolve("toy");

        javac(
                jdk.get(),
                List.of("-nowarn", "-d", runtime.toString(), "-p", annotations.toString()),
                sources(Checkout.folder().resolve("runtime/src/main/java")));
        javac(
                jdk.get(),
                List.of(
                        "-Xlint:all,-processing,-classfile,-options,-serial",
                        "-Xdoclint:all/protected",
                        "-Xdoclint:-missing",
                        "-Xdoclint/package:-dev.toy.raw",
                        "-Werror",
                        "-d",
                        toy.toString(),
                        "-p",
                        annotations + java.io.File.pathSeparator + runtime),
                written(ToyApi.emit(ToyApi.model())));

        assertThat(toy.resolve("dev/toy/Toy.class")).exists();
        assertThat(toy.resolve("module-info.class")).exists();
    }

    private void javac(Path jdk, List<String> options, List<Path> files) throws IOException {
        Path list = Files.createTempFile(folder, "files", ".txt");
        Files.write(
                list,
                files.stream()
                        .map(file -> '"' + file.toString().replace('\\', '/') + '"')
                        .toList());
        List<String> command = new ArrayList<>();
        command.add(jdk.resolve("bin/javac").toString());
        command.addAll(List.of("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
        command.addAll(options);
        command.add("@" + list);
        Outcome outcome = ChildJvm.run(folder, Map.of(), command);
        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private List<Path> written(List<SourceFile> files) throws IOException {
        List<Path> paths = new ArrayList<>();
        for (SourceFile file : files) {
            Path path = folder.resolve("sources").resolve(file.path());
            Files.createDirectories(path.getParent());
            paths.add(Files.writeString(path, file.content()));
        }
        return paths;
    }
}
