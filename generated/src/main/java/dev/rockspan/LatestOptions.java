package dev.rockspan;

import java.util.List;

/**
 * The options that a database was last opened with: its own, and those of each column family in the order of their names; each is to be closed. {@code RocksDB.open} takes them in this order, with the path after the first.
 *
 * @param dbOptions as RocksDB has it
 * @param columnFamilyNames as RocksDB has it
 * @param columnFamilyOptions as RocksDB has it
 */
public record LatestOptions(Options dbOptions, List<String> columnFamilyNames,
        List<Options> columnFamilyOptions) {
}
