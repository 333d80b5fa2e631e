package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Extension",
        about = "The native library of Rockspan itself, which does in one call what c.h needs several for.")
public record ExtensionRule(
        @Key("The snapshot of its header, a file below `c-api`.")
        String snapshot,

        @Key("The struct of the functions that it calls. Each field has the name and the type of one.")
        String table,

        @Key("Its function that is given the table.") String bind,

        @Key("The constant that says which table this is.") String version,

        @Key("Its function that releases many pinned values.") @Nullable String release,

        @Key("Its function that tells whether a thread has so many bytes of stack left.") @Nullable String stack,

        @Key("Its function that copies a pinned value and releases it.") @Nullable String take) {}
