package dev.rockspan.versions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the tests find what they work on. */
final class Checkout {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    static final Path TEMPLATES = ROOT.resolve("templates");
    static final Path EXAMPLES = ROOT.resolve("examples/src/main/java");
    static final Path TESTS = ROOT.resolve("generated/src/test/java");
    static final Path SOURCES = ROOT.resolve("generated/src/main/java");
    static final Path OUTPUT = Path.of("target").toAbsolutePath();

    private Checkout() {}

    /** The versions that have a snapshot, by name. */
    static List<String> versions() {
        try (Stream<Path> files = Files.list(TEMPLATES.resolve("c-api"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("rocksdb-.*\\.json"))
                    .map(name -> name.substring("rocksdb-".length(), name.length() - ".json".length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The Java sources below a folder, sorted; no declaration of a module. */
    static List<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("module-info.java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of the class that a source below a folder declares. */
    static String className(Path folder, Path source) {
        String path = folder.relativize(source).toString();
        return path.substring(0, path.length() - ".java".length()).replace('/', '.');
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
