package dev.rockspan.generator.write;

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

        /** What is wrong, to follow the path in a sentence. */
        public String words() {
            return words;
        }
    }

    @Override
    public String toString() {
        return path + " " + kind.words();
    }
}
