package dev.rockspan;

/** Memtables that are skip lists, RocksDB's default. */
public class SkipListMemTableConfig extends MemTableConfig {

    /** The default of {@link #setLookahead}. */
    public static final long DEFAULT_LOOKAHEAD = 0;

    private long lookahead = DEFAULT_LOOKAHEAD;

    /** Creates a configuration of defaults. */
    public SkipListMemTableConfig() {}

    /**
     * Sets how many entries a seek looks at from where the iterator is before it searches from the top; 0, the default,
     * for none. Helps scans that seek short distances forward.
     */
    public SkipListMemTableConfig setLookahead(long lookahead) {
        this.lookahead = lookahead;
        return this;
    }

    /** Returns how many entries a seek looks at before it searches. */
    public long lookahead() {
        return lookahead;
    }

    @Override
    String inOptions() {
        return "{id=SkipListFactory;lookahead=" + lookahead + "}";
    }

    @Override
    String factoryName() {
        return "SkipListFactory";
    }
}
