package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * The outcome of resolving.
 *
 * @param model what to emit
 * @param coverage what became of each function of the header, sorted by name
 * @param extensionCoverage of the extension's
 * @param undecided what nothing decides, which the model is without
 */
public record Binding(
        BindingModel model,
        List<CoverageRow> coverage,
        List<CoverageRow> extensionCoverage,
        List<Undecided> undecided) {

    public Binding {
        coverage = List.copyOf(coverage);
        extensionCoverage = List.copyOf(extensionCoverage);
        undecided = List.copyOf(undecided);
    }
}
