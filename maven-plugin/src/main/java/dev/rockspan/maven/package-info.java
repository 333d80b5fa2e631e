/** The Maven plugin: the generator's pipeline as two goals. */
@NullMarked
package dev.rockspan.maven;

import org.jspecify.annotations.NullMarked;
