package dev.rockspan.generator.header;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.Suggestions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the headers that a user names and refuses, with the place, what is no C header of RocksDB. */
public final class HeaderReader {

    private static final String ROCKSDB_PREFIX = "rocksdb_";
    private static final List<String> USUAL_PLACES = List.of("c.h", "rocksdb/c.h", "include/rocksdb/c.h");

    private HeaderReader() {}

    /**
     * Reads {@code c.h} and the headers that extend it, in this order.
     *
     * @param header RocksDB's {@code c.h}
     * @param extensionHeaders C headers that declare more functions over RocksDB's types
     */
    public static List<HeaderFile> read(Path header, List<Path> extensionHeaders) {
        List<HeaderFile> headers = new ArrayList<>();
        HeaderFile main = read(header);
        if (main.scan().functions().stream().noneMatch(name -> name.startsWith(ROCKSDB_PREFIX))) {
            throw GenerationException.refused(
                    header.toString(),
                    "this is not RocksDB's C header: it declares no function named rocksdb_*; give include/rocksdb/c.h");
        }
        headers.add(main);
        for (Path extension : extensionHeaders) {
            HeaderFile file = read(extension);
            if (headers.stream().anyMatch(other -> other.path().equals(file.path()))) {
                throw GenerationException.refused(extension.toString(), "this header is named twice");
            }
            if (headers.stream().anyMatch(other -> other.name().equals(file.name()))) {
                throw GenerationException.refused(
                        extension.toString(),
                        "another header is named " + file.name() + " as well: rename one of them");
            }
            headers.add(file);
        }
        return List.copyOf(headers);
    }

    /** Reads one header, such as that of an extension that has a snapshot of its own. */
    public static HeaderFile read(Path header) {
        byte[] bytes = bytes(header);
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\0') >= 0) {
            throw GenerationException.refused(header.toString(), "this is a binary file, not a header");
        }
        if (text.isBlank()) {
            throw GenerationException.refused(header.toString(), "the header is empty");
        }
        HeaderScan scan = HeaderScanner.scan(header.toString(), text.startsWith("\uFEFF") ? text.substring(1) : text);
        if (scan.functions().isEmpty()
                && scan.enums().isEmpty()
                && scan.structs().isEmpty()) {
            throw GenerationException.refused(header.toString(), "the header declares nothing that could be called");
        }
        return new HeaderFile(realPath(header), header.getFileName().toString(), Sha256.of(bytes), scan);
    }

    /**
     * Refuses a header that there is not, and a directory.
     *
     * @throws GenerationException with what was probably meant
     */
    static void checkThatItIsThere(Path header) {
        if (Files.isDirectory(header)) {
            String hint = USUAL_PLACES.stream()
                    .map(header::resolve)
                    .filter(Files::isRegularFile)
                    .findFirst()
                    .map(found -> "; did you mean \"" + found + "\"?")
                    .orElse("; give the file include/rocksdb/c.h");
            throw GenerationException.refused(header.toString(), "this is a directory, not a header" + hint);
        }
        if (Files.notExists(header)) {
            throw noSuchHeader(header);
        }
    }

    private static GenerationException noSuchHeader(Path header) {
        return GenerationException.refused(header.toString(), "there is no such header" + didYouMean(header));
    }

    private static byte[] bytes(Path header) {
        checkThatItIsThere(header);
        try {
            return Files.readAllBytes(header);
        } catch (NoSuchFileException e) {
            throw noSuchHeader(header);
        } catch (AccessDeniedException e) {
            throw GenerationException.refused(header.toString(), "this header may not be read by the current user");
        } catch (IOException e) {
            throw GenerationException.refused(header.toString(), "this header cannot be read: " + e);
        }
    }

    private static String didYouMean(Path header) {
        Path directory = header.toAbsolutePath().getParent();
        if (directory == null || !Files.isDirectory(directory)) {
            return "";
        }
        try (Stream<Path> siblings = Files.list(directory)) {
            List<String> names = siblings.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".h"))
                    .toList();
            Optional<String> nearest = Suggestions.nearest(header.getFileName().toString(), names);
            return nearest.map(name -> "; did you mean \"" + header.resolveSibling(name) + "\"?")
                    .orElse("");
        } catch (IOException | UncheckedIOException e) {
            return "";
        }
    }

    private static Path realPath(Path header) {
        try {
            return header.toRealPath();
        } catch (IOException e) {
            throw GenerationException.refused(header.toString(), "this header cannot be read: " + e);
        }
    }
}
