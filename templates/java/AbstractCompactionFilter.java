package dev.rockspan;

/**
 * A compaction filter, for {@link AbstractCompactionFilterFactory} and for subclasses.
 *
 * @param <T> the kind of slices; without effect
 */
public abstract class AbstractCompactionFilter<T extends AbstractSlice<?>> extends CompactionFilter {

    /**
     * Creates a filter.
     *
     * @param name its name, for logs
     * @param callbacks decides on each entry, and must not use this object
     */
    @SuppressWarnings("this-escape")
    protected AbstractCompactionFilter(String name, CompactionFilterCallbacks callbacks) {
        adopt(new CompactionFilter(name, callbacks));
    }

    /** The compaction that a filter is for. */
    public static class Context {

        private final boolean fullCompaction;
        private final boolean manualCompaction;

        /**
         * Creates a context.
         *
         * @param fullCompaction whether the compaction reads all data
         * @param manualCompaction whether it is a manual compaction, such as by {@code compactRange}
         */
        public Context(boolean fullCompaction, boolean manualCompaction) {
            this.fullCompaction = fullCompaction;
            this.manualCompaction = manualCompaction;
        }

        /** Returns whether the compaction reads all data. */
        public boolean isFullCompaction() {
            return fullCompaction;
        }

        /** Returns whether it is a manual compaction, such as by {@code compactRange}. */
        public boolean isManualCompaction() {
            return manualCompaction;
        }
    }
}
