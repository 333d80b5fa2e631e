/**
 * Puts what was emitted on disk: the whole tree or nothing, only where it differs, with stale files deleted, and a
 * manifest of digests by which hand edits are noticed.
 */
@NullMarked
package dev.rockspan.generator.write;

import org.jspecify.annotations.NullMarked;
