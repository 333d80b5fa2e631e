package dev.rockspan.generator.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** What the system has against reading or writing a file. */
public final class FileTrouble {

    private FileTrouble() {}

    /** The failure in a line for people: most of Java's messages are nothing but the path. */
    public static String inWords(UncheckedIOException failure) {
        IOException cause = Objects.requireNonNull(failure.getCause());
        if (cause instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied";
        }
        if (cause instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file";
        }
        return String.valueOf(cause.getMessage());
    }
}
