/**
 * Decides the Java form of every C function: facts of the header and rules of {@code templates/} go in, the model of
 * the Java API comes out. {@link dev.rockspan.generator.mapping.Mapper} calls the packages below in order.
 */
@NullMarked
package dev.rockspan.generator.mapping;

import org.jspecify.annotations.NullMarked;
