//# needs BlockBasedTableConfig, TableFormatConfig
package dev.rockspan;

class BlockBasedTableConfig implements TableFormatConfig {

    //# needs BloomFilter
    /** Sets the filter of tables. The filter may be set elsewhere, too, and closed at once. */
    public BlockBasedTableConfig setFilterPolicy(BloomFilter filterPolicy) {
        return setFilterPolicy(filterPolicy.policy());
    }
    //# end

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setTableFormatConfig(this);
    }
}
