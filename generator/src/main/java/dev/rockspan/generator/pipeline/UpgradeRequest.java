package dev.rockspan.generator.pipeline;

/**
 * What to upgrade to, and from what.
 *
 * @param target the new version, and where its API goes
 * @param from the version to compare with; the templates have its snapshot
 * @param keepsFacts whether the snapshot, and a template for what is undecided, are written beside the other templates
 */
public record UpgradeRequest(GenerateRequest target, String from, boolean keepsFacts) {}
