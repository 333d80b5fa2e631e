package dev.rockspan.generator;

/**
 * Something that is decided and like something undecided.
 *
 * @param symbol its C name
 * @param place where the templates speak of it, as {@code file:line}
 * @param facts the lines of the template, without what all of them are indented by
 */
public record Candidate(String symbol, String place, String facts) {}
