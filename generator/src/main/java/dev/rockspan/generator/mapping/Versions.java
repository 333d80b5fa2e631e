package dev.rockspan.generator.mapping;

import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.model.KnownVersions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What the API knows at run time of the versions of RocksDB. */
final class Versions {

    private final ApiHistory history;
    private final int own;
    private final Set<String> functions;

    private Versions(CApi api, ApiHistory history) {
        this.history = history;
        this.own = history.versions().indexOf(api.rocksdbVersion());
        this.functions = api.functions().stream().map(CFunction::name).collect(Collectors.toSet());
    }

    static KnownVersions of(CApi api, ApiHistory history) {
        return new Versions(api, history.with(api)).known(api.rocksdbVersion());
    }

    private KnownVersions known(String made) {
        List<KnownVersions.Version> versions = new ArrayList<>();
        for (int index = 0; index < history.versions().size(); index++) {
            versions.add(version(index));
        }
        return new KnownVersions(
                made,
                versions,
                functions.stream()
                        .filter(function -> history.versionsOf(function).isEmpty())
                        .sorted()
                        .toList());
    }

    private KnownVersions.Version version(int index) {
        String version = history.versions().get(index);
        if (index == 0) {
            return new KnownVersions.Version(version, List.of(), List.of(), List.of());
        }
        String before = history.versions().get(index - 1);
        return new KnownVersions.Version(
                version,
                // A fork need not have what came with the versions that it was made from.
                lacking(before, version).stream()
                        .filter(function -> index > own || functions.contains(function))
                        .toList(),
                lacking(version, before),
                history.changedIn(version).stream().filter(functions::contains).toList());
    }

    /** The functions that a version lacks and another one has. */
    private List<String> lacking(String version, String other) {
        return history.functions().keySet().stream()
                .filter(function -> history.versionsOf(function).contains(other))
                .filter(function -> !history.versionsOf(function).contains(version))
                .toList();
    }
}
