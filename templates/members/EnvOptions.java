package dev.rockspan;

import dev.rockspan.runtime.call.Call;

public class EnvOptions {
    /** Sets whether child processes do not inherit open files. Default: true. */
    public EnvOptions setSetFdCloexec(boolean setFdCloexec) {
        return setFdCloexec(setFdCloexec);
    }

    /** Returns whether child processes do not inherit open files. */
    public boolean setFdCloexec() {
        return fdCloexec();
    }

    /** Creates options as a database with those options uses them. */
    @SuppressWarnings("this-escape")
    public EnvOptions(DBOptions dbOptions) {
        Call.notNull(dbOptions, "dbOptions");
        this();
        setUseMmapReads(dbOptions.allowMmapReads());
        setUseMmapWrites(dbOptions.allowMmapWrites());
        setUseDirectReads(dbOptions.useDirectReads());
        setFdCloexec(dbOptions.isFdCloseOnExec());
        setBytesPerSync(dbOptions.bytesPerSync());
        setCompactionReadaheadSize(dbOptions.compactionReadaheadSize());
        setWritableFileMaxBufferSize(dbOptions.writableFileMaxBufferSize());
        setAllowFallocate(dbOptions.allowFAllocate());
        setStrictBytesPerSync(dbOptions.strictBytesPerSync());
        RateLimiter limiter = dbOptions.rateLimiter();
        if (limiter != null) {
            setRateLimiter(limiter);
        }
    }
}
