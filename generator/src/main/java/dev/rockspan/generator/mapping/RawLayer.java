package dev.rockspan.generator.mapping;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.extension.PathMapper;
import dev.rockspan.generator.mapping.function.RawFunctions;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.model.RawFunction;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The C functions that are called. */
final class RawLayer {

    private final Selection selection;
    private final SortedMap<String, RawFunction> functions = new TreeMap<>();

    RawLayer(Selection selection) {
        this.selection = selection;
    }

    void add(CFunction function) {
        functions.put(
                function.name(),
                RawFunctions.of(
                        function,
                        selection.prototype(function),
                        selection.owner(function).className(),
                        selection.stated().function(function.name()),
                        selection.rules().conventions().parameters()));
    }

    /**
     * Adds what only hand-written code calls. That calls the same of all versions: what the header lacks is found missing
     * when it is called. It needs no more than the function itself.
     */
    void addCalledByPaths() {
        Set<String> called = PathMapper.users(selection.rules().paths()).keySet();
        Stream.concat(
                        selection.declared().functions().stream()
                                .filter(function -> called.contains(function.name())
                                        && selection.lacking().containsKey(function.name())),
                        called.stream()
                                .filter(selection::isElsewhere)
                                .flatMap(name -> Stream.ofNullable(
                                        selection.history().functions().get(name))))
                .forEach(this::add);
    }

    /** Has a function that was added give an address as a number. */
    void setOfNumber(CFunction function) {
        functions.computeIfPresent(function.name(), (name, raw) -> raw.ofNumber());
    }

    Set<String> names() {
        return functions.keySet();
    }

    List<RawFunction> all() {
        return List.copyOf(functions.values());
    }
}
