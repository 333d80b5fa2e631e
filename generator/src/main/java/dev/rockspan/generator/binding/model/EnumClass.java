package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * A Java enum over C values.
 *
 * @param flags whether constants are bits that are combined
 * @param constants in the order of emission
 */
public record EnumClass(String name, String summary, boolean flags, List<Constant> constants) {

    /**
     * A constant.
     *
     * @param origin the C name it stands for
     */
    public record Constant(String name, long value, String origin) {}

    public EnumClass {
        constants = List.copyOf(constants);
    }
}
