package dev.rockspan.versions;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A native library of RocksDB.
 *
 * @param options of {@code java}, to load it
 * @param classPath the jar that it is in
 */
record Library(List<String> options, List<String> classPath) {

    /** The one that the run was told to take, or the one in rocksdbjni's jar of a version; empty if there is neither. */
    static Optional<Library> of(String version) {
        String named = System.getProperty("rockspan.native", "");
        if (!named.isEmpty()) {
            return Optional.of(
                    new Library(List.of("-Drockspan.library=" + Path.of(named).toAbsolutePath()), List.of()));
        }
        Path jar = Checkout.OUTPUT.resolve("rocksdbjni").resolve("rocksdbjni-" + version + ".jar");
        return Files.exists(jar) ? Optional.of(new Library(List.of(), List.of(jar.toString()))) : Optional.empty();
    }

    /** The one in the jar that the committed API comes with. */
    static Library committed() {
        return new Library(
                List.of(),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(Library::isJar)
                        .toList());
    }

    /** Whether an entry of a class path is a jar of rocksdbjni. */
    static boolean isJar(String entry) {
        return String.valueOf(Path.of(entry).getFileName()).startsWith("rocksdbjni");
    }
}
