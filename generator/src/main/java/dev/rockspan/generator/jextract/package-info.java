/**
 * Stage 2: finds jextract, or downloads the official build, and runs it on the headers. What it wrote and said comes
 * out as one value; every warning is kept.
 */
@NullMarked
package dev.rockspan.generator.jextract;

import org.jspecify.annotations.NullMarked;
