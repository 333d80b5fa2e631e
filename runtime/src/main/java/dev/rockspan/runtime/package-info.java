/** What users of the API see of the runtime: handles, errors, and which native library is in use. */
@NullMarked
package dev.rockspan.runtime;

import org.jspecify.annotations.NullMarked;
