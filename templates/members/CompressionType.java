package dev.rockspan;

import org.jspecify.annotations.Nullable;

class CompressionType {

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
