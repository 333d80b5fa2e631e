package dev.rockspan.generator.model;

import dev.rockspan.generator.Problem;
import org.jspecify.annotations.Nullable;

/**
 * What neither the conventions nor the templates decide: it stops generation, or is left out of the API.
 *
 * @param symbol the C function or type, or the Java interface
 * @param place where the templates say something of it, as {@code file:line}; null where they say nothing
 * @param declaration as C has it; empty for an interface
 * @param why which fact is missing
 * @param problem the same for who wanted it decided, with what to do about it
 */
public record Undecided(
        Kind kind, String symbol, @Nullable String place, String declaration, String why, Problem problem) {

    /** What it is. */
    public enum Kind {
        FUNCTION,
        TYPE,
        /** All classes of an interface have come to share a method that the templates do not state. */
        INTERFACE
    }
}
