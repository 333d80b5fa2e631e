package dev.rockspan;

import dev.rockspan.runtime.call.Call;

/** An environment whose files are in memory. */
public class RocksMemEnv extends RocksEnv {

    /**
     * Creates an environment without files.
     *
     * @param baseEnv has no effect: threads and time are those of the default environment
     */
    public RocksMemEnv(Env baseEnv) {
        Call.notNull(baseEnv, "baseEnv");
        super(newMemEnv());
    }
}
