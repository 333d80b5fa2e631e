package dev.rockspan;

import java.util.Objects;

class WriteOptions {

    /** Copies options. */
    @SuppressWarnings("this-escape")
    public WriteOptions(WriteOptions other) {
        Objects.requireNonNull(other, "other is null");
        this();
        setDisableWAL(other.disableWAL());
        setIgnoreMissingColumnFamilies(other.ignoreMissingColumnFamilies());
        //# needs WriteOptions.setIoActivity
        setIoActivity(other.ioActivity());
        //# end
        setLowPri(other.lowPri());
        setMemtableInsertHintPerBatch(other.memtableInsertHintPerBatch());
        setNoSlowdown(other.noSlowdown());
        //# needs WriteOptions.setProtectionBytesPerKey
        setProtectionBytesPerKey(other.protectionBytesPerKey());
        //# end
        //# needs WriteOptions.setRateLimiterPriority
        setRateLimiterPriority(other.rateLimiterPriority());
        //# end
        setSync(other.sync());
    }
}
