package dev.rockspan.generator.binding.model;

import java.util.List;

/**
 * The outcome of resolving.
 *
 * @param model what to emit
 * @param coverage what became of each function of the header, sorted by name
 * @param undecided what nothing decides, which the model is without
 */
public record Binding(BindingModel model, List<CoverageRow> coverage, List<Undecided> undecided) {

    public Binding {
        coverage = List.copyOf(coverage);
        undecided = List.copyOf(undecided);
    }
}
