/** The names of the Java API, and what each stands for in C. */
@NullMarked
package dev.rockspan.generator.explain;

import org.jspecify.annotations.NullMarked;
