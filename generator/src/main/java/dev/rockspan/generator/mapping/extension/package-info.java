/** What native-extras replaces, and the C functions behind the interfaces of hand-written code. */
@NullMarked
package dev.rockspan.generator.mapping.extension;

import org.jspecify.annotations.NullMarked;
