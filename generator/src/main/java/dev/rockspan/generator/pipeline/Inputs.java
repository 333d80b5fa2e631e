package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Folders;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.javasource.JavaTemplates;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Comparator;

/** Digests what an API is made from, the same on every machine. */
final class Inputs {

    private Inputs() {}

    static String digest(String snapshotDigest, GenerateRequest request) {
        StringBuilder all = new StringBuilder("package ").append(request.packageName());
        all.append("\nlibrary ").append(request.library());
        if (!request.module()) {
            all.append("\nwithout a module");
        }
        if (request.allowPending()) {
            all.append("\nwithout what is undecided");
        }
        all.append("\nsnapshot ").append(snapshotDigest);
        append(all, request.templates().folder());
        for (Path added : request.templates().added()) {
            all.append("\nand ").append(name(added));
            append(all, added);
        }
        return Sha256.of(all.toString());
    }

    private static void append(StringBuilder all, Path templates) {
        append(all, templates, ".yaml");
        append(all, SnapshotFolder.of(templates), ".json");
        for (Path file : JavaTemplates.files(templates)) {
            append(all, templates.relativize(file).toString().replace('\\', '/'), file);
        }
    }

    private static void append(StringBuilder all, String name, Path file) {
        try {
            all.append('\n').append(name).append(' ').append(Sha256.of(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void append(StringBuilder all, Path folder, String suffix) {
        Folders.list(folder).stream()
                .filter(file -> file.toString().endsWith(suffix))
                .sorted(Comparator.comparing(Inputs::name))
                .forEach(file -> append(all, name(file), file));
    }

    /** What is known everywhere of a file or folder. */
    static String name(Path file) {
        return String.valueOf(file.toAbsolutePath().normalize().getFileName());
    }
}
