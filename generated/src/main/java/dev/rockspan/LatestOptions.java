package dev.rockspan;

import java.util.List;

/**
 * The options that a database was last opened with: its own, and those of each column family in the order of their
 * names; each is to be closed. {@code RocksDB.open} takes them in this order, with the path after the first.
 *
 * @param dbOptions a new object, to be closed
 * @param columnFamilyNames sorted
 * @param columnFamilyOptions new objects, each to be closed, in the order of the names
 */
public record LatestOptions(Options dbOptions, List<String> columnFamilyNames, List<Options> columnFamilyOptions) {
}
