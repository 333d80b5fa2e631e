package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.pipeline.GenerateRequest.Replaces;
import dev.rockspan.generator.write.WrittenApi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The API that an output folder holds already, beside the one that is asked for. */
final class HeldApi {

    private final WrittenApi held;
    private final WrittenApi asked;

    private HeldApi(WrittenApi held, WrittenApi asked) {
        this.held = held;
        this.asked = asked;
    }

    /** What to say to who must not replace it without a word; empty if it is the API that is asked for. */
    static Optional<Problem> inTheWay(WrittenApi held, WrittenApi asked, GenerateRequest request) {
        HeldApi both = new HeldApi(held, asked);
        boolean replaced = request.replaces() == Replaces.OTHER_API
                || both.isSameApi()
                        && (request.replaces() == Replaces.OTHER_VERSION
                                || held.rocksdb().equals(asked.rocksdb()));
        return replaced
                ? Optional.empty()
                : Optional.of(new Problem(request.output().toString(), both.message()));
    }

    private boolean isSameApi() {
        return held.packageName().equals(asked.packageName())
                && held.library().equals(asked.library())
                && asked.addedTemplates().containsAll(held.addedTemplates())
                && (asked.ownHeader() || !held.ownHeader());
    }

    private String message() {
        return "holds another API than the one asked for: " + held.packageName() + " over the library "
                + held.library() + ", of RocksDB " + held.rocksdb()
                + (held.ownHeader() ? " with a header of its own" : "")
                + ". For that one give what it was made with: " + options()
                + ". To have " + asked.packageName() + " over the library " + asked.library() + ", of RocksDB "
                + asked.rocksdb() + ", in its place: --replace";
    }

    /** What differs from the request, as it is said on the command line. */
    private String options() {
        List<String> options = new ArrayList<>();
        if (!held.packageName().equals(asked.packageName())) {
            options.add("--package=" + held.packageName());
        }
        if (!held.library().equals(asked.library())) {
            options.add("--library=" + held.library());
        }
        held.addedTemplates().stream()
                .filter(folder -> !asked.addedTemplates().contains(folder))
                .forEach(folder -> options.add("--add-templates=" + folder));
        if (held.ownHeader()) {
            return String.join(" ", options) + (options.isEmpty() ? "" : ", and ") + "its --header or --snapshot";
        }
        if (!held.rocksdb().equals(asked.rocksdb())) {
            options.add("--rocksdb-version=" + held.rocksdb());
        }
        return String.join(" ", options);
    }
}
