package dev.rockspan.generator.rules;

import java.util.List;
import java.util.SortedMap;

/**
 * The C functions that hand-written code of the runtime calls, which names none. The compiler holds their shapes to those
 * of the interface.
 *
 * @param interfaceName the runtime's interface that is implemented with them
 * @param functions by method of that interface
 * @param extension the same of the native extension's functions
 * @param heap the methods that are called with memory of the Java heap
 */
public record PathRule(
        String interfaceName,
        SortedMap<String, Located<String>> functions,
        SortedMap<String, Located<String>> extension,
        List<String> heap) {}
