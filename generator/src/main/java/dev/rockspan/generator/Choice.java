package dev.rockspan.generator;

/**
 * Something of a Java form that templates can have otherwise.
 *
 * @param what what can be changed, such as {@code name of options}
 * @param now what it is, or why it cannot be changed; empty if there is nothing yet
 * @param key what to write to change it, as it stands in a template; empty if it cannot be changed
 * @param place where to write it
 */
public record Choice(String what, String now, String key, String place) {}
