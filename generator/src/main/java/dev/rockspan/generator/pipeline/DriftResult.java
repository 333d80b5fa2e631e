package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Drift;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the enums of the templates differ from those of C++ headers.
 *
 * @param rocksdbVersion of the snapshot that the numbers of {@code c.h} are from
 * @param headersVersion what the headers say of themselves, or null if they do not
 * @param enums how many enums were compared
 * @param drifts sorted by enum; empty if there is none
 */
public record DriftResult(String rocksdbVersion, @Nullable String headersVersion, int enums, List<Drift> drifts) {

    /** Whether the templates say what the headers say. */
    public boolean none() {
        return drifts.isEmpty();
    }
}
