package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

interface DBOptionsInterface<T extends DBOptionsInterface<T>> {

    /**
     * Has RocksDB count and time what the database does. Without statistics it does neither.
     *
     * @param statistics ones that were passed to no other options
     * @throws IllegalStateException if other options were given them: RocksDB's C API cannot share statistics
     */
    default T setStatistics(Statistics statistics) {
        Call.notNull(statistics, "statistics").countFor(this);
        return setStatsLevel(statistics.statsLevel());
    }

    /** Returns what RocksDB counts for these options, to be closed; or null if it counts nothing. */
    default @Nullable Statistics statistics() {
        return getStatisticsString() == null ? null : new Statistics(new DBOptions(this));
    }

    /** Returns the environment that {@link #setEnv} was given, or the default one. */
    default Env getEnv() {
        Env given = env();
        return given == null ? Env.getDefault() : given;
    }

    /**
     * Sets the folders for table files, and how many bytes go into each: newer data into earlier folders, and what is
     * left into the last. By default they are in the folder of the database.
     */
    default T setDbPaths(Collection<DbPath> dbPaths) {
        return setDbPaths(new ArrayList<>(Call.whole(dbPaths, "dbPaths")));
    }

    /** Adds listeners, which RocksDB calls at flushes, compactions and other events. Earlier ones are called, too. */
    default T setListeners(List<AbstractEventListener> listeners) {
        List<AbstractEventListener> all = List.copyOf(Call.whole(listeners, "listeners"));
        T options = Effects.noteGiven(self(), "listeners", all);
        all.forEach(options::addEventListener);
        return options;
    }

    /** Returns the listeners that {@link #setListeners} was given last. */
    default List<AbstractEventListener> listeners() {
        return Effects.given(this, "listeners", List.of());
    }

    /**
     * Sets the log for RocksDB's messages, instead of the file {@code LOG}.
     *
     * @param logger a {@link Logger}
     * @throws IllegalArgumentException if it is none
     */
    default T setLogger(LoggerInterface logger) {
        if (logger instanceof Logger known) {
            return setLogger(known);
        }
        throw new IllegalArgumentException(
                logger == null ? "logger is null" : logger.getClass().getName() + " is no Logger");
    }
}
