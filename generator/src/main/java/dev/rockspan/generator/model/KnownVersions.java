package dev.rockspan.generator.model;

import java.util.List;

/**
 * The versions of RocksDB that the API can tell from each other.
 *
 * @param made the one that it was made for
 * @param versions all of them, in their order
 * @param others functions of the API that none of them has, sorted
 */
public record KnownVersions(String made, List<Version> versions, List<String> others) {

    /**
     * A version beside the one before it.
     *
     * @param came the functions that are new, sorted
     * @param went the functions that are gone, sorted
     * @param changed the functions of the API that are called otherwise, sorted
     */
    public record Version(String name, List<String> came, List<String> went, List<String> changed) {}

    /** Whether a function is called otherwise in some version than in the one before it. */
    public boolean hasChanged(String function) {
        return versions.stream().anyMatch(version -> version.changed().contains(function));
    }
}
