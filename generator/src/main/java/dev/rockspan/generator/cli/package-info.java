/** The command line: {@code rockspan extract | generate | check | coverage | explain | diff | upgrade |
 * drift}. */
@NullMarked
package dev.rockspan.generator.cli;

import org.jspecify.annotations.NullMarked;
