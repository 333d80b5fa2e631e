/** The layout of generated Java: lines of at most 120 columns. */
@NullMarked
package dev.rockspan.generator.layout;

import org.jspecify.annotations.NullMarked;
