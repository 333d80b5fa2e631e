package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Objects that point into the memory of the one that made them.
 *
 * @param type their C type
 * @param within the C type of an object that their maker may be a part of: what that made points there, too
 */
public record Dependents(
        @JsonProperty(required = true) String type,
        @Nullable String within) {}
