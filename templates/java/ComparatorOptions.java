package dev.rockspan;

/** How a comparator in Java is called. Closing it does nothing. */
public class ComparatorOptions implements AutoCloseable {

    private ReusedSynchronisationType reusedSynchronisationType = ReusedSynchronisationType.ADAPTIVE_MUTEX;
    private boolean useDirectBuffer = true;
    private int maxReusedBufferSize = 64;

    /** Creates options in which keys come as direct buffers. */
    public ComparatorOptions() {}

    /** Returns the type that was set, which has no effect: no buffer is used twice. */
    public ReusedSynchronisationType reusedSynchronisationType() {
        return reusedSynchronisationType;
    }

    /** Sets a type, which has no effect: no buffer is used twice, so that no lock is needed. */
    public ComparatorOptions setReusedSynchronisationType(ReusedSynchronisationType type) {
        reusedSynchronisationType = type;
        return this;
    }

    /** Returns whether keys come as direct buffers over RocksDB's memory. */
    public boolean useDirectBuffer() {
        return useDirectBuffer;
    }

    /** Sets whether keys come as direct buffers over RocksDB's memory, or are copied to Java arrays. Default: true. */
    public ComparatorOptions setUseDirectBuffer(boolean useDirectBuffer) {
        this.useDirectBuffer = useDirectBuffer;
        return this;
    }

    /** Returns the size that was set, which has no effect: no buffer is used twice. */
    public int maxReusedBufferSize() {
        return maxReusedBufferSize;
    }

    /** Sets a size, which has no effect: no buffer is used twice. */
    public ComparatorOptions setMaxReusedBufferSize(int size) {
        maxReusedBufferSize = size;
        return this;
    }

    /** Does nothing. */
    @Override
    public void close() {}
}
