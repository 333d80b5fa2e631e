package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

class ColumnFamilyOptions {

    /**
     * Creates options from properties, named as in an options string.
     *
     * @return null if RocksDB does not know one of them, or its value
     * @throws IllegalArgumentException if there are none
     */
    public static @Nullable ColumnFamilyOptions getColumnFamilyOptionsFromProps(@Nullable Properties properties) {
        String text = Options.getOptionStringFromProps(properties);
        ColumnFamilyOptions options = new ColumnFamilyOptions();
        try {
            return Options.change(options, text);
        } catch (RocksDBException e) {
            options.close();
            return null;
        }
    }

    /**
     * Creates options from properties, named as in an options string.
     *
     * @return null if RocksDB does not know one of them, or its value
     * @throws IllegalArgumentException if there are none
     * @throws UnsupportedOperationException if unknown ones are to be ignored, which RocksDB's C API cannot
     */
    public static @Nullable ColumnFamilyOptions getColumnFamilyOptionsFromProps(
            ConfigOptions configOptions, @Nullable Properties properties) {
        Call.notNull(configOptions, "configOptions").requireKnown();
        return getColumnFamilyOptionsFromProps(properties);
    }
}
