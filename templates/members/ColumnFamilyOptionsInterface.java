//# needs ColumnFamilyOptionsInterface
package dev.rockspan;

interface ColumnFamilyOptionsInterface<T extends ColumnFamilyOptionsInterface<T>> {

    /** Sets the table format of new files. */
    default T setTableFormatConfig(TableFormatConfig config) {
        return config.setIn(this);
    }

    /** Sets how blocks are compressed. */
    default T setCompressionOptions(CompressionOptions compressionOptions) {
        setCompressionOptions(
                compressionOptions.windowBits(),
                compressionOptions.level(),
                compressionOptions.strategy(),
                compressionOptions.maxDictBytes());
        return setCompressionOptionsZstdMaxTrainBytes(compressionOptions.zstdMaxTrainBytes());
    }

    /** Sets how the blocks of the last level are compressed, if the options are enabled. */
    default T setBottommostCompressionOptions(CompressionOptions compressionOptions) {
        setBottommostCompressionOptions(
                compressionOptions.windowBits(),
                compressionOptions.level(),
                compressionOptions.strategy(),
                compressionOptions.maxDictBytes(),
                compressionOptions.enabled());
        return setBottommostCompressionOptionsZstdMaxTrainBytes(
                compressionOptions.zstdMaxTrainBytes(), compressionOptions.enabled());
    }

    /** Sets how values are merged. The operator may be set elsewhere, too, and closed at once. */
    default T setMergeOperator(StringAppendOperator mergeOperator) {
        return setMergeOperator(mergeOperator.operator());
    }

    //# needs UInt64AddOperator
    /** Sets that values of eight bytes are merged by adding them. */
    default T setMergeOperator(UInt64AddOperator mergeOperator) {
        java.util.Objects.requireNonNull(mergeOperator, "mergeOperator");
        return setUInt64AddMergeOperator();
    }
    //# end

    //# needs Options.getOptionsFromString
    /** Sets one of the merge operators that RocksDB has itself, such as {@code stringappend} or {@code uint64add}. */
    default T setMergeOperatorName(String name) {
        return Options.change(this, "merge_operator=" + name);
    }

    /** Sets one of the orders of keys that RocksDB has itself. */
    default T setComparator(BuiltinComparator builtinComparator) {
        return Options.change(this, "comparator=" + builtinComparator.nameInOptions);
    }

    /** Sets what holds the entries of memory tables. */
    default T setMemTableConfig(MemTableConfig memTableConfig) {
        return Options.change(this, "memtable_factory=" + memTableConfig.inOptions());
    }
    //# end
}
