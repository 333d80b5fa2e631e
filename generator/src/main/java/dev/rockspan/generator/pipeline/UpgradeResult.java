package dev.rockspan.generator.pipeline;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What an upgrade came to.
 *
 * @param diff how the new version differs from the one before
 * @param counts what became of the new version's functions
 * @param snapshot the file that holds the new version's facts now; null where templates cannot be written
 * @param stub a template to fill in, or null where there is nothing to fill in
 * @param stubText what is in it, or would be if templates could be written; null where there is nothing to fill in
 * @param generated what was written; null if decisions come first, and nothing was
 */
public record UpgradeResult(
        DiffResult diff,
        Counts counts,
        @Nullable Path snapshot,
        @Nullable Path stub,
        @Nullable String stubText,
        @Nullable GenerateResult generated) {}
