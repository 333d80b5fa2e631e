/**
 * Decides the Java form of every C function: facts of the header and rules of {@code templates/} go in, the model of
 * the Java API comes out. {@link dev.rockspan.generator.binding.BindingResolver} is the way in; the decisions stand in
 * {@code conventions}, one class each.
 */
@NullMarked
package dev.rockspan.generator.binding;

import org.jspecify.annotations.NullMarked;
