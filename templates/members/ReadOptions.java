package dev.rockspan;

import org.jspecify.annotations.Nullable;

class ReadOptions {

    /** Sets the first key that iterators show, of which RocksDB gets a copy; null for no bound. */
    public ReadOptions setIterateLowerBound(@Nullable AbstractSlice<?> iterateLowerBound) {
        return setIterateLowerBound(iterateLowerBound == null ? null : iterateLowerBound.toByteArray());
    }

    /** Sets the key before which iterators end, of which RocksDB gets a copy; null for no bound. */
    public ReadOptions setIterateUpperBound(@Nullable AbstractSlice<?> iterateUpperBound) {
        return setIterateUpperBound(iterateUpperBound == null ? null : iterateUpperBound.toByteArray());
    }

    /** Sets the timestamp of reads, of which RocksDB gets a copy; null for none. */
    public ReadOptions setTimestamp(@Nullable AbstractSlice<?> timestamp) {
        return setTimestamp(timestamp == null ? null : timestamp.toByteArray());
    }

    /** Sets the least timestamp that iterators show, of which RocksDB gets a copy; null for none. */
    public ReadOptions setIterStartTs(@Nullable AbstractSlice<?> iterStartTs) {
        return setIterStartTs(iterStartTs == null ? null : iterStartTs.toByteArray());
    }

    /** Creates options. */
    @SuppressWarnings("this-escape")
    public ReadOptions(boolean verifyChecksums, boolean fillCache) {
        this();
        setVerifyChecksums(verifyChecksums);
        setFillCache(fillCache);
    }
}
