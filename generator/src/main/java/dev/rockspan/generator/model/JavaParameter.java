package dev.rockspan.generator.model;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A parameter as Java sees it.
 *
 * @param nullable whether null may be passed
 * @param omitted the shorter form from which on it is left out, counted from 1, the longest; {@link #NEVER}; or
 *     {@link #LAST} for the shortest alone
 * @param given what stands for it in a second copy of every form, or null
 * @param what one sentence fragment for the Javadoc
 */
public record JavaParameter(
        String name,
        JavaType type,
        boolean nullable,
        int omitted,
        @Nullable Given given,
        String what) {

    /** Of a parameter that every form has. */
    public static final int NEVER = 0;

    /** Of a parameter that only the shortest form is without. */
    public static final int LAST = Integer.MAX_VALUE;

    private static final Set<String> RESERVED = Set.of("address", "call", "object", "owner", "result");

    /** For which the receiver gives nothing. */
    public JavaParameter(String name, JavaType type, boolean nullable, int omitted, String what) {
        this(name, type, nullable, omitted, null, what);
    }

    /**
     * A new object of the receiver, to be closed.
     *
     * @param method gives it, and takes nothing
     * @param summary what an operation does without the parameter
     */
    public record Given(String method, String summary) {}

    /** Whether there is an overload without it. */
    public boolean optional() {
        return omitted != NEVER || given != null;
    }

    /** Whether shorter forms pass null for it; if its type is {@code optional}, they pass the type's default object. */
    public boolean isNullIfLeftOut() {
        return nullable && omitted != LAST;
    }

    /** Whether every form has it that has fewer parameters than {@code level} says. */
    boolean isIn(int level) {
        return omitted == NEVER || omitted > level;
    }

    /** The same under another condition. */
    public JavaParameter omittedFrom(int level) {
        return new JavaParameter(name, type, nullable, level, given, what);
    }

    /** The same in other words. */
    public JavaParameter described(String other) {
        return new JavaParameter(name, type, nullable, omitted, given, other);
    }

    /** The same, of which null may be passed. */
    public JavaParameter orNull() {
        return new JavaParameter(name, type, true, omitted, given, what);
    }

    /** The same of another type. */
    public JavaParameter ofType(JavaType other) {
        return new JavaParameter(name, other, nullable, omitted, given, what);
    }

    /** The same with something else, or nothing, to stand for it. */
    public JavaParameter givenBy(@Nullable Given other) {
        return new JavaParameter(name, type, nullable, omitted, other, what);
    }

    /** Whether emitted code has a variable of that name. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name) || name.startsWith("native") && !name.equals("native");
    }
}
