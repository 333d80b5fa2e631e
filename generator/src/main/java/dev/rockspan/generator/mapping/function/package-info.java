/**
 * Maps one C function: {@link dev.rockspan.generator.mapping.function.FunctionMapper} lets the conventions take its
 * parameters and its result.
 */
@NullMarked
package dev.rockspan.generator.mapping.function;

import org.jspecify.annotations.NullMarked;
