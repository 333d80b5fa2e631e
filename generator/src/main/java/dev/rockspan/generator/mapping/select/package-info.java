/** Which rules apply to a header, and to which type a function belongs. */
@NullMarked
package dev.rockspan.generator.mapping.select;

import org.jspecify.annotations.NullMarked;
