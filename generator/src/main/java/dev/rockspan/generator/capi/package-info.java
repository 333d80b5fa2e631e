/**
 * What a C header declares, as plain facts: functions, parameters, C types, constants, structs and function-pointer
 * typedefs. The snapshot of a RocksDB version is this model as JSON; no later stage reads anything else of C.
 */
@NullMarked
package dev.rockspan.generator.capi;

import org.jspecify.annotations.NullMarked;
