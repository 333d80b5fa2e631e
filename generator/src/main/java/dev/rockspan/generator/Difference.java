package dev.rockspan.generator;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * A file of the output folder that is not what a run would make.
 *
 * @param path below the output folder
 */
public record Difference(String path, Kind kind) {

    /** How a file differs. */
    public enum Kind {
        MISSING("is missing"),
        EDITED("was edited by hand"),
        OUTDATED("is out of date"),
        STALE("is left over from an earlier run"),
        FOREIGN("stands where a generated file belongs and was not generated");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** As JSON has it. */
        @JsonValue
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What is wrong with the file, to follow the path in a sentence. */
    @JsonProperty
    public String words() {
        return kind.words;
    }

    @Override
    public String toString() {
        return path + " " + words();
    }
}
