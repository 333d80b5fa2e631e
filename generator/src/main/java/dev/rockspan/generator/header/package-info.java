/**
 * Stage 1: finds the C headers, refuses what cannot be one, and takes their digests. A lexical scan lists what they
 * declare, so that a later stage can prove that nothing was lost.
 */
@NullMarked
package dev.rockspan.generator.header;

import org.jspecify.annotations.NullMarked;
