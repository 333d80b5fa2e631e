package dev.rockspan.generator.jextract;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one run of jextract gave.
 *
 * @param version such as {@code 25}, or {@code unknown}
 * @param headerClass the name of the class that stands for the headers
 * @param sources the text of each generated file by its file name
 * @param symbols all that the headers and what they include declare
 * @param skips what was left out
 */
public record JextractOutput(
        String version,
        String headerClass,
        Map<String, String> sources,
        List<CSymbol> symbols,
        List<SkipWarning> skips) {

    public JextractOutput {
        sources = new TreeMap<>(sources);
        symbols = List.copyOf(symbols);
        skips = List.copyOf(skips);
    }
}
