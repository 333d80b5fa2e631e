package dev.rockspan.generator.binding.model;

import java.util.Set;

/**
 * A parameter as Java sees it.
 *
 * @param nullable whether null may be passed
 * @param omitted the shorter form from which on it is left out, counted from 1, the longest; {@link #NEVER}; or
 *     {@link #LAST} for the shortest alone
 * @param what one sentence fragment for the Javadoc
 */
public record JavaParameter(String name, JavaType type, boolean nullable, int omitted, String what) {

    /** Of a parameter that every form has. */
    public static final int NEVER = 0;

    /** Of a parameter that only the shortest form is without. */
    public static final int LAST = Integer.MAX_VALUE;

    private static final Set<String> RESERVED = Set.of("address", "call", "lifetime", "object", "owner", "result");

    /** Whether there is an overload without it. */
    public boolean optional() {
        return omitted != NEVER;
    }

    /** Whether every form has it that has fewer parameters than {@code level} says. */
    boolean isIn(int level) {
        return omitted == NEVER || omitted > level;
    }

    /** The same under another condition. */
    public JavaParameter omittedFrom(int level) {
        return new JavaParameter(name, type, nullable, level, what);
    }

    /** Whether emitted code has a variable of that name. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name) || name.startsWith("native") && !name.equals("native");
    }
}
