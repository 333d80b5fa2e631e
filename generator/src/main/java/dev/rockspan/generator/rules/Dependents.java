package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Objects that point into the memory of the one that made them.
 *
 * @param type their C type
 * @param within the C type of an object that their maker may be a part of: what that made points there, too
 * @param id for writes that may name a column family, in an index: gives its number
 * @param empties whether nothing is left of what they point to once the function has succeeded
 */
public record Dependents(
        @JsonProperty(required = true) String type,
        @Nullable String within,
        @Nullable String id,
        boolean empties) {}
