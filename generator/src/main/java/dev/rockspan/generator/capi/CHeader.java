package dev.rockspan.generator.capi;

import dev.rockspan.generator.schema.Keys;

/**
 * A header that was read.
 *
 * @param name its file name
 * @param sha256 the digest of its bytes, in lower-case hex
 */
@Keys("Header")
public record CHeader(String name, String sha256) {}
