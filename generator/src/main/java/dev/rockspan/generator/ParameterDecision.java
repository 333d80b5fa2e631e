package dev.rockspan.generator;

import java.util.List;

/**
 * How a parameter of a C function, or its result, was decided.
 *
 * @param what the parameter as templates address it, or {@code result}
 * @param type its type in C
 * @param convention the one that took it; empty if none did
 * @param tried the conventions that were tried before and do not apply, in their order
 */
public record ParameterDecision(String what, String type, String convention, List<String> tried) {

    /** What a result is called. */
    public static final String RESULT = "result";
}
