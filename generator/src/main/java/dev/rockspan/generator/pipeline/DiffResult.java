package dev.rockspan.generator.pipeline;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How two versions differ, in C and in Java.
 *
 * @param from the older version
 * @param to the newer one
 * @param functions how many functions each has
 * @param added functions that are new, and what they become
 * @param removed functions that are gone, and what they were
 * @param changed functions with another signature
 * @param renamed functions of which only parameters are named otherwise
 * @param types opaque types that came and went
 * @param structs structs that came, went or have other fields
 * @param callbacks function-pointer types that came, went or have another signature
 * @param constants constants of enums that came, went or have another value
 * @param java what that means for the Java API; null if {@code problems} say why that cannot be told
 * @param decisions what conventions and templates leave open of the newer version
 * @param problems what the templates say that does not fit one of the versions
 */
public record DiffResult(
        String from,
        String to,
        Functions functions,
        List<Function> added,
        List<Function> removed,
        List<ChangedFunction> changed,
        List<ChangedFunction> renamed,
        NameChanges types,
        NameChanges structs,
        NameChanges callbacks,
        NameChanges constants,
        @Nullable Java java,
        List<Decision> decisions,
        List<String> problems) {

    /** How many functions each version has. */
    public record Functions(int from, int to) {}

    /**
     * A function that one of the versions has.
     *
     * @param state {@code mapped}, {@code excluded} or {@code unclassified}; empty if it cannot be told
     * @param why for a mapped function how it was mapped; otherwise the reason it was not
     * @param java the Java members over it
     */
    public record Function(String name, String prototype, String state, String why, List<String> java) {}

    /** A function that both versions have, but not alike. */
    public record ChangedFunction(String name, Function before, Function after) {

        /** Whether Java has the same members over both. */
        public boolean sameInJava() {
            return before.java().equals(after.java());
        }
    }

    /** Names that came and went, and those of what changed. */
    public record NameChanges(List<String> added, List<String> removed, List<String> changed) {

        /** Whether there are any. */
        public boolean none() {
            return added.isEmpty() && removed.isEmpty() && changed.isEmpty();
        }
    }

    /**
     * What came and went in Java.
     *
     * @param classes classes, records, enums and interfaces; none are changed
     * @param members constructors, methods and components of records; changed: members of the templates of which other
     *     statements are left out than before
     * @param constants of enums; changed are those with another value
     */
    public record Java(NameChanges classes, NameChanges members, NameChanges constants) {}
}
