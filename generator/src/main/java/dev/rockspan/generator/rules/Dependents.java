package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import org.jspecify.annotations.Nullable;

@Keys(value = "Dependents", about = "Objects that point into the memory of the one that made them.")
public record Dependents(
        @Key("Their C type.") String type,

        @Key("The C type of an object that their maker may be a part of. What that one made points there, too.")
        @Nullable String within) {}
