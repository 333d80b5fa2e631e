package dev.rockspan;

/** Plain tables, for data that are in memory. */
public class PlainTableConfig implements TableFormatConfig {

    /** The key size for keys of different sizes. */
    public static final int VARIABLE_LENGTH = 0;

    /** The default of {@link #setBloomBitsPerKey}. */
    public static final int DEFAULT_BLOOM_BITS_PER_KEY = 10;

    /** The default of {@link #setHashTableRatio}. */
    public static final double DEFAULT_HASH_TABLE_RATIO = 0.75;

    /** The default of {@link #setIndexSparseness}. */
    public static final int DEFAULT_INDEX_SPARSENESS = 16;

    /** The default of {@link #setHugePageTlbSize}. */
    public static final int DEFAULT_HUGE_TLB_SIZE = 0;

    /** The default of {@link #setEncodingType}. */
    public static final EncodingType DEFAULT_ENCODING_TYPE = EncodingType.kPlain;

    /** The default of {@link #setFullScanMode}. */
    public static final boolean DEFAULT_FULL_SCAN_MODE = false;

    /** The default of {@link #setStoreIndexInFile}. */
    public static final boolean DEFAULT_STORE_INDEX_IN_FILE = false;

    private int keySize = VARIABLE_LENGTH;
    private int bloomBitsPerKey = DEFAULT_BLOOM_BITS_PER_KEY;
    private double hashTableRatio = DEFAULT_HASH_TABLE_RATIO;
    private int indexSparseness = DEFAULT_INDEX_SPARSENESS;
    private int hugePageTlbSize = DEFAULT_HUGE_TLB_SIZE;
    private EncodingType encodingType = DEFAULT_ENCODING_TYPE;
    private boolean fullScanMode = DEFAULT_FULL_SCAN_MODE;
    private boolean storeIndexInFile = DEFAULT_STORE_INDEX_IN_FILE;

    /** Creates a configuration of defaults. */
    public PlainTableConfig() {}

    /** Sets the size of all keys in bytes, or {@link #VARIABLE_LENGTH}, the default, for keys of any size. */
    public PlainTableConfig setKeySize(int keySize) {
        this.keySize = keySize;
        return this;
    }

    /** Returns the size of all keys. */
    public int keySize() {
        return keySize;
    }

    /** Sets the bits per prefix in the Bloom filter; 0 for no filter. Default: 10. */
    public PlainTableConfig setBloomBitsPerKey(int bitsPerKey) {
        this.bloomBitsPerKey = bitsPerKey;
        return this;
    }

    /** Returns the bits per prefix in the Bloom filter. */
    public int bloomBitsPerKey() {
        return bloomBitsPerKey;
    }

    /**
     * Sets the number of prefixes per bucket of the hash table; less takes more memory and searches less. Above 0,
     * files can be opened with a prefix extractor only; 0 is for binary search without a hash table. Default: 0.75.
     */
    public PlainTableConfig setHashTableRatio(double ratio) {
        this.hashTableRatio = ratio;
        return this;
    }

    /** Returns the number of prefixes per bucket of the hash table. */
    public double hashTableRatio() {
        return hashTableRatio;
    }

    /** Sets after how many keys with the same prefix there is an entry in the index. Default: 16. */
    public PlainTableConfig setIndexSparseness(int sparseness) {
        this.indexSparseness = sparseness;
        return this;
    }

    /** Returns after how many keys with the same prefix there is an entry in the index. */
    public long indexSparseness() {
        return indexSparseness;
    }

    /**
     * Sets the size of the huge pages for the hash table, in bytes; 0, the default, for ordinary memory. It has no
     * effect in RocksDB 11.8, which takes ordinary memory all the same.
     */
    public PlainTableConfig setHugePageTlbSize(int hugePageTlbSize) {
        this.hugePageTlbSize = hugePageTlbSize;
        return this;
    }

    /** Returns the size of the huge pages for the hash table. */
    public int hugePageTlbSize() {
        return hugePageTlbSize;
    }

    /** Sets how keys are stored. Default: {@link EncodingType#kPlain}, whole. */
    public PlainTableConfig setEncodingType(EncodingType encodingType) {
        this.encodingType = encodingType;
        return this;
    }

    /** Returns how keys are stored. */
    public EncodingType encodingType() {
        return encodingType;
    }

    /**
     * Sets whether tables have no index, and can be read from one end to the other only. Default: false. Hazard:
     * RocksDB looks keys up all the same, and crashes.
     */
    public PlainTableConfig setFullScanMode(boolean fullScanMode) {
        this.fullScanMode = fullScanMode;
        return this;
    }

    /** Returns whether tables have no index. */
    public boolean fullScanMode() {
        return fullScanMode;
    }

    /** Sets whether the index is stored in the file, instead of made when the file is opened. Default: false. */
    public PlainTableConfig setStoreIndexInFile(boolean storeIndexInFile) {
        this.storeIndexInFile = storeIndexInFile;
        return this;
    }

    /** Returns whether the index is stored in the file. */
    public boolean storeIndexInFile() {
        return storeIndexInFile;
    }

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setPlainTableFactory(
                keySize,
                bloomBitsPerKey,
                hashTableRatio,
                indexSparseness,
                hugePageTlbSize,
                encodingType,
                fullScanMode,
                storeIndexInFile);
    }

    @Override
    public String factoryName() {
        return "PlainTable";
    }
}
