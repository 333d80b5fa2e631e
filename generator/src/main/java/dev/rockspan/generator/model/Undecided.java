package dev.rockspan.generator.model;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What neither the conventions nor the templates decide: it stops generation, or is left out of the API.
 *
 * @param symbol the C function or type, or the Java interface
 * @param place where the templates say something of it, as {@code file:line}; null where they say nothing
 * @param declaration as C has it; empty for an interface
 * @param why which fact is missing
 * @param about the C functions and types without which, or without the Java form of which, it has none
 * @param proposal the answer that is the only one, or the usual one
 * @param problem the same for who wanted it decided, with what to do about it
 */
public record Undecided(
        Kind kind,
        String symbol,
        @Nullable String place,
        String declaration,
        String why,
        Set<String> about,
        @Nullable Proposal proposal,
        Problem problem) {

    /** How messages end that say what to decide. */
    public static final String ANSWERED = "it in {0}: the fact, or \"exclude\" with a reason";

    /** The same with one question more; the problem stays as it was found. */
    public Undecided and(String reason) {
        return new Undecided(kind, symbol, place, declaration, why + "; and " + reason, about, proposal, problem);
    }

    /** The same with another question, of which nothing is proposed; the problem stays as it was found. */
    public Undecided asking(String question) {
        return new Undecided(kind, symbol, place, declaration, question, about, null, problem);
    }

    /**
     * That a "decide" stands in a template, whatever stands beside it.
     *
     * @param place of that line
     */
    public static Problem left(String place, String symbol, String decide) {
        return new Problem(
                place,
                symbol
                        + " is undecided as long as \"decide\" stands here. If its question is answered, delete that line."
                        + " Otherwise decide " + ANSWERED + ". It asks: " + decide,
                Setting.NEW_RULES.use());
    }

    /** How it could be answered. */
    public sealed interface Proposal {

        /** It can only be left out, because of {@code why}. */
        record Exclude(String why) implements Proposal {}

        /**
         * What is usual.
         *
         * @param facts a line of a template
         * @param where in which case it is right
         */
        record Usual(String facts, String where) implements Proposal {}

        /** It needs a name of its own, whatever similar ones say. */
        record Name() implements Proposal {}

        /** Lines of a template that it needs beside its own entry. */
        record Beside(List<String> lines) implements Proposal {

            public Beside {
                lines = List.copyOf(lines);
            }
        }
    }

    /** What it is. */
    public enum Kind {
        FUNCTION,
        TYPE,
        /** All classes of an interface have come to share a method that the templates do not state. */
        INTERFACE
    }
}
