package dev.rockspan;

/** An environment that RocksDB has itself. */
public class RocksEnv extends Env {

    RocksEnv(Env env) {
        adopt(env);
    }
}
