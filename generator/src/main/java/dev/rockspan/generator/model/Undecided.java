package dev.rockspan.generator.model;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What neither the conventions nor the templates decide: it stops generation, or is left out of the API.
 *
 * @param symbol the C function or type, or the Java interface
 * @param place where the templates say something of it, as {@code file:line}; null where they say nothing
 * @param declaration as C has it; empty for an interface
 * @param questions what is missing; at least one
 * @param about the C functions and types without which, or without the Java form of which, it has none
 * @param problem the same for who wanted it decided, with what to do about it
 */
public record Undecided(
        Kind kind,
        String symbol,
        @Nullable String place,
        String declaration,
        List<Question> questions,
        Set<String> about,
        Problem problem) {

    public Undecided {
        questions = List.copyOf(questions);
    }

    /** How messages end that say what to decide. */
    public static final String ANSWERED = "it in {0}: the fact, or \"exclude\" with a reason";

    /** Which facts are missing. */
    public String why() {
        return Question.sentence(questions);
    }

    /** The same with more questions; the problem stays as it was found. */
    public Undecided and(List<Question> more) {
        List<Question> all =
                Stream.concat(questions.stream(), more.stream()).distinct().toList();
        return new Undecided(kind, symbol, place, declaration, all, about, problem);
    }

    /** Whether it can only be left out. */
    public boolean isOnlyExclude() {
        return questions.stream().anyMatch(Question::isOnlyExclude);
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

    /** What it is. */
    public enum Kind {
        FUNCTION,
        TYPE,
        /** All classes of an interface have come to share a method that the templates do not state. */
        INTERFACE
    }
}
