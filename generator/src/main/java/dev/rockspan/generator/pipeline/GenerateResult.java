package dev.rockspan.generator.pipeline;

import java.util.List;

/**
 * What a run came to.
 *
 * @param counts what became of the functions
 * @param classes how many Java files the API has
 * @param written files that are new or differed, below the output folder
 * @param deleted files of an earlier run that are no longer made
 * @param unchanged how many files were right already
 * @param skipped whether the run was recognised as one that was done before, so that no stage ran
 */
public record GenerateResult(
        String rocksdbVersion,
        Counts counts,
        int classes,
        List<String> written,
        List<String> deleted,
        int unchanged,
        boolean skipped) {

    /** What a run came to that was done before, of whose files there are so many. */
    static GenerateResult skipped(LastRun.Done done, int files) {
        return new GenerateResult(
                done.rocksdbVersion(), done.counts(), done.classes(), List.of(), List.of(), files, true);
    }

    /** Whether the output was right before the run. */
    public boolean nothingChanged() {
        return written.isEmpty() && deleted.isEmpty();
    }
}
