package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.KnownVersions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import java.util.List;
import java.util.stream.IntStream;

/** What the API knows at run time of the versions of RocksDB. */
final class Versions {

    private Versions() {}

    static KnownVersions of(CApi api, ApiHistory history) {
        ApiHistory known = history.with(api);
        List<String> versions = known.versions();
        return new KnownVersions(
                versions.get(0),
                IntStream.range(1, versions.size())
                        .mapToObj(index -> {
                            String before = versions.get(index - 1);
                            String version = versions.get(index);
                            return new KnownVersions.Version(
                                    version, lacking(before, version, known), lacking(version, before, known));
                        })
                        .toList(),
                api.functions().stream()
                        .map(CFunction::name)
                        .filter(function -> known.versionsOf(function).isEmpty())
                        .sorted()
                        .toList());
    }

    /** The functions that a version lacks and another one has. */
    private static List<String> lacking(String version, String other, ApiHistory history) {
        return history.functions().keySet().stream()
                .filter(function -> history.versionsOf(function).contains(other))
                .filter(function -> !history.versionsOf(function).contains(version))
                .toList();
    }
}
