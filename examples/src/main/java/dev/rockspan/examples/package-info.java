/** Small programs to copy from. Each takes the path of a database to make, or makes one that it removes again. */
@NullMarked
package dev.rockspan.examples;

import org.jspecify.annotations.NullMarked;
