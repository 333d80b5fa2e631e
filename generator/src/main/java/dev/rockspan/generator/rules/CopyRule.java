package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;

/** A copy of the receiver, made of its data, which another function is called with. */
@Keys("Call with a copy")
public record CopyRule(
        @Key("The function that gives the receiver's data and their length.")
        String data,

        @Key("The function that makes a copy of data and their length.")
        String create,

        @Key("The function that is called. It takes the copy and then what the function takes.")
        String call,

        @Key("The function that frees the copy.") String destroy) {}
