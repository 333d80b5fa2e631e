package dev.rockspan.generator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A library of our own beside RocksDB's.
 *
 * @param bind its function that is given the functions it calls
 * @param version what that function wants to be told
 * @param stack its function that tells whether a thread has so many bytes of stack left; null if it has none
 * @param take its function that copies a pinned value and releases it; null if it has none
 * @param needs the C functions that it calls, in the order in which it is given them
 * @param functions what it has, sorted by name
 */
public record Extension(
        String bind,
        int version,
        @Nullable String stack,
        @Nullable String take,
        List<String> needs,
        List<RawFunction> functions) {}
