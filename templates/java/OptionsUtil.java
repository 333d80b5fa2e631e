//# needs Options.loadLatestOptions, LRUCache, ColumnFamilyDescriptor
package dev.rockspan;

import java.util.List;
import java.util.Objects;

/** Loads the options that a database was opened with. */
public final class OptionsUtil {

    private OptionsUtil() {}

    /**
     * Loads the options that a database was last opened with.
     *
     * @param dbPath the folder of the database
     * @param dbOptions set to those of the database
     * @param cfDescs is given the name and the options of each column family, which are to be closed; what a
     *     comparator, merge operator or filter in Java was is not among them
     */
    public static void loadLatestOptions(
            ConfigOptions configOptions, String dbPath, DBOptions dbOptions, List<ColumnFamilyDescriptor> cfDescs) {
        Objects.requireNonNull(cfDescs, "cfDescs is null");
        try (Cache cache = new LRUCache(32 << 20)) {
            LatestOptions latest = Options.loadLatestOptions(
                    dbPath, configOptions.env(), configOptions.ignoreUnknownOptions(), cache);
            try {
                latest.dbOptions().getOptionsFromString("", Options.of(dbOptions));
                for (int i = 0; i < latest.columnFamilyNames().size(); i++) {
                    cfDescs.add(new ColumnFamilyDescriptor(
                            latest.columnFamilyNames().get(i),
                            new ColumnFamilyOptions(latest.columnFamilyOptions().get(i))));
                }
            } finally {
                latest.dbOptions().close();
                latest.columnFamilyOptions().forEach(Options::close);
            }
        }
    }
}
