/** Stage 3: reads what jextract made of the headers into the model of the C API, and proves that nothing is missing. */
@NullMarked
package dev.rockspan.generator.extract;

import org.jspecify.annotations.NullMarked;
