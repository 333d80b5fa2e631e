package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/**
 * What texts of options, in RocksDB's own form, must not say, wherever one is passed. Their numbers have to be within the
 * bounds of the setters, which are stated of these.
 *
 * @param setters the types whose setters set what texts name: a setter of one number what it is named after, one of more
 *     what its parameters are
 * @param names the names in texts of what setters set that are named otherwise, by function
 * @param numbers the bounds of options that no setter sets
 * @param parts the places, from 0, of options that can be said without their names, in what colons part after another one
 * @param needed the options that must not be said to be nothing
 * @param off the options that must not be switched on, or be other numbers than 0, each with the error
 * @param together the options that may be on only where the same text says what another one is, by option
 * @param among the names that an option must be one of, where it names an object
 * @param objects the objects that must not be made, by the option that names them and the name, each with the error
 * @param whileOpen what texts must not say, too, that are set while a database is open
 */
public record OptionTextsRule(
        @JsonProperty(required = true) List<String> setters,
        @JsonProperty(required = true) Map<String, String> names,
        @JsonProperty(required = true) Map<String, Range> numbers,
        @JsonProperty(required = true) Map<String, Map<Integer, String>> parts,
        @JsonProperty(required = true) List<String> needed,
        @JsonProperty(required = true) Map<String, String> off,
        @JsonProperty(required = true) Map<String, Together> together,
        @JsonProperty(required = true) Map<String, List<String>> among,
        @JsonProperty(required = true) Map<String, Map<String, String>> objects,
        @JsonProperty(value = "while-open", required = true) WhileOpen whileOpen) {

    /**
     * What must not change in an open database.
     *
     * @param numbers bounds that only such texts have
     * @param off as of all texts
     * @param fixed the options that must not be set, each with the error
     * @param objects as of all texts
     */
    public record WhileOpen(
            @JsonProperty(required = true) Map<String, Range> numbers,
            @JsonProperty(required = true) Map<String, String> off,
            @JsonProperty(required = true) Map<String, String> fixed,
            @JsonProperty(required = true) Map<String, Map<String, String>> objects) {}

    /**
     * What one option has to be where another is on; where it is anything else, the text has to say that the other is off.
     *
     * @param option the one
     * @param value its value
     * @param otherwise the error
     */
    public record Together(
            @JsonProperty(required = true) String option,
            @JsonProperty(required = true) String value,
            @JsonProperty(required = true) String otherwise) {}

    /** Whole numbers from the least to the most. */
    public record Range(
            @JsonProperty(required = true) long min,
            @JsonProperty(required = true) long max) {}

    /** The same of other types and functions. */
    public OptionTextsRule of(List<String> types, Map<String, String> functions) {
        return new OptionTextsRule(types, functions, numbers, parts, needed, off, together, among, objects, whileOpen);
    }
}
