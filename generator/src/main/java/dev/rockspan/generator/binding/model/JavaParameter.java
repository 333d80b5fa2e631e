package dev.rockspan.generator.binding.model;

import java.util.Set;

/**
 * A parameter as Java sees it.
 *
 * @param nullable whether null may be passed
 * @param optional whether there is an overload without it
 * @param what one sentence fragment for the Javadoc
 */
public record JavaParameter(String name, JavaType type, boolean nullable, boolean optional, String what) {

    private static final Set<String> RESERVED = Set.of("address", "call", "lifetime", "object", "owner", "result");

    /** Whether emitted code has a variable of that name. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name) || name.startsWith("native") && !name.equals("native");
    }
}
