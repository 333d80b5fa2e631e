/**
 * The language of templates and snapshots, derived from the records that hold what they say: how a file is checked and
 * read, the schema for editors, and the reference of all keys.
 */
@NullMarked
package dev.rockspan.generator.schema;

import org.jspecify.annotations.NullMarked;
