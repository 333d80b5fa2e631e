package dev.rockspan.generator.cpp;

import dev.rockspan.generator.GenerationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** RocksDB's C++ headers on disk. */
public final class CppHeaders {

    /** Stands in the folder of every RocksDB. */
    private static final String LANDMARK = "version.h";

    private static final List<String> USUAL_PLACES = List.of("rocksdb", "include/rocksdb");

    private final Path folder;
    private final Map<String, String> macros;
    private final Map<String, List<CppEnum>> read = new HashMap<>();

    private CppHeaders(Path folder, Map<String, String> macros) {
        this.folder = folder;
        this.macros = macros;
    }

    /**
     * The headers in a folder.
     *
     * @param folder RocksDB's {@code include/rocksdb}
     * @param macros those that stand for a name
     * @throws GenerationException if it is another folder, or none
     */
    public static CppHeaders in(Path folder, Map<String, String> macros) {
        if (!Files.isRegularFile(folder.resolve(LANDMARK))) {
            throw GenerationException.refused(
                    folder.toString(),
                    "this is not RocksDB's include/rocksdb: it has no " + LANDMARK
                            + USUAL_PLACES.stream()
                                    .map(folder::resolve)
                                    .filter(place -> Files.isRegularFile(place.resolve(LANDMARK)))
                                    .findFirst()
                                    .map(place -> "; did you mean \"" + place + "\"?")
                                    .orElse(""));
        }
        return new CppHeaders(folder, macros);
    }

    /** One of these headers that is always there. */
    public Path landmark() {
        return folder.resolve(LANDMARK);
    }

    /**
     * An enum of a header.
     *
     * @param header below the folder
     * @return all of that name; none if there is no such header
     */
    public List<CppEnum> find(String header, String name) {
        return read.computeIfAbsent(header, this::read).stream()
                .filter(found -> found.name().equals(name))
                .toList();
    }

    /** The first header that has an enum of this name. */
    public Optional<String> headerOf(String name) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".h"))
                    .sorted()
                    .filter(file -> !find(file, name).isEmpty())
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<CppEnum> read(String header) {
        Path file = folder.resolve(header);
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            return CppEnumScanner.scan(
                    file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8), macros);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
