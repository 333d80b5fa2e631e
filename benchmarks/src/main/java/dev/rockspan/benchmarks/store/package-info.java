/** A database that Rockspan, rocksdbjni and C have open together, and what is read from it. */
@NullMarked
package dev.rockspan.benchmarks.store;

import org.jspecify.annotations.NullMarked;
