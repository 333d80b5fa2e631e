/** What all stages share: problems, and the exception that ends a run. */
@NullMarked
package dev.rockspan.generator;

import org.jspecify.annotations.NullMarked;
