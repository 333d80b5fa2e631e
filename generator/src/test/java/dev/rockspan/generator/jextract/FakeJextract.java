package dev.rockspan.generator.jextract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** A shell script that stands in for jextract and behaves as badly as a test wants. */
final class FakeJextract {

    private String version = "echo 'jextract 25'; echo 'JDK version 25'";
    private String list = "echo '--include-function rocksdb_x # header: /c.h' > \"$2\"";
    private String generate =
            "mkdir -p \"$2/rockspan/raw\" && echo 'class RocksDBC {}' > \"$2/rockspan/raw/RocksDBC.java\"";

    /** What {@code --version} does. */
    FakeJextract version(String script) {
        version = script;
        return this;
    }

    /** What {@code --dump-includes <file>} does; the file is {@code $2}. */
    FakeJextract list(String script) {
        list = script;
        return this;
    }

    /** What {@code --output <directory>} does; the directory is {@code $2}. */
    FakeJextract generate(String script) {
        generate = script;
        return this;
    }

    Path in(Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("jextract"), """
                #!/bin/sh
                case "$1" in
                --version) %s ;;
                --dump-includes) %s ;;
                --output) %s ;;
                *) echo "unknown option: $1" >&2; exit 1 ;;
                esac
                """.formatted(version, list, generate));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file;
    }
}
