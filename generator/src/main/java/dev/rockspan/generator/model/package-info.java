/**
 * The Java API that is to be emitted, as values: classes, operations, how each argument crosses to C and what becomes
 * of the result. Knows neither C types nor JavaPoet. Records have the lists that they are given, which nobody changes.
 */
@NullMarked
package dev.rockspan.generator.model;

import org.jspecify.annotations.NullMarked;
