package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.pipeline.GenerateRequest.Replaces;
import dev.rockspan.generator.write.TreeWriter;
import dev.rockspan.generator.write.WrittenApi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The API that an output folder holds already, beside the one that is asked for. */
record HeldApi(WrittenApi held, WrittenApi asked) {

    /**
     * Looks whether the output folder may be written to.
     *
     * @throws GenerationException if another API is in the way
     */
    static void refuseOther(WrittenApi asked, GenerateRequest request) {
        inTheWay(asked, request).ifPresent(problem -> {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, problem);
        });
    }

    /** What to say to who must not replace what the output folder holds; empty if it is the API that is asked for. */
    static Optional<Problem> inTheWay(WrittenApi asked, GenerateRequest request) {
        return new TreeWriter(request.output()).held().flatMap(held -> inTheWay(held, asked, request));
    }

    private static Optional<Problem> inTheWay(WrittenApi held, WrittenApi asked, GenerateRequest request) {
        HeldApi both = new HeldApi(held, asked);
        boolean replaced = request.replaces() == Replaces.OTHER_API
                || both.isSameApi()
                        && (request.replaces() == Replaces.OTHER_VERSION
                                || held.rocksdb().equals(asked.rocksdb()));
        return replaced
                ? Optional.empty()
                : Optional.of(both.problem(request.output().toString()));
    }

    private boolean isSameApi() {
        return held.packageName().equals(asked.packageName())
                && held.library().equals(asked.library())
                && asked.addedTemplates().containsAll(held.addedTemplates())
                && (asked.ownHeader() || !held.ownHeader());
    }

    /** The settings that differ from the request, and what to set to have this one replaced. */
    private Problem problem(String output) {
        List<Setting.Use> settings = new ArrayList<>();
        if (!held.packageName().equals(asked.packageName())) {
            settings.add(Setting.PACKAGE.to(held.packageName()));
        }
        if (!held.library().equals(asked.library())) {
            settings.add(Setting.LIBRARY.to(held.library()));
        }
        held.addedTemplates().stream()
                .filter(folder -> !asked.addedTemplates().contains(folder))
                .forEach(folder -> settings.add(Setting.ADD_TEMPLATES.to(folder)));
        if (!held.ownHeader() && !held.rocksdb().equals(asked.rocksdb())) {
            settings.add(Setting.ROCKSDB_VERSION.to(held.rocksdb()));
        }
        String told = numbers(0, settings.size());
        if (held.ownHeader()) {
            told += (told.isEmpty() ? "" : ", and ") + "its " + numbers(settings.size(), settings.size() + 2, " or ");
            settings.add(Setting.HEADER.use());
            settings.add(Setting.SNAPSHOT.use());
        }
        settings.add(Setting.REPLACE.use());
        return new Problem(
                output,
                null,
                "holds another API than the one asked for: " + held.packageName() + " over the library "
                        + held.library() + ", of RocksDB " + held.rocksdb()
                        + (held.ownHeader() ? " with a header of its own" : "")
                        + ". For that one give what it was made with: " + told
                        + ". To have " + asked.packageName() + " over the library " + asked.library() + ", of RocksDB "
                        + asked.rocksdb() + ", in its place: {" + (settings.size() - 1) + '}',
                settings);
    }

    private static String numbers(int from, int to) {
        return numbers(from, to, " ");
    }

    private static String numbers(int from, int to, String between) {
        return IntStream.range(from, to).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(between));
    }
}
