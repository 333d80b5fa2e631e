package dev.rockspan.generator.model;

import java.util.List;

/**
 * How a class extends another one in Java, though C has two types.
 *
 * @param get the function that makes an object of the superclass
 * @param close the function that frees that
 * @param refused what the superclass can do, but not this class
 */
public record Derived(String superclass, String get, String close, List<Refused> refused) {

    /** An operation of the superclass, and what the exception says. */
    public record Refused(Operation operation, String message) {}
}
