package dev.rockspan.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the tests find things: the committed facts, the generated sources, the compiled classes. */
public final class Repository {

    /** The folder of this module. */
    private static final Path MODULE = Path.of("").toAbsolutePath();

    private Repository() {}

    /** The facts about RocksDB's C API, as jextract gave them. */
    public static JsonNode facts() {
        return read(MODULE.resolve("../templates/c-api/rocksdb-11.8.1.json"));
    }

    /** The same about the extension's header. */
    public static JsonNode extensionFacts() {
        return read(MODULE.resolve("../templates/c-api/rockspan_extras.json"));
    }

    /** What became of each C function. */
    public static JsonNode coverage() {
        return read(MODULE.resolve("coverage.json"));
    }

    /** The generated sources. */
    public static List<Path> sources() {
        return filesUnder(MODULE.resolve("src/main/java"), ".java");
    }

    /** A page of the documentation. */
    public static Path page(String name) {
        return MODULE.resolve("../docs").resolve(name);
    }

    /** The folder or jar that a class was loaded from. */
    public static Path classesOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether a class is one that the templates bring, and not made of anything of C's. */
    public static boolean isJavaOfTemplates(String className) {
        return className.startsWith("dev.rockspan.")
                && Files.isRegularFile(MODULE.resolve("../templates/java")
                        .resolve(className.substring("dev.rockspan.".length()).replace('.', '/') + ".java"));
    }

    /** All files under {@code folder} whose names end in {@code suffix}, sorted. */
    public static List<Path> filesUnder(Path folder, String suffix) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode read(Path file) {
        try {
            return JsonMapper.builder().build().readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
