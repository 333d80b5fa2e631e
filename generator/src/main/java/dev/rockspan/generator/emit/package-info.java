/**
 * Writes the model as Java sources with JavaPoet; nothing here knows C, the header or the templates. One class emits
 * one kind of thing; {@link dev.rockspan.generator.emit.ApiEmitter} lists them.
 */
@NullMarked
package dev.rockspan.generator.emit;

import org.jspecify.annotations.NullMarked;
