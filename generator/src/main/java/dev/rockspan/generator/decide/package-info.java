/** Helps to decide what neither conventions nor templates decide: what is similar, and a template to fill in. */
@NullMarked
package dev.rockspan.generator.decide;

import org.jspecify.annotations.NullMarked;
