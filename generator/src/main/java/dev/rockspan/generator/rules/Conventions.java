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
        @Key(value = "What every function name starts with.", example = "symbol-prefix: rocksdb_")
        String symbolPrefix,

        @Inline ParameterNames parameters,

        @Key(value = "The function that frees what C allocates for the caller.", example = "free: rocksdb_free")
        String free,

        @Inline ObjectNames objectNames,
        @Inline Spelling spelling,
        @Inline CallbackNames callbackNames,

        @Key(
                value = "Macros of the C++ headers that stand for a name.",
                example = "cpp-macros: {ROCKSDB_NAMESPACE: rocksdb}")
        Map<String, String> cppMacros,

        @Key(
                value = "Types whose parameter comes first in a Java method of an object, as in rocksdbjni.",
                example = "first: [rocksdb_column_family_handle_t]")
        List<String> first) {

    /** What parameters are, by their names. */
    @Keys("Names of parameters")
    public record ParameterNames(
            @Key(
                    value = "The names of a parameter `char**` that takes an error.",
                    example = "error-parameters: [errptr, err]")
            List<String> errorParameters,

            @Key(
                    value =
                            "How the names of numbers end that are lengths of bytes, as `keylen` and `key_len` are that of `key`.",
                    example = "length-suffixes: [len, size]")
            List<String> lengthSuffixes,

            @Key(
                    value =
                            "The whole names of numbers that are the length of the bytes before, if they are a `size_t`. Any other"
                                    + " number named so is none.",
                    example = "length-names: [n, size]")
            List<String> lengthNames) {

        /** Whether a {@code char**} of that name takes an error; null for one without a name. */
        public boolean isError(@Nullable String name) {
            return name != null && errorParameters.contains(name);
        }
    }

    /** Functions that make and end objects. */
    @Keys("Names for objects")
    public record ObjectNames(
            @Key(
                    value =
                            "The words in the names of functions that make an object. What others return may be C's own, so that"
                                    + " who frees it is asked.",
                    example = "makers: [create, open]")
            List<String> makers,

            @Key(
                    value =
                            "The verbs of methods after which RocksDB may retain an argument. If that is a database, or part of"
                                    + " one, the template has to say whether it does.",
                    example = "retaining: [add, set]")
            List<String> retaining,

            @Key(
                    value =
                            "The words in the names of functions that may free an object that they are passed. Unless it is"
                                    + " the `destroy` of a type, the template has to say what happens to the object.",
                    example = "freeing: [free, release]")
            List<String> freeing,

            @Key(
                    value = "The same of functions that may take an object, to free it later.",
                    example = "taking: [adopt, take]")
            List<String> taking,

            @Key(
                    value = "How the names of functions end that end an object.",
                    example = "destroyers: [_destroy, _close]")
            List<String> destroyers) {

        /** Whether a function makes an object, by its name. */
        public boolean isMaker(String function) {
            return Stream.of(function.split("_")).anyMatch(makers::contains);
        }

        /** Whether a function may free an object that it is passed, by its name. */
        public boolean mayFree(String function) {
            return Stream.of(function.split("_")).anyMatch(freeing::contains);
        }

        /** Whether a function may free an object that it is passed, at once or later, by its name. */
        public boolean mayConsume(String function) {
            return mayFree(function) || Stream.of(function.split("_")).anyMatch(taking::contains);
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
            @Key(value = "C words that Java spells otherwise.", example = "words: {cf: columnFamily}")
            Map<String, String> words,

            @Key(
                    value = "Names of C parameters that Java spells otherwise.",
                    example = "parameter-names: {opts: options}")
            Map<String, String> parameterNames,

            @Key(
                    value = "How the names of functions end whose bytes are text.",
                    example = "text-suffixes: [_name, _path]")
            List<String> textSuffixes) {}

    /** Function pointers that are no callbacks of the user's. */
    @Keys("Names of callbacks")
    public record CallbackNames(
            @Key(
                    value = "The names of function pointers that C calls when it needs callbacks no more.",
                    example = "callback-destructors: [destructor]")
            List<String> callbackDestructors,

            @Key(
                    value = "The names of function pointers that free what a callback has returned.",
                    example = "callback-frees: [delete_value]")
            List<String> callbackFrees) {}
}
