/** Moving an iterator and reading its entries. */
@NullMarked
package dev.rockspan.runtime.iterate;

import org.jspecify.annotations.NullMarked;
