package dev.rockspan.generator.rules;

import java.util.SortedMap;

/**
 * The C functions that hand-written code of the runtime calls, which names none.
 *
 * @param interfaceName the runtime's interface that is implemented with them
 * @param functions by method of that interface, which is the part they play
 */
public record PathRule(String interfaceName, SortedMap<String, Located<String>> functions) {}
