package dev.rockspan.generator.decide;

import dev.rockspan.generator.Similar;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Undecided;
import java.util.List;
import java.util.Map;

/**
 * Something undecided with what helps to decide it.
 *
 * @param candidates what is similar, the most similar first
 * @param waiting of a type, the functions that conventions will decide once it is decided
 * @param destroyers of a type that nothing is known to free, the functions that may, the likeliest first
 * @param further what has to be decided, too, after an answer that is not the proposed one
 */
public record OpenQuestion(
        Undecided undecided,
        List<Similar> candidates,
        List<String> waiting,
        List<String> destroyers,
        Map<Question.Answer, List<Question>> further) {}
