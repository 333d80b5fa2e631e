/** The conventions for results, one class each; {@code ResultConventions} lists them in the order they are tried. */
@NullMarked
package dev.rockspan.generator.mapping.function.result;

import org.jspecify.annotations.NullMarked;
