package dev.rockspan.generator;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What became of one C function.
 *
 * @param rule what decided it: conventions, or the template's {@code file:line}
 * @param lastingRule the same with the template's file and key, which other edits of the file leave alone
 * @param why for a mapped function how it was mapped; otherwise the reason it was not
 * @param prototype as C declares it
 * @param java the Java members over it
 * @param missing the functions that the header is missing, for which it is left out
 */
public record CoverageRow(
        String function,
        State state,
        String rule,
        @JsonIgnore String lastingRule,
        String why,
        String prototype,
        List<String> java,
        @JsonIgnore Set<String> missing) {

    /** The states a function can end in. */
    public enum State {
        MAPPED,
        EXCLUDED,
        UNCLASSIFIED;

        /** As it is printed. */
        @JsonValue
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The same without lines of templates. */
    public CoverageRow lasting() {
        return new CoverageRow(function, state, lastingRule, lastingRule, why, prototype, java, missing);
    }

    /** The same with further members over it. */
    public CoverageRow withJava(List<String> members) {
        List<String> all =
                Stream.concat(java.stream(), members.stream()).distinct().toList();
        return new CoverageRow(function, state, rule, lastingRule, why, prototype, all, missing);
    }
}
