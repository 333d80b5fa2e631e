package dev.rockspan;

import java.util.Objects;

class WriteOptions {

    //# by statement
    /** Copies options. */
    @SuppressWarnings("this-escape")
    public WriteOptions(WriteOptions other) {
        Objects.requireNonNull(other, "other is null");
        this();
        setDisableWAL(other.disableWAL());
        setIgnoreMissingColumnFamilies(other.ignoreMissingColumnFamilies());
        setIoActivity(other.ioActivity());
        setLowPri(other.lowPri());
        setMemtableInsertHintPerBatch(other.memtableInsertHintPerBatch());
        setNoSlowdown(other.noSlowdown());
        setProtectionBytesPerKey(other.protectionBytesPerKey());
        setRateLimiterPriority(other.rateLimiterPriority());
        setSync(other.sync());
    }
}
