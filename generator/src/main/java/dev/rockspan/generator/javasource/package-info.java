/** Java that stands for no C function: read from {@code templates/}, checked, and added to the emitted sources. */
@NullMarked
package dev.rockspan.generator.javasource;

import org.jspecify.annotations.NullMarked;
