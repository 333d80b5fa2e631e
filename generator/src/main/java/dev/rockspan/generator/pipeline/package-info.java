/**
 * The way from a C header to a Java API: the stages in their order, and what a run came to. The command line and the
 * Maven plugin see this package and nothing behind it.
 */
@NullMarked
package dev.rockspan.generator.pipeline;

import org.jspecify.annotations.NullMarked;
