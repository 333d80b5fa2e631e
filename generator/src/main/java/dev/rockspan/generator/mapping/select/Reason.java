package dev.rockspan.generator.mapping.select;

import java.util.Set;

/**
 * Why something has no Java form.
 *
 * @param why in words
 * @param about the C functions and types without which, or without the Java form of which, there is none
 */
public record Reason(String why, Set<String> about) {

    /** What has a reason. */
    public interface Given {

        Reason reason();
    }
}
