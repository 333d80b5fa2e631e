package dev.rockspan;

public class WriteBufferManager {
    /** Creates a limit in bytes for memtables, which are charged to the cache. Writes do not wait at the limit. */
    public WriteBufferManager(long bufferSize, Cache cache) {
        this(bufferSize, cache, false);
    }
}
