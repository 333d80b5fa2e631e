package dev.rockspan;

/**
 * Makes a compaction filter for each compaction, to be extended.
 *
 * @param <T> the filter
 */
public abstract class AbstractCompactionFilterFactory<T extends AbstractCompactionFilter<?>>
        extends CompactionFilterFactory {

    /** Creates a factory, for which {@link #name} is called. */
    @SuppressWarnings("this-escape")
    protected AbstractCompactionFilterFactory() {
        adopt(new CompactionFilterFactory(
                name(),
                context -> createCompactionFilter(new AbstractCompactionFilter.Context(
                        context.isFullCompaction(), context.isManualCompaction()))));
    }

    /** Creates the filter for a compaction. It is closed with it. */
    public abstract T createCompactionFilter(AbstractCompactionFilter.Context context);

    /** Returns the name of the factory, for logs. */
    public abstract String name();
}
