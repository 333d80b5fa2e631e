package dev.rockspan.generator;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something of a Java form that templates can have otherwise.
 *
 * @param of the parameter, as templates address it, or {@code result}; empty for the function or the type itself
 * @param what what can be changed of it, such as {@code name}
 * @param now what it is, or why it cannot be changed; empty if there is nothing yet
 * @param entry the keys around the entry: its section and its name; none if {@code place} is inside of it
 * @param write what to write there of the parameter, the result or the whole; empty if it cannot be changed
 * @param place where to write it
 * @param java whether it is written in Java, as no key gives it
 */
public record Choice(
        String of,
        String what,
        String now,
        @JsonIgnore List<String> entry,
        @JsonIgnore String write,
        String place,
        @JsonIgnore boolean java) {

    /** One that a key makes, or that cannot be made. */
    public Choice(String of, String what, String now, List<String> entry, String write, String place) {
        this(of, what, now, entry, write, place, false);
    }

    /** One that is made in Java. */
    public static Choice inJava(String what, String why, String place) {
        return new Choice("", what, why, List.of(), "", place, true);
    }

    /** One that cannot be made. */
    public static Choice impossible(String of, String what, String why, String place) {
        return new Choice(of, what, why, List.of(), "", place);
    }

    /** The keys around what is said of a parameter or the result of a function. */
    public static List<String> keys(String of) {
        return switch (of) {
            case "" -> List.of();
            case ParameterDecision.RESULT -> List.of("returns");
            default -> List.of("parameters", of);
        };
    }

    /** Text in mappings with these keys, the outermost first. */
    public static String within(List<String> keys, String text) {
        StringBuilder within = new StringBuilder();
        keys.forEach(key -> within.append(key).append(": {"));
        return within + text + "}".repeat(keys.size());
    }

    /** What to write to change it, as it stands in a template; empty if it cannot be changed. */
    @JsonProperty
    public String key() {
        return write.isEmpty()
                ? ""
                : within(Stream.concat(entry.stream(), keys(of).stream()).toList(), write);
    }
}
