package dev.rockspan;

public class ReadOptions {
    /** Creates options. */
    public ReadOptions(boolean verifyChecksums, boolean fillCache) {
        this();
        setVerifyChecksums(verifyChecksums);
        setFillCache(fillCache);
    }
}
