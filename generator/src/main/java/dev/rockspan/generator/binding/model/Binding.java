package dev.rockspan.generator.binding.model;

import java.util.List;

/** The outcome of resolving: what to emit, and what became of each function of the header, sorted by name. */
public record Binding(BindingModel model, List<CoverageRow> coverage) {

    public Binding {
        coverage = List.copyOf(coverage);
    }
}
