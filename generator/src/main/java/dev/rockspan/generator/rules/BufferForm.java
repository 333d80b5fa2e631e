package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Buffer form",
        about = "A method that copies a value into the caller's buffer if it fits, and pins it otherwise.")
public record BufferForm(
        @Key("The name of the Java method.") String name,

        @Key("The function of the extension that does so in one call. It takes what the pinned read takes, a buffer"
                + " with its size and a struct for the outcome.")
        String function,

        @Key("The first sentence of its Javadoc.") String summary,

        @Key("The name of a third method, which returns the value as a segment in the caller's arena.") @Nullable String arenaName) {}
