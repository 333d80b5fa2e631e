//# needs DBOptionsInterface
package dev.rockspan;

import org.jspecify.annotations.Nullable;

interface DBOptionsInterface<T extends DBOptionsInterface<T>> {

    //# needs Statistics
    /**
     * Has RocksDB count into statistics.
     *
     * @param statistics which no other options were given
     * @throws IllegalStateException if other options were given them: RocksDB's C API cannot share statistics
     */
    default T setStatistics(Statistics statistics) {
        statistics.countFor(this);
        return setStatsLevel(statistics.statsLevel());
    }

    /** Returns what RocksDB counts for these options, to be closed; or null if it counts nothing. */
    default @Nullable Statistics statistics() {
        return getStatisticsString() == null ? null : new Statistics(new DBOptions(this));
    }
    //# end
}
