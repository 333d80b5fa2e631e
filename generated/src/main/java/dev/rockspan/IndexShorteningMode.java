package dev.rockspan;

/** Which keys of an index are shortened. */
public enum IndexShorteningMode {
    /**
     * Keys in the index are whole: larger, and seeks read fewer blocks in vain.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::IndexShorteningMode}, 0.
     */
    kNoShortening(0),

    /**
     * Keys between blocks are shortened, the last one of a file is whole. The default.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::IndexShorteningMode}, 1.
     */
    kShortenSeparators(1),

    /**
     * All keys in the index are shortened, also the last one of a file.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::IndexShorteningMode}, 2.
     */
    kShortenSeparatorsAndSuccessor(2);

    private final int value;

    IndexShorteningMode(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static IndexShorteningMode getIndexShorteningMode(int value) {
        return switch (value) {
            case 0 -> kNoShortening;
            case 1 -> kShortenSeparators;
            case 2 -> kShortenSeparatorsAndSuccessor;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no IndexShorteningMode that this version knows");
        };
    }
}
