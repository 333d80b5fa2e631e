/** How two versions of the C API differ, and what that means for the Java API that is made from them. */
@NullMarked
package dev.rockspan.generator.diff;

import org.jspecify.annotations.NullMarked;
