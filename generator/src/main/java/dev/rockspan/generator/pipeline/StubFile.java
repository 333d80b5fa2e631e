package dev.rockspan.generator.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The template in which somebody decides what is undecided of a version. */
final class StubFile {

    private static final String PREFIX = "undecided-";
    private static final String SUFFIX = ".yaml";

    private StubFile() {}

    /** Where it goes: beside those there may be already, which somebody may have begun to fill in. */
    static Path next(Path templates, String rocksdbVersion) {
        Path file = templates.resolve(PREFIX + rocksdbVersion + SUFFIX);
        for (int next = 2; Files.exists(file); next++) {
            file = templates.resolve(PREFIX + rocksdbVersion + '-' + next + SUFFIX);
        }
        return file;
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
