package dev.rockspan.generator;

/**
 * A line of a template.
 *
 * @param place as {@code file:line}
 */
public record TemplateLine(String place, String text) {}
