/** Batches whose writes are pending in Java. */
@NullMarked
package dev.rockspan.runtime.batch;

import org.jspecify.annotations.NullMarked;
