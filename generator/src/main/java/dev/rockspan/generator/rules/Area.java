package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Template",
        about = "A file `templates/<area>.yaml`. Which file says something does not matter, as long as one does.")
public record Area(
        @Inline OfC ofC,
        @Inline OfJava ofJava,

        @Key("The native library of Rockspan itself; one file says it.") @Nullable Located<ExtensionRule> extension,

        @Key("What the Javadoc of the API's package says to a newcomer; one file says it.") @Nullable Located<String> overview) {

    /** What is said of things by their C names. */
    @Keys("Sections by C name")
    public record OfC(
            @Key("Opaque types, by C name.") @OrEmpty SortedMap<String, Located<TypeRule>> types,

            @Key("What the names of functions of a type start with, too, by the C name of the type: for a fork, whose"
                    + " functions have another prefix.")
            @OrEmpty
            SortedMap<String, Located<List<String>>> prefixes,

            @Key("Functions, by C name.") @OrEmpty SortedMap<String, Located<FunctionRule>> functions,

            @Key("Options, by C type and the name that the functions of an option have in common.") @OrEmpty
            SortedMap<String, SortedMap<String, Located<OptionRule>>> options,

            @Key("What parameters are, by their C name, wherever a function does not say it: a phrase for the Javadoc.")
            @OrEmpty
            SortedMap<String, Located<String>> parameters,

            @Key("C types that stand for several Java classes, by C name.") @OrEmpty
            SortedMap<String, Located<SplitRule>> splits) {}

    /** What is said of things by their Java names. */
    @Keys("Sections by Java name")
    public record OfJava(
            @Key("Enums, by Java name.") @OrEmpty SortedMap<String, Located<EnumRule>> enums,

            @Key("Interfaces of functions that C calls back, by Java name.") @OrEmpty
            SortedMap<String, Located<CallbackRule>> callbacks,

            @Key("Interfaces that several classes share, by Java name.") @OrEmpty
            SortedMap<String, Located<InterfaceRule>> interfaces,

            @Key("What hand-written code of the runtime calls, by the name of the path.") @OrEmpty
            SortedMap<String, Located<PathRule>> paths) {}
}
