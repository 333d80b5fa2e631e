package dev.rockspan;

class Cache {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Cache() {
        super(Cache.class);
    }
}
