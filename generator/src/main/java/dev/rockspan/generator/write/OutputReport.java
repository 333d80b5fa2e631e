package dev.rockspan.generator.write;

import java.util.List;

/**
 * What writing a tree came to; paths below the output folder, sorted.
 *
 * @param written files that are new or differed
 * @param deleted files of an earlier run that are no longer made
 * @param unchanged files that were right already and were not touched
 */
public record OutputReport(List<String> written, List<String> deleted, List<String> unchanged) {}
