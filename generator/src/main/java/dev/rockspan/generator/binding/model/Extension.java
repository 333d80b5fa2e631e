package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * A library of our own beside RocksDB's.
 *
 * @param bind its function that is given the functions it calls
 * @param version what that function wants to be told
 * @param needs the C functions that it calls, in the order in which it is given them
 * @param functions what it has, sorted by name
 */
public record Extension(String bind, int version, List<String> needs, List<RawFunction> functions) {

    public Extension {
        needs = List.copyOf(needs);
        functions = List.copyOf(functions);
    }
}
