package dev.rockspan.benchmarks.paired;

/**
 * One of several ways to do the same work.
 *
 * @param name how it is called in tables
 */
public record Variant(String name, Loop loop) {}
