package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Similar;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that somebody has to decide.
 *
 * @param kind {@code type}, {@code function}, {@code interface} or {@code constant}: the new ones of one C enum
 * @param symbol the C name, of constants that of the first; the Java name of an interface
 * @param declaration as C has it; empty for an interface, and for options of which something can be decided together
 * @param place where the templates say something of it, or null
 * @param why which fact is missing
 * @param blocking whether no API is made before it is decided; the others are left as they are
 * @param candidates what the templates say of what is similar, the most similar first
 */
public record Decision(
        String kind,
        String symbol,
        String declaration,
        @Nullable String place,
        String why,
        boolean blocking,
        List<Similar> candidates) {}
