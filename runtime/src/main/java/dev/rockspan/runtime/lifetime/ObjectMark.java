package dev.rockspan.runtime.lifetime;

/** What a native object is, beside its class: which operations it allows follows from that. */
public enum ObjectMark {
    /** A database that belongs to no other object. */
    DATABASE,
    /** RocksDB has filled it, which it does once. */
    FILLED,
    /** It goes through entries. */
    SCANNING,

    // Those that templates give.

    /** The garbage collector frees it if nobody has closed it. */
    COLLECTED,
    /** A database that was opened with a TTL. */
    TTL,
    /** A transaction that was prepared. */
    PREPARED,
    /** A prepared transaction that was committed or rolled back. */
    ENDED,
    /** An iterator that stands somewhere. */
    POSITIONED;

    int bit() {
        return 1 << ordinal();
    }
}
