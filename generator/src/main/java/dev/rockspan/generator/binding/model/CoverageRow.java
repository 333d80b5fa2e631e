package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * What became of one C function.
 *
 * @param rule what decided it: a convention's name, or an override's place
 * @param why for a mapped function how it was mapped; otherwise the reason it was not
 * @param java the Java members over it
 */
public record CoverageRow(String function, State state, String rule, String why, String prototype, List<String> java) {

    /** The states a function can end in. */
    public enum State {
        MAPPED,
        EXCLUDED,
        PENDING
    }

    public CoverageRow {
        java = List.copyOf(java);
    }
}
