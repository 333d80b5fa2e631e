package dev.rockspan.versions;

import dev.rockspan.RocksDB;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerateResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The API of a version, with the tests of it that hold for every version, and the examples.
 *
 * @param classes compiled
 * @param tests the same of the tests
 * @param examples the same of the examples
 */
record Api(Path classes, Path tests, Path examples) {

    /** On a test class of the API: it uses only what every version has. */
    private static final String MARK = "@Tag(\"any-version\")";

    /** In an example: not every version has what it shows. */
    private static final String NEWER = "Needs RocksDB ";

    /** Generates the API of a version and compiles it. */
    static Path make(String version, ApiSource source, boolean pending) {
        Path folder = Checkout.OUTPUT.resolve("versions").resolve(version);
        GenerateResult made = new GenerationPipeline()
                .generate(new GenerateRequest(
                        source,
                        new Templates(Checkout.TEMPLATES),
                        GenerateRequest.DEFAULT_PACKAGE,
                        GenerateRequest.DEFAULT_LIBRARY,
                        folder,
                        pending,
                        false,
                        GenerateRequest.Replaces.OTHER_VERSION,
                        null));
        System.out.println("RocksDB " + version + ": " + made.counts());
        return Javac.compile(
                "the API of RocksDB " + version,
                Checkout.sources(folder.resolve("src/main/java")),
                machinery(),
                folder.resolve("classes"),
                List.of("-Xlint:all,-serial"));
    }

    /** Compiles the tests and the examples against an API. */
    static Api with(Path classes, String name) {
        Path folder = Checkout.OUTPUT.resolve("versions").resolve(name);
        List<String> path = new ArrayList<>(machinery());
        path.add(classes.toString());
        Path tests = Javac.compile(
                "the version-independent tests for " + name,
                marked(),
                path,
                folder.resolve("tests"),
                List.of("-nowarn", "-implicit:class", "-sourcepath", Checkout.TESTS.toString()));
        Path examples = Javac.compile(
                "the examples for " + name, exampleSources(), path, folder.resolve("examples"), List.of("-nowarn"));
        return new Api(classes, tests, examples);
    }

    private static List<Path> marked() {
        return Checkout.sources(Checkout.TESTS).stream()
                .filter(source -> Checkout.text(source).contains(MARK))
                .toList();
    }

    /** The names of the test classes. */
    static List<String> testClasses() {
        return marked().stream()
                .map(source -> Checkout.className(Checkout.TESTS, source))
                .toList();
    }

    private static List<Path> exampleSources() {
        return Checkout.sources(Checkout.EXAMPLES).stream()
                .filter(source -> !Checkout.text(source).contains(NEWER))
                .toList();
    }

    /** The names of the examples. */
    static List<String> exampleClasses() {
        return exampleSources().stream()
                .filter(source -> Checkout.text(source).contains("static void main("))
                .map(source -> Checkout.className(Checkout.EXAMPLES, source))
                .toList();
    }

    /** The API of the pinned version, as it is committed. */
    static Path committed() {
        try {
            return Path.of(RocksDB.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What this JVM's class path has, but for APIs and libraries. */
    static List<String> machinery() {
        return Stream.of(System.getProperty("java.class.path").split(":"))
                .filter(entry -> !entry.equals(committed().toString()))
                .filter(entry -> !Library.isJar(entry))
                .toList();
    }

    /** All of it. */
    List<String> classPath() {
        List<String> path = new ArrayList<>(List.of(classes.toString(), tests.toString(), examples.toString()));
        path.addAll(machinery());
        return path;
    }
}
