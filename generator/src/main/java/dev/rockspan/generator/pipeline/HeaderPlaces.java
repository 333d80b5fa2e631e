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
import java.util.stream.Stream;

/** Says on which line of a header stands what a problem is about: the facts of C do not tell. */
final class HeaderPlaces {

    private final List<Path> headers;

    private HeaderPlaces(ApiSource.Headers source) {
        headers = Stream.concat(Stream.of(source.header()), source.extensionHeaders().stream())
                .toList();
    }

    /** Does what may find problems; where it reads headers, those without a line of a template get one of a header. */
    static <T> T found(ApiSource source, Supplier<T> work) {
        try {
            return work.get();
        } catch (GenerationException e) {
            if (!(source instanceof ApiSource.Headers given)) {
                throw e;
            }
            HeaderPlaces places = new HeaderPlaces(given);
            throw new GenerationException(
                    e.kind(), e.problems().stream().map(places::of).toList());
        }
    }

    private Problem of(Problem problem) {
        if (problem.symbol() == null) {
            return problem;
        }
        Pattern declaration = Pattern.compile("\\b" + problem.symbol() + "\\b");
        return headers.stream()
                .flatMap(header -> place(header, declaration).stream())
                .findFirst()
                .map(problem::at)
                .orElse(problem);
    }

    private static Optional<String> place(Path header, Pattern declaration) {
        try {
            List<String> lines = Files.readAllLines(header, StandardCharsets.ISO_8859_1);
            return IntStream.range(0, lines.size())
                    .filter(line -> declaration.matcher(lines.get(line)).find())
                    .mapToObj(line -> header + ":" + (line + 1))
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
