package dev.rockspan.benchmarks.rows;

/** What variants are called wherever they are shown. */
public final class Names {

    /** The loop in C. */
    public static final String C = "C";

    /** The loop in C that pins, beside one that copies. */
    public static final String C_PINNED = "C pinned";

    /** Pinned, the key in native memory. */
    public static final String PINNED = "Rockspan pinned";

    /** Pinned, the key in an array. */
    public static final String PINNED_ARRAY_KEY = "Rockspan pinned, byte[] key";

    /** Pinned until a confined arena of each value's own is closed. */
    public static final String IN_ARENA = "Rockspan get(Arena)";

    /** Pinned, each value an object of its own. */
    public static final String PINNED_LIST = "Rockspan pinned, one by one";

    /** Pinned, the keys packed in one block of memory. */
    public static final String PACKED_KEYS = "Rockspan pinned, packed keys";

    /** Into a buffer if it fits, else pinned. */
    public static final String FILL_OR_PIN = "Rockspan fill or pin";

    /** Into a buffer: native, direct, an array. */
    public static final String INTO_NATIVE = "Rockspan into native segment";

    public static final String INTO_DIRECT = "Rockspan into direct ByteBuffer";
    public static final String INTO_ARRAY = "Rockspan into byte[]";

    /** The calls of C from Java on bare addresses: with native memory, with arrays, without a difference. */
    public static final String RAW_NATIVE = "bare addresses, native segment";

    public static final String RAW_ARRAY = "bare addresses, byte[]";
    public static final String RAW = "bare addresses";

    /** A new array each time. */
    public static final String ARRAY = "Rockspan byte[]";

    /** RocksDB's own memory, one entry after another, or one call for all of them. */
    public static final String VIEWS = "Rockspan views";

    public static final String FOR_EACH = "Rockspan forEach";

    /** A batch that was also given to RocksDB. */
    public static final String HANDED_OVER = "Rockspan, given to RocksDB";

    /** A new array each time. */
    public static final String PEER = "rocksdbjni";

    /** rocksdbjni into a buffer: direct, an array. */
    public static final String PEER_INTO_DIRECT = "rocksdbjni into direct ByteBuffer";

    public static final String PEER_INTO_ARRAY = "rocksdbjni into byte[]";

    /** Without a difference between forms. */
    public static final String OURS = "Rockspan";

    private Names() {}
}
