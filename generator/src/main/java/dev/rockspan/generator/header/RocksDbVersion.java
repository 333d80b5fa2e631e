package dev.rockspan.generator.header;

import dev.rockspan.generator.GenerationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version of RocksDB: {@code c.h} does not tell, but {@code version.h} beside it does. */
public final class RocksDbVersion {

    private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\.\\d+");

    private RocksDbVersion() {}

    /**
     * What the {@code version.h} beside a header that a user names says, if there is one.
     *
     * @throws dev.rockspan.generator.GenerationException if there is no such header: without it, nobody cares for its
     *     version
     */
    public static Optional<String> besideNamed(Path header) {
        HeaderReader.checkThatItIsThere(header);
        return beside(header);
    }

    /** What the {@code version.h} beside a header says, if there is one. */
    public static Optional<String> beside(Path header) {
        Path file = header.resolveSibling("version.h");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return define(text, "ROCKSDB_MAJOR").flatMap(major -> define(text, "ROCKSDB_MINOR")
                    .flatMap(minor -> define(text, "ROCKSDB_PATCH").map(patch -> major + "." + minor + "." + patch)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> define(String text, String name) {
        Matcher matcher = Pattern.compile("(?m)^\\s*#\\s*define\\s+" + name + "\\s+(\\d+)")
                .matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** Refuses what is no version, and a version that {@code version.h} contradicts. */
    public static void check(String version, Path header) {
        if (!VERSION.matcher(version).matches()) {
            throw GenerationException.refused('"' + version + '"', "is not a RocksDB version; one looks like 11.8.1");
        }
        beside(header).filter(found -> !found.equals(version)).ifPresent(found -> {
            throw GenerationException.refused(
                    header.resolveSibling("version.h").toString(),
                    "this header is of RocksDB " + found + ", not " + version + "; did you mean \"" + found + "\"?");
        });
    }
}
