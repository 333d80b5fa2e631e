package dev.rockspan.generator.capi;

/**
 * A header that was read.
 *
 * @param name its file name
 * @param sha256 the digest of its bytes, in lower-case hex
 */
public record CHeader(String name, String sha256) {}
