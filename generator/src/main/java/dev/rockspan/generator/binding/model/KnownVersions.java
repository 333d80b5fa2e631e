package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * The versions of RocksDB that the API can tell from each other.
 *
 * @param oldest the oldest version
 * @param later the others, in their order
 * @param others functions of the API that none of them has, sorted
 */
public record KnownVersions(String oldest, List<Version> later, List<String> others) {

    /**
     * A version beside the one before it.
     *
     * @param came the functions that are new, sorted
     * @param went the functions that are gone, sorted
     */
    public record Version(String name, List<String> came, List<String> went) {

        public Version {
            came = List.copyOf(came);
            went = List.copyOf(went);
        }
    }

    public KnownVersions {
        later = List.copyOf(later);
        others = List.copyOf(others);
    }
}
