package dev.rockspan;

public class WriteBufferManager {
    /** Creates a manager that lets writes go on when the limit is reached. */
    public WriteBufferManager(long bufferSize, Cache cache) {
        this(bufferSize, cache, false);
    }
}
