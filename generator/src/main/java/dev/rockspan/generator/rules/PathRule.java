package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import java.util.Map;

@Keys(
        value = "Path",
        about = "What hand-written code of the runtime calls: for each method of an interface of the runtime a C"
                + " function of its shape.")
public record PathRule(
        @Key(name = "runtime-interface", value = "The interface, with its package below `dev.rockspan.runtime`.")
        String interfaceName,

        @Key("The C function, by method.") Map<String, String> functions,

        @Key(value = "The function of the native extension, by method.", absent = "The path calls none.") @OrEmpty
        Map<String, String> extension,

        @Key(
                value = "The methods that are called with memory of the Java heap.",
                absent = "All memory is outside of it.")
        @OrEmpty
        List<String> heap) {}
