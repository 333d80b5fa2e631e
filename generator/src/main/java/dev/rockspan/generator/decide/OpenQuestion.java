package dev.rockspan.generator.decide;

import dev.rockspan.generator.Similar;
import dev.rockspan.generator.model.Undecided;
import java.util.List;
import java.util.SortedMap;

/**
 * Something undecided with what helps to decide it.
 *
 * @param candidates what is similar, the most similar first
 * @param waiting the functions that conventions will decide once it is decided; of a function, that which seems to free
 *     what it gives
 * @param takers of a type, the functions to which its objects are passed, each with what says it of that one alone
 * @param asksWhatFrees of a type that functions return, whether no function frees an object by its name
 */
public record OpenQuestion(
        Undecided undecided,
        List<Similar> candidates,
        List<String> waiting,
        SortedMap<String, String> takers,
        boolean asksWhatFrees) {}
