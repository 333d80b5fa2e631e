package dev.rockspan.generator.rules;

/**
 * Where a fact stands in {@code templates/}.
 *
 * @param file the path below the templates folder
 */
public record Place(String file, int line) {

    @Override
    public String toString() {
        return file + ":" + line;
    }
}
