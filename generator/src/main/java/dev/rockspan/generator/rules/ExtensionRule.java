package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Extension",
        about = "The native library of Rockspan itself, which does in one call what c.h needs several for.")
public record ExtensionRule(
        @Key(value = "The snapshot of its header, a file below `c-api`.", example = "snapshot: rockspan_extras")
        String snapshot,

        @Key(
                value = "The struct of the functions that it calls. Each field has the name and the type of one.",
                example = "table: rockspan_functions_t")
        String table,

        @Key(value = "Its function that is given the table.", example = "bind: rockspan_bind")
        String bind,

        @Key(value = "The constant that says which table this is.", example = "version: rockspan_abi_version")
        String version,

        @Key(value = "Its function that releases many pinned values.", example = "release: rockspan_release") @Nullable String release,

        @Key(
                value = "Its function that tells whether a thread has so many bytes of stack left.",
                example = "stack: rockspan_has_stack")
        @Nullable String stack,

        @Key(value = "Its function that copies a pinned value and releases it.", example = "take: rockspan_take")
        @Nullable String take) {}
