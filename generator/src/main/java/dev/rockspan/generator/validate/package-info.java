/** Checks the model as a whole before anything is emitted; all problems at once. */
@NullMarked
package dev.rockspan.generator.validate;

import org.jspecify.annotations.NullMarked;
