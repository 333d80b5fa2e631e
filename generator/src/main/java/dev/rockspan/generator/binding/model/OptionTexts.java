package dev.rockspan.generator.binding.model;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * What texts of options must not say.
 *
 * @param said of all texts
 * @param together what has to be said together, by the option that may be on
 * @param among the names that an option must be one of, where it names an object
 * @param whileOpen of those, too, that are set while a database is open
 * @param bounds of numbers, by option
 * @param parts options that can also be said without their names
 */
public record OptionTexts(
        Said said,
        Map<String, Together> together,
        Map<String, List<String>> among,
        Said whileOpen,
        SortedMap<String, Bounds> bounds,
        List<Part> parts) {

    /**
     * What is not about numbers.
     *
     * @param needed the options that must not be said to be nothing
     * @param off the options that must not be switched on, each with why
     * @param fixed the options that must not be set, each with why
     * @param objects the objects that must not be made, by option and name, each with why
     */
    public record Said(
            List<String> needed,
            Map<String, String> off,
            Map<String, String> fixed,
            Map<String, Map<String, String>> objects) {}

    /**
     * What another option has to be where one is on.
     *
     * @param value its value
     * @param otherwise why
     */
    public record Together(String option, String value, String otherwise) {}

    /**
     * The bounds of a number.
     *
     * @param number as a setter takes it
     * @param read whether what is made of a text of which an object is made is brought within them
     */
    public record Bounds(Argument.Bounded number, boolean read) {}

    /**
     * An option that can also be said by its place in what colons part.
     *
     * @param list what stands before that
     * @param place from 0
     */
    public record Part(String list, int place, String option) {}
}
