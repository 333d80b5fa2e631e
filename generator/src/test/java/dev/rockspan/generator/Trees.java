package dev.rockspan.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Looks at all files of a folder at once. */
public final class Trees {

    private Trees() {}

    /** Path to content. */
    public static SortedMap<String, String> contents(Path folder) {
        return map(folder, file -> {
            try {
                return Files.readString(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Path to time of last change. */
    public static SortedMap<String, FileTime> times(Path folder) {
        return map(folder, file -> {
            try {
                return Files.getLastModifiedTime(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static <T> SortedMap<String, T> map(Path folder, Function<Path, T> value) {
        SortedMap<String, T> tree = new TreeMap<>();
        if (!Files.exists(folder)) {
            return tree;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> tree.put(folder.relativize(file).toString(), value.apply(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return tree;
    }
}
