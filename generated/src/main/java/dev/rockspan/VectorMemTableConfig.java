package dev.rockspan;

/** Memtables that are vectors, sorted when they are read: for loading much at once. */
public class VectorMemTableConfig extends MemTableConfig {

    /** The default of {@link #setReservedSize}. */
    public static final int DEFAULT_RESERVED_SIZE = 0;

    private int reservedSize = DEFAULT_RESERVED_SIZE;

    /** Creates a configuration of defaults. */
    public VectorMemTableConfig() {}

    /** Sets for how many entries memory is reserved at once. Default: 0. */
    public VectorMemTableConfig setReservedSize(int size) {
        this.reservedSize = size;
        return this;
    }

    /** Returns for how many entries memory is reserved at once. */
    public int reservedSize() {
        return reservedSize;
    }

    @Override
    String inOptions() {
        return "{id=VectorRepFactory;count=" + reservedSize + "}";
    }

    @Override
    String factoryName() {
        return "VectorRepFactory";
    }
}
