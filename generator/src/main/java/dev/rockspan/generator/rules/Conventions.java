package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Inline;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Keys(value = "Conventions", about = "The words that the conventions go by, in `conventions.yaml` alone.")
public record Conventions(
        @Key("What every function name starts with.") String symbolPrefix,

        @Inline ParameterNames parameters,

        @Key("The function that frees what C allocates for the caller.")
        String free,

        @Inline ObjectNames objectNames,
        @Inline Spelling spelling,
        @Inline CallbackNames callbackNames,

        @Key("Macros of the C++ headers that stand for a name.")
        Map<String, String> cppMacros,

        @Key("Types whose parameter comes first in a Java method of an object, as in rocksdbjni.")
        List<String> first) {

    /** What parameters are, by their names. */
    @Keys("Names of parameters")
    public record ParameterNames(
            @Key("The names of a parameter `char**` that takes an error.")
            List<String> errorParameters,

            @Key("How the names of numbers end that are lengths of bytes, as `keylen` and `key_len` are that of `key`.")
            List<String> lengthSuffixes,

            @Key("The whole names of numbers that are the length of the bytes before, if they are a `size_t`. Any other"
                    + " number named so is none.")
            List<String> lengthNames) {

        /** Whether a {@code char**} of that name takes an error; null for one without a name. */
        public boolean isError(@Nullable String name) {
            return name != null && errorParameters.contains(name);
        }
    }

    /** Functions that make and end objects. */
    @Keys("Names for objects")
    public record ObjectNames(
            @Key("The words in the names of functions that make an object. What others return may be C's own, so that"
                    + " who frees it is asked.")
            List<String> makers,

            @Key(
                    "The verbs of methods after which RocksDB may retain an argument. If that is a database, or part of"
                            + " one, the template has to say whether it does; of a function that no RocksDB has, of any object.")
            List<String> retaining,

            @Key("The words in the names of functions that may free an object that they are passed. Unless it is the"
                    + " `destroy` of a type, the template has to say what happens to the object.")
            List<String> freeing,

            @Key("The last words in the names of methods that may free the object that they are called on, because it"
                    + " is of no use afterwards; any words of those that may free an object of a type that no RocksDB"
                    + " has.")
            List<String> ending,

            @Key("The same of functions that may take an object, to free it later.")
            List<String> taking,

            @Key("How the names of functions end that end an object.")
            List<String> destroyers) {

        /** Whether a function makes an object, by its name. */
        public boolean isMaker(String function) {
            return Stream.of(function.split("_")).anyMatch(makers::contains);
        }

        /** Whether a function ends an object, by its name. */
        public boolean isDestroyer(String function) {
            return destroyers.stream().anyMatch(function::endsWith);
        }

        /** The names of the functions that give what a function ends, by its name. */
        public Stream<String> givers(String destroyer) {
            return destroyers.stream()
                    .filter(destroyer::endsWith)
                    .map(end -> destroyer.substring(0, destroyer.length() - end.length()));
        }

        /** Whether a function may free an object that it is passed, by its name. */
        public boolean mayFree(String function) {
            return Stream.of(function.split("_")).anyMatch(freeing::contains);
        }

        /** Whether a function may free the object that it is called on, by its name. */
        public boolean mayEnd(String function) {
            return mayFree(function) || ending.contains(function.substring(function.lastIndexOf('_') + 1));
        }

        /** Whether a word in the name of a function says that something ends. */
        public boolean endsSomething(String function) {
            return Stream.of(function.split("_")).anyMatch(ending::contains);
        }

        /** Whether a function may free an object that it is passed, at once or later, by its name. */
        public boolean mayConsume(String function) {
            return mayFree(function) || Stream.of(function.split("_")).anyMatch(taking::contains);
        }

        /** Whether a word in the name of a function says that it retains something. */
        public boolean retains(String function) {
            return Stream.of(function.split("_")).anyMatch(retaining::contains);
        }

        /**
         * Whether RocksDB may retain an argument of a method.
         *
         * @param name of the method in C, without what it has from its type
         */
        public boolean mayRetain(String name) {
            return retaining.contains(name.split("_", 2)[0]);
        }
    }

    /** How names are spelt in Java. */
    @Keys("Spelling")
    public record Spelling(
            @Key("C words that Java spells otherwise.") Map<String, String> words,

            @Key("Names of C parameters that Java spells otherwise.")
            Map<String, String> parameterNames,

            @Key("How the names of functions end whose bytes are text.")
            List<String> textSuffixes) {}

    /** Function pointers that are no callbacks of the user's. */
    @Keys("Names of callbacks")
    public record CallbackNames(
            @Key("The names of function pointers that C calls when it needs callbacks no more.")
            List<String> callbackDestructors,

            @Key("The names of function pointers that free what a callback has returned.")
            List<String> callbackFrees) {}
}
