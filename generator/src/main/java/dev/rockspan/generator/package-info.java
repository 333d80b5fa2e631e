/** What stages and front ends share: problems, the exception that ends a run, and the values of results. */
@NullMarked
package dev.rockspan.generator;

import org.jspecify.annotations.NullMarked;
