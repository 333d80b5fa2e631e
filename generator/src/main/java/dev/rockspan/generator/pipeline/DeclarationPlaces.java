package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the line of a header or snapshot that declares what a problem is about, as the facts of C have no lines. */
final class DeclarationPlaces {

    private final List<Path> files;

    private DeclarationPlaces(List<Path> files) {
        this.files = files;
    }

    /** Does what may find problems; those without a line of a template get one of the headers or the snapshot. */
    static <T> T found(List<Path> files, Supplier<T> work) {
        try {
            return work.get();
        } catch (GenerationException e) {
            DeclarationPlaces places = new DeclarationPlaces(files);
            throw new GenerationException(
                    e.kind(), e.problems().stream().map(places::of).toList());
        }
    }

    private Problem of(Problem problem) {
        if (problem.symbol() == null) {
            return problem;
        }
        Pattern declaration = Pattern.compile("\\b" + problem.symbol() + "\\b");
        return files.stream()
                .flatMap(file -> place(file, declaration).stream())
                .findFirst()
                .map(problem::at)
                .orElse(problem);
    }

    private static Optional<String> place(Path file, Pattern declaration) {
        try {
            List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
            return IntStream.range(0, lines.size())
                    .filter(line -> declaration.matcher(lines.get(line)).find())
                    .mapToObj(line -> file + ":" + (line + 1))
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
