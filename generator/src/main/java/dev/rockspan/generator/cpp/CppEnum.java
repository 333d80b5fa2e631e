package dev.rockspan.generator.cpp;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An enum of a C++ header.
 *
 * @param name with the namespaces and classes around it, such as {@code rocksdb::Env::Priority}
 * @param line where it begins
 * @param constants in the order of the text
 */
public record CppEnum(String name, int line, List<Constant> constants) {

    /**
     * A constant.
     *
     * @param value its number, or null where the text does not tell
     * @param open why there is no number; empty where there is one
     */
    public record Constant(String name, @Nullable Long value, String open) {}
}
