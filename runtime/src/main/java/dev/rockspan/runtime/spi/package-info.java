/**
 * What generated code stands on. It is exported because the generated classes live in a module of their own; it is not
 * meant for anybody else and may change with every release.
 */
@NullMarked
package dev.rockspan.runtime.spi;

import org.jspecify.annotations.NullMarked;
