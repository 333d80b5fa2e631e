package dev.rockspan.runtime;

import java.util.Objects;
import java.util.Optional;

/**
 * The version of a native library, as far as can be known. RocksDB's C API has no function that returns it, so it is
 * concluded from the functions that the library has, for the versions that the API knows. Between two of those nothing
 * is known. A fork, or a library that was built without some functions, can look older than it is. A version that
 * brought no function looks like the one before it.
 *
 * <p>The exact version is in what RocksDB writes: the first lines of the file {@code LOG} of every database, and its
 * {@code OPTIONS} files.
 *
 * @param atLeast the newest known version all of whose new functions the library has; empty if there is none
 * @param before the first known version after that; empty if the library has the functions of the newest
 * @param carrier the version in the name of the jar that the library came from; empty if it came from none, or from one
 *     without
 */
public record LibraryVersion(Optional<String> atLeast, Optional<String> before, Optional<String> carrier) {

    public LibraryVersion {
        Objects.requireNonNull(atLeast, "atLeast is null");
        Objects.requireNonNull(before, "before is null");
        Objects.requireNonNull(carrier, "carrier is null");
    }

    /** Returns what is known, in words. */
    @Override
    public String toString() {
        String range = atLeast.map(version -> version + " or later").orElse("an unknown version")
                + before.map(version -> ", before " + version).orElse("");
        return "RocksDB "
                + carrier.map(version -> version + " by its jar; by its functions ")
                        .orElse("") + range;
    }
}
