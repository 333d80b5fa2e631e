package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import java.util.Map;

@Keys(value = "Interface", about = "A Java interface of the methods that several classes have.")
public record InterfaceRule(
        @Key("The first sentence of its Javadoc.") String summary,

        @Key(name = "extends", value = "The interfaces that it extends. Their classes are at least its own.") @OrEmpty
        List<String> parents,

        @Key("The Java classes that implement it.") List<String> classes,

        @Key("What they share, each with the first sentence of its Javadoc. `bytes` stands for every form of bytes;"
                + " overloads without what is optional belong to it.")
        Map<String, String> methods) {}
