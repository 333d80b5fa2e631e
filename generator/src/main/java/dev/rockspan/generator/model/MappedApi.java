package dev.rockspan.generator.model;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.ParameterDecision;
import java.util.List;
import java.util.Map;

/**
 * The outcome of mapping.
 *
 * @param model what to emit
 * @param coverage what became of each function of the header, sorted by name
 * @param extensionCoverage of the extension's
 * @param undecided what nothing decides, which the model is without
 * @param places where the templates say something of a function, a type, an enum, an interface or a record, by its name
 * @param parameters how each parameter and result was decided, by function of the header
 */
public record MappedApi(
        ApiModel model,
        List<CoverageRow> coverage,
        List<CoverageRow> extensionCoverage,
        List<Undecided> undecided,
        Map<String, String> places,
        Map<String, List<ParameterDecision>> parameters) {}
