package dev.rockspan;

import dev.rockspan.runtime.call.Call;

class WriteOptions {

    //# by statement
    /** Copies options. */
    @SuppressWarnings("this-escape")
    public WriteOptions(WriteOptions other) {
        Call.notNull(other, "other");
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
