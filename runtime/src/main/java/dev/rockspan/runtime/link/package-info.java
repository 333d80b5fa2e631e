/** Links and finds functions of C: call shapes, symbols, known versions, the native extension, native memory. Knows only how libraries are loaded. */
@NullMarked
package dev.rockspan.runtime.link;

import org.jspecify.annotations.NullMarked;
