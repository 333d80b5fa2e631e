package dev.rockspan.generator.rules;

import dev.rockspan.generator.Release;
import org.jspecify.annotations.Nullable;

/**
 * The releases for which a fact holds.
 *
 * @param since the first; null if nothing else is known of those before
 * @param until the first for which it no longer does; null if there is none
 */
public record Span(@Nullable Release since, @Nullable Release until) {

    /** All releases that are known. */
    public static final Span WHOLE = new Span(null, null);
}
