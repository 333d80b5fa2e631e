package dev.rockspan.generator;

/**
 * Something of a Java form that templates can have otherwise.
 *
 * @param of the parameter, as templates address it, or {@code result}; empty for the function or the type itself
 * @param what what can be changed of it, such as {@code name}
 * @param now what it is, or why it cannot be changed; empty if there is nothing yet
 * @param key what to write to change it, as it stands in a template; empty if it cannot be changed
 * @param place where to write it
 */
public record Choice(String of, String what, String now, String key, String place) {}
