package dev.rockspan.generator.model;

import java.util.List;

/**
 * A class of the raw layer through which hand-written code of the runtime calls C functions.
 *
 * @param interfaceName the runtime's interface that it implements, with its package below the runtime's
 * @param methods sorted by role
 */
public record PathClass(String name, String interfaceName, List<Method> methods) {

    /**
     * A method of the interface, and the function behind it.
     *
     * @param heap whether it is called with Java's memory
     */
    public record Method(String role, String function, boolean heap) {}
}
