package dev.rockspan;

/** Makes what collects properties of table files. */
public abstract class TablePropertiesCollectorFactory implements AutoCloseable {

    TablePropertiesCollectorFactory() {}

    /**
     * Creates a factory that has files compacted that hold many deletions.
     *
     * @param slidingWindowSize how many entries are looked at at a time
     * @param deletionTrigger how many of these have to be deletions
     * @param deletionRatio which part of all entries have to be deletions; 0 for no such limit
     */
    public static TablePropertiesCollectorFactory NewCompactOnDeletionCollectorFactory(
            long slidingWindowSize, long deletionTrigger, double deletionRatio) {
        return new CompactOnDeletion(slidingWindowSize, deletionTrigger, deletionRatio);
    }

    abstract void addTo(Options options);

    /** Does nothing: there is nothing native. */
    @Override
    public void close() {}

    private static final class CompactOnDeletion extends TablePropertiesCollectorFactory {

        private final long slidingWindowSize;
        private final long deletionTrigger;
        private final double deletionRatio;

        CompactOnDeletion(long slidingWindowSize, long deletionTrigger, double deletionRatio) {
            this.slidingWindowSize = slidingWindowSize;
            this.deletionTrigger = deletionTrigger;
            this.deletionRatio = deletionRatio;
        }

        @Override
        void addTo(Options options) {
            options.addCompactOnDeletionCollectorFactory(slidingWindowSize, deletionTrigger, deletionRatio);
        }
    }
}
