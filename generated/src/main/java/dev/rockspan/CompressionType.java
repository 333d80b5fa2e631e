package dev.rockspan;

import org.jspecify.annotations.Nullable;

/** How blocks are compressed. */
public enum CompressionType {
    /**
     * Blocks are not compressed.
     *
     * <p>C: {@code rocksdb_no_compression}, 0.
     */
    NO_COMPRESSION(0),

    /**
     * Snappy: fast, with a moderate ratio.
     *
     * <p>C: {@code rocksdb_snappy_compression}, 1.
     */
    SNAPPY_COMPRESSION(1),

    /**
     * zlib: a good ratio, slow.
     *
     * <p>C: {@code rocksdb_zlib_compression}, 2.
     */
    ZLIB_COMPRESSION(2),

    /**
     * bzip2: a good ratio, very slow.
     *
     * <p>C: {@code rocksdb_bz2_compression}, 3.
     */
    BZLIB2_COMPRESSION(3),

    /**
     * LZ4: the fastest to decompress, with a moderate ratio. A usual choice for upper levels.
     *
     * <p>C: {@code rocksdb_lz4_compression}, 4.
     */
    LZ4_COMPRESSION(4),

    /**
     * LZ4 HC: compresses slower and better than LZ4, and decompresses as fast.
     *
     * <p>C: {@code rocksdb_lz4hc_compression}, 5.
     */
    LZ4HC_COMPRESSION(5),

    /**
     * Xpress, which only Windows has.
     *
     * <p>C: {@code rocksdb_xpress_compression}, 6.
     */
    XPRESS_COMPRESSION(6),

    /**
     * Zstandard: a good ratio at a good speed. A usual choice for the last level.
     *
     * <p>C: {@code rocksdb_zstd_compression}, 7.
     */
    ZSTD_COMPRESSION(7),

    /**
     * No choice of its own: as the other levels, or as the column family says.
     *
     * <p>C: {@code rocksdb::CompressionType}, 255.
     */
    DISABLE_COMPRESSION_OPTION(255);

    private final int value;

    CompressionType(int value) {
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
    public static CompressionType getCompressionType(int value) {
        return switch (value) {
            case 0 -> NO_COMPRESSION;
            case 1 -> SNAPPY_COMPRESSION;
            case 2 -> ZLIB_COMPRESSION;
            case 3 -> BZLIB2_COMPRESSION;
            case 4 -> LZ4_COMPRESSION;
            case 5 -> LZ4HC_COMPRESSION;
            case 6 -> XPRESS_COMPRESSION;
            case 7 -> ZSTD_COMPRESSION;
            case 255 -> DISABLE_COMPRESSION_OPTION;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CompressionType that this version knows");
        };
    }

    /** Returns the name of the library that compresses, such as {@code zstd}; null if none does. */
    public @Nullable String getLibraryName() {
        return switch (this) {
            case SNAPPY_COMPRESSION -> "snappy";
            case ZLIB_COMPRESSION -> "z";
            case BZLIB2_COMPRESSION -> "bzip2";
            case LZ4_COMPRESSION -> "lz4";
            case LZ4HC_COMPRESSION -> "lz4hc";
            case XPRESS_COMPRESSION -> "xpress";
            case ZSTD_COMPRESSION -> "zstd";
            default -> null;
        };
    }

    /** Returns the compression of a library; no compression if there is none of that name. */
    public static CompressionType getCompressionType(@Nullable String libraryName) {
        for (CompressionType type : values()) {
            if (libraryName != null && libraryName.equals(type.getLibraryName())) {
                return type;
            }
        }
        return NO_COMPRESSION;
    }
}
