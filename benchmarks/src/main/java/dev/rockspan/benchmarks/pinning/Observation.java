package dev.rockspan.benchmarks.pinning;

/**
 * What was seen while values were held.
 *
 * @param heldPercent the share of the cache's capacity that the held values fill
 * @param holdMillis how long each is held
 * @param getsPerSecond of the other reader
 * @param getMicros99 the 99th percentile of its latency
 * @param putsPerSecond of the writer, flushes and compactions included
 * @param hitRate of the other reader in the block cache, from 0 to 1
 * @param pinnedMegabytes the most that the cache has reported as pinned
 * @param beyondMegabytes the most that the cache used beyond its capacity
 * @param closeMillis to close all held values and the database
 */
record Observation(
        int heldPercent,
        long holdMillis,
        long getsPerSecond,
        double getMicros99,
        long putsPerSecond,
        double hitRate,
        double pinnedMegabytes,
        double beyondMegabytes,
        double closeMillis) {}
