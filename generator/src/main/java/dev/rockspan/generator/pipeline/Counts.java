package dev.rockspan.generator.pipeline;

/** How many functions a header has, and how they ended. */
public record Counts(int functions, int mapped, int excluded) {

    /** Functions that nothing decided; they stop generation, or are left out on demand. */
    public int unclassified() {
        return functions - mapped - excluded;
    }
}
