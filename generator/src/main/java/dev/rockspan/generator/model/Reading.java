package dev.rockspan.generator.model;

import org.jspecify.annotations.Nullable;

/**
 * A read that pins the value: nothing is copied before Java knows how large it is.
 *
 * @param function the C function; it takes the arguments that are no result, and an error slot
 * @param by the function of the extension that does so in one call, and fills a buffer if the value fits
 * @param view the function that says where the bytes are; null if C allocates them
 * @param destroy the function that frees what has them pinned; null if C allocates them
 * @param release for many values: the function of the extension that frees what it has pinned; else null
 */
public record Reading(
        String function,
        String by,
        @Nullable String view,
        @Nullable String destroy,
        @Nullable String release) {

    /** Whether it takes an argument: not what the function fills with the value. */
    public static boolean takes(Argument argument) {
        return !(argument == Argument.Plain.LENGTH_SLOT
                || argument == Argument.Plain.FOUND_SLOT
                || argument instanceof Argument.BufferPointer
                || argument instanceof Argument.BufferCapacity
                || argument instanceof Argument.OutArray);
    }
}
