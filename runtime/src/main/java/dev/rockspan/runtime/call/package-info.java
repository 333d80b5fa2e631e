/** One call into C: memory for arguments, results, errors, the objects in use, and what takes effect with it. */
@NullMarked
package dev.rockspan.runtime.call;

import org.jspecify.annotations.NullMarked;
