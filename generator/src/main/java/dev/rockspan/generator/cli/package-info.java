/** The command line: {@code rockspan extract | generate | check | coverage | explain | drift}. */
@NullMarked
package dev.rockspan.generator.cli;

import org.jspecify.annotations.NullMarked;
