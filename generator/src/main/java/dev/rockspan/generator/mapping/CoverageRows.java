package dev.rockspan.generator.mapping;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Notes what becomes of each function of a header. */
final class CoverageRows {

    private final Selection selection;
    private final List<CoverageRow> rows = new ArrayList<>();

    CoverageRows(Selection selection) {
        this.selection = selection;
    }

    void mapped(String function, String conventions, String why, List<String> java) {
        add(function, State.MAPPED, conventions, why, java);
    }

    void excluded(String function, String why) {
        add(function, State.EXCLUDED, "", why, List.of());
    }

    /** All, with what is undecided and what is left out, sorted by name. */
    List<CoverageRow> all(Stream<Undecided> undecided) {
        undecided.forEach(open -> add(open.symbol(), State.UNCLASSIFIED, "", open.why(), List.of()));
        selection.lacking().forEach((symbol, lack) -> {
            if (selection.declares(symbol)) {
                excluded(symbol, "the header lacks what it needs: " + lack.why());
            }
        });
        rows.sort(Comparator.comparing(CoverageRow::function));
        return rows;
    }

    private void add(String function, State state, String conventions, String why, List<String> java) {
        rows.add(new CoverageRow(
                function,
                state,
                rule(function, Place::toString, conventions),
                rule(function, place -> place.lastingFile() + "#" + function, conventions),
                why,
                Objects.requireNonNull(selection.prototypes().get(function)),
                java,
                missing(function)));
    }

    private String rule(String function, Function<Place, String> place, String conventions) {
        return Stream.concat(selection.rules().place(function).map(place).stream(), Stream.of(conventions))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", then "));
    }

    /** What is missing for itself, or for a type that it takes or returns. */
    private Set<String> missing(String function) {
        return Stream.concat(
                        Stream.of(function),
                        selection.types().function(function).stream()
                                .flatMap(CFunction::types)
                                .flatMap(type -> TypeIndex.opaqueName(type).stream()))
                .flatMap(name -> Stream.ofNullable(selection.lacking().get(name)))
                .flatMap(lack -> lack.missing().stream())
                .collect(Collectors.toSet());
    }
}
