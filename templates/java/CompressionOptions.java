package dev.rockspan;

/** How blocks are compressed. Options copy it when it is set. Closing it does nothing. */
public class CompressionOptions implements AutoCloseable {

    private int windowBits = -14;
    private int level = 32767;
    private int strategy;
    private int maxDictBytes;
    private int zstdMaxTrainBytes;
    private boolean enabled;

    /** Creates options of defaults. */
    public CompressionOptions() {}

    /**
     * Sets the binary logarithm of zlib's window, negated: -9 to -14. Blocks that were written with a positive number
     * cannot be read: RocksDB reads data without a header only. Other compression types ignore
     * it. Default: -14.
     */
    public CompressionOptions setWindowBits(int windowBits) {
        this.windowBits = windowBits;
        return this;
    }

    /** Returns the window of zlib. */
    public int windowBits() {
        return windowBits;
    }

    /**
     * Sets the level of the compression: more is smaller and slower, in the numbers of each library. Default: 32767,
     * which stands for the library's own.
     */
    public CompressionOptions setLevel(int level) {
        this.level = level;
        return this;
    }

    /** Returns the level of the compression. */
    public int level() {
        return level;
    }

    /**
     * Sets zlib's strategy: 0 for its default, 1 filtered, 2 Huffman only, 3 run-length, 4 fixed codes. Other
     * compression types ignore it. Default: 0.
     */
    public CompressionOptions setStrategy(int strategy) {
        this.strategy = strategy;
        return this;
    }

    /** Returns the strategy of zlib. */
    public int strategy() {
        return strategy;
    }

    /**
     * Sets the greatest size in bytes of a dictionary for the blocks of a file. Dictionaries help where blocks are
     * small and alike. Default: 0, for none.
     */
    public CompressionOptions setMaxDictBytes(int maxDictBytes) {
        this.maxDictBytes = maxDictBytes;
        return this;
    }

    /** Returns the greatest size of a dictionary. */
    public int maxDictBytes() {
        return maxDictBytes;
    }

    /** Sets how many bytes of samples zstd trains a dictionary with. Default: 0, for samples as they are. */
    public CompressionOptions setZStdMaxTrainBytes(int zstdMaxTrainBytes) {
        this.zstdMaxTrainBytes = zstdMaxTrainBytes;
        return this;
    }

    /** Returns how many bytes of samples zstd trains a dictionary with. */
    public int zstdMaxTrainBytes() {
        return zstdMaxTrainBytes;
    }

    /**
     * Sets whether these options hold for the last level, if {@code setBottommostCompressionOptions} gets them;
     * otherwise that is compressed as the other levels. Default: false.
     */
    public CompressionOptions setEnabled(boolean enabled) {
        this.enabled = enabled;
        return this;
    }

    /** Returns whether these hold for the last level. */
    public boolean enabled() {
        return enabled;
    }

    /** Does nothing. */
    @Override
    public void close() {}
}
