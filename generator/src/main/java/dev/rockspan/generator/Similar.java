package dev.rockspan.generator;

/**
 * A decided function or type that resembles an undecided one.
 *
 * @param symbol its C name
 * @param place where the templates speak of it, as {@code file:line}
 * @param facts the lines of the template, without what all of them are indented by
 */
public record Similar(String symbol, String place, String facts) {}
