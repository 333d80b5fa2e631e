package dev.rockspan;

public class WriteBatch {
    /** Creates an empty batch with room for so many bytes. */
    public WriteBatch(int reservedBytes) {
        this(reservedBytes, 0, 0, 0);
    }

    /** Returns the number of bytes of what is written. */
    public long getDataSize() {
        return data().length;
    }

    /** Returns this batch. */
    public WriteBatch getWriteBatch() {
        return this;
    }
}
