package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/**
 * The words that the conventions go by; the content of {@code conventions.yaml}.
 *
 * @param conventions every convention by name with what it says, in the order in which they are tried
 * @param symbolPrefix what every function name starts with
 * @param errorParameter how the error slot is named
 * @param free the function that frees what C hands out
 * @param destroyers how the names of functions end that end an object
 * @param words C words that Java spells otherwise
 * @param parameterNames names of C parameters that Java spells otherwise
 * @param textSuffixes how the names of functions end whose bytes are text
 * @param callbackDestructors how function pointers are named that C calls when it lets go of callbacks
 * @param callbackFrees how function pointers are named that free what a callback has returned
 * @param cppMacros macros of the C++ headers that stand for a name, such as a namespace's
 * @param first types whose parameter comes first in Java, whatever its place in C
 */
public record Conventions(
        @JsonProperty(required = true) Map<String, String> conventions,

        @JsonProperty(value = "symbol-prefix", required = true)
        String symbolPrefix,

        @JsonProperty(value = "error-parameter", required = true)
        String errorParameter,

        @JsonProperty(required = true) String free,
        @JsonProperty(required = true) List<String> destroyers,
        @JsonProperty(required = true) Map<String, String> words,

        @JsonProperty(value = "parameter-names", required = true)
        Map<String, String> parameterNames,

        @JsonProperty(value = "text-suffixes", required = true)
        List<String> textSuffixes,

        @JsonProperty(value = "callback-destructors", required = true)
        List<String> callbackDestructors,

        @JsonProperty(value = "callback-frees", required = true)
        List<String> callbackFrees,

        @JsonProperty(value = "cpp-macros", required = true) Map<String, String> cppMacros,

        @JsonProperty(required = true) List<String> first) {}
