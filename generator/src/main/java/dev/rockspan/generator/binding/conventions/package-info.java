/** The conventions of {@code c.h}, one class each; {@code Conventions} lists them in the order they are tried. */
@NullMarked
package dev.rockspan.generator.binding.conventions;

import org.jspecify.annotations.NullMarked;
