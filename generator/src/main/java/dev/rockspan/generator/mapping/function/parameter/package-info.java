/** The conventions for parameters, one class each; {@code ParameterConventions} lists them in the order they are tried. */
@NullMarked
package dev.rockspan.generator.mapping.function.parameter;

import org.jspecify.annotations.NullMarked;
