package dev.rockspan.generator.mapping.select;

import java.util.Set;

/**
 * Why something is left out of which the header lacks a part.
 *
 * @param why what it needs, in words
 * @param missing the functions that the header lacks, as far as they are known
 */
public record Lack(String why, Set<String> missing) {}
