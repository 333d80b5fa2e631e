package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Drift;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.cpp.CppHeaders;
import dev.rockspan.generator.header.RocksDbVersion;
import dev.rockspan.generator.rules.Rules;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says of which version enums are compared with C++ headers, and what came of it. */
final class Drifts {

    private Drifts() {}

    /**
     * The version to compare with the headers: what two versions say otherwise is no drift.
     *
     * @param named null for that of the headers, or the pinned one where there is no snapshot of it
     * @throws GenerationException if the headers are of another version than the one that is named
     */
    static String version(Path headers, @Nullable String named, Templates templates, PipelineListener listener) {
        String ofHeaders = RocksDbVersion.beside(headers.resolve("c.h")).orElse(null);
        if (named != null) {
            if (ofHeaders != null && !ofHeaders.equals(named)) {
                throw GenerationException.refused(
                        headers.toString(),
                        "these headers are of RocksDB " + ofHeaders + ", not " + named
                                + "; what differs between versions is no drift");
            }
            return named;
        }
        if (ofHeaders == null || new SnapshotFolder(templates).versions().contains(ofHeaders)) {
            return ofHeaders == null ? PinnedVersion.rocksdb() : ofHeaders;
        }
        listener.notice("There is no snapshot of RocksDB " + ofHeaders + ", which the headers are of: compared are the"
                + " enums of RocksDB " + PinnedVersion.rocksdb());
        return PinnedVersion.rocksdb();
    }

    static DriftResult result(String version, Rules rules, CppHeaders headers, List<Drift> drifts) {
        return new DriftResult(
                version,
                RocksDbVersion.beside(headers.landmark()).orElse(null),
                (int) rules.enums().values().stream()
                        .filter(located -> located.rule().cpp() != null)
                        .count(),
                drifts);
    }
}
