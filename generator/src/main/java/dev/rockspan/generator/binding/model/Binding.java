package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * The outcome of resolving: what to emit, and what became of each function, sorted by name.
 *
 * @param coverage of the header's functions
 * @param extensionCoverage of the extension's
 */
public record Binding(BindingModel model, List<CoverageRow> coverage, List<CoverageRow> extensionCoverage) {

    public Binding {
        coverage = List.copyOf(coverage);
        extensionCoverage = List.copyOf(extensionCoverage);
    }
}
