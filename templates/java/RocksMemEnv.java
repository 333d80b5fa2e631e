package dev.rockspan;

import java.util.Objects;

/** An environment whose files are in memory. */
public class RocksMemEnv extends RocksEnv {

    /**
     * Creates an environment without files.
     *
     * @param baseEnv has no effect: threads and time are those of the default environment
     */
    public RocksMemEnv(Env baseEnv) {
        super(newMemEnv());
        Objects.requireNonNull(baseEnv, "baseEnv is null");
    }
}
