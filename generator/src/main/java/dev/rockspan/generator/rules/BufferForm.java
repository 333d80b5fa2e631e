package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Buffer form",
        about = "A method that copies a value into the caller's buffer if it fits, and pins it otherwise.")
public record BufferForm(
        @Key(value = "The name of the Java method.", example = "name: getOrPin")
        String name,

        @Key(
                value = "The function of the extension that does so in one call. It takes what the pinned"
                        + " read takes, a buffer with its size and a struct for the outcome.",
                example = "function: rockspan_get")
        String function,

        @Key(
                value = "The first sentence of its Javadoc.",
                example = "summary: Copies a value into a buffer if it fits, and pins it otherwise.")
        String summary,

        @Key(
                value = "The name of a third method, which returns the value as a segment in the caller's" + " arena.",
                example = "arena-name: get")
        @Nullable String arenaName) {}
