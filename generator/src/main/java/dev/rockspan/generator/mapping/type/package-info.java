/** Classes, records, shared interfaces, enums, and the overloads of their methods. */
@NullMarked
package dev.rockspan.generator.mapping.type;

import org.jspecify.annotations.NullMarked;
