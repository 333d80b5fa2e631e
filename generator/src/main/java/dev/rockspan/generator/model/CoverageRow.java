package dev.rockspan.generator.model;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What became of one C function.
 *
 * @param entry where the templates say something of it, or null where they say nothing
 * @param conventions what else decided it, empty if nothing did
 * @param why for a mapped function how it was mapped; otherwise the reason it was not
 * @param java the Java members over it
 * @param missing the functions that the header is missing, for which it is left out
 */
public record CoverageRow(
        String function,
        State state,
        @Nullable Entry entry,
        String conventions,
        String why,
        String prototype,
        List<String> java,
        Set<String> missing) {

    /** The states a function can end in. */
    public enum State {
        MAPPED,
        EXCLUDED,
        UNCLASSIFIED
    }

    /**
     * Where the templates say something of a function, under its name.
     *
     * @param place the file and line
     * @param file the file by a name that is the same on every machine
     */
    public record Entry(String place, String file) {}

    /** What decided it, with the line of the entry. */
    public String rule() {
        return entry == null ? conventions : after(entry.place());
    }

    /** What decided it, with the key of the entry: unlike its line, that stays when the file is edited elsewhere. */
    public String lastingRule() {
        return entry == null ? conventions : after(entry.file() + "#" + function);
    }

    private String after(String place) {
        return conventions.isEmpty() ? place : place + ", then " + conventions;
    }
}
