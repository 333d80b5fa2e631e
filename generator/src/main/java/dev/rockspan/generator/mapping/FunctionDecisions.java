package dev.rockspan.generator.mapping;

import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.callback.CallbackMapper;
import dev.rockspan.generator.mapping.extension.PathMapper;
import dev.rockspan.generator.mapping.function.FunctionMapper;
import dev.rockspan.generator.mapping.function.parameter.ParameterConventions;
import dev.rockspan.generator.mapping.function.result.ResultConventions;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.mapping.type.BytesForms;
import dev.rockspan.generator.mapping.type.IndexedOperations;
import dev.rockspan.generator.mapping.type.NameClashes;
import dev.rockspan.generator.mapping.type.RecordClasses;
import dev.rockspan.generator.mapping.type.ValueClasses;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What each function of a header is for: it becomes operations of a class or a part of a record, the runtime calls it, or
 * it is left out.
 */
final class FunctionDecisions {

    private final Selection selection;
    private final ValueClasses values;
    private final RecordClasses records = new RecordClasses();
    private final RawLayer raw;
    private final CoverageRows coverage;
    private final IndexedOperations indexed;
    private final Set<String> destroyers;
    /** The functions that hand-written paths call, each with the first that does. */
    private final Map<String, String> pathsBy;

    private final HandWritten handWritten;

    private final Map<CFunction, List<Operation>> mapped = new LinkedHashMap<>();
    private final Map<String, List<ParameterDecision>> decisions;
    private final SortedMap<String, List<Operation>> operations = new TreeMap<>();

    /** Decides all functions; what cannot be decided becomes a finding. */
    FunctionDecisions(Selection selection, Findings findings) {
        this.selection = selection;
        this.values = new ValueClasses(selection);
        this.raw = new RawLayer(selection);
        this.coverage = new CoverageRows(selection);
        this.indexed = new IndexedOperations(selection);
        this.destroyers = destroyers(selection);
        this.pathsBy = PathMapper.users(selection.rules().paths());
        this.handWritten = new HandWritten(selection);
        FunctionMapper mapper =
                new FunctionMapper(selection, ParameterConventions.IN_ORDER, ResultConventions.IN_ORDER);
        for (CFunction function : selection.api().functions()) {
            findings.decide(function, () -> decide(function, mapper));
        }
        decisions = mapper.decisions();
        askForCallbacks(findings);
        SortedMap<String, SortedSet<String>> counts = counts();
        CopyCheck copies = new CopyCheck(selection, mapped);
        mapped.forEach((function, ofIt) -> findings.decide(function, () -> {
            copies.check(function, ofIt.get(0));
            place(function, ofIt, counts);
        }));
        SortedMap<String, UndecidedException> unfit = values.unfit();
        operations.forEach((owner, ofIt) -> unfit.putAll(NameClashes.in(owner, ofIt, selection)));
        unfit.forEach(
                (name, why) -> findings.decide(selection.types().function(name).orElseThrow(), () -> {
                    throw why;
                }));
    }

    private static Set<String> destroyers(Selection selection) {
        Set<String> names = selection.types().all().stream()
                .flatMap(type -> Stream.ofNullable(type.destroy()))
                .collect(Collectors.toCollection(HashSet::new));
        selection.rules().functions().forEach((function, located) -> {
            if (!selection.lacking().containsKey(function)) {
                located.rule().destroyers().forEach(names::add);
            }
        });
        names.remove(selection.rules().conventions().free());
        return names;
    }

    /** What is said of callbacks as RocksDB declares them is no mistake where a fork declares them otherwise. */
    private void askForCallbacks(Findings findings) {
        Map<String, CallbackMapper.Open> open = CallbackMapper.open(selection);
        selection.rules().callbacks().forEach((name, located) -> {
            CallbackMapper.Open callbacks = open.get(located.rule().function());
            if (callbacks != null && !located.place().isAdded()) {
                selection
                        .types()
                        .function(located.rule().function())
                        .filter(selection.history()::isChanged)
                        .ifPresent(function -> findings.decide(function, () -> {
                            throw new UndecidedException(Findings.otherwise(
                                    "an entry " + name + " under \"callbacks\"",
                                    located.place(),
                                    callbacks.reason().why()));
                        }));
            }
        });
    }

    private void decide(CFunction function, FunctionMapper mapper) {
        checkThatItFitsItsPath(function);
        FunctionRule rule = rule(function);
        handWritten.check(function.name(), rule);
        Optional<String> leftOut = leftOutWith(function);
        if (leftOut.isPresent()) {
            coverage.excluded(function.name(), leftOut.get());
            return;
        }
        if (rule.decide() != null) {
            throw new UndecidedException(rule.decide());
        }
        rule.destroyers().filter(selection::isElsewhere).findFirst().ifPresent(destroy -> {
            throw new UndecidedException("the header has no function " + destroy + " to free what it gives")
                    .about(destroy);
        });
        String path = pathsBy.get(function.name());
        if (rule.exclude() != null && path != null) {
            called(function, "path " + path, "called by that only: " + rule.exclude(), List.of());
        } else if (rule.exclude() != null) {
            coverage.excluded(function.name(), rule.exclude());
        } else if (function.returnType() instanceof CType.Beyond beyond) {
            throw UndecidedException.onlyExclude(beyond.reason());
        } else if (destroyers.contains(function.name())) {
            addDestroyer(function);
        } else if (function.name().equals(selection.rules().conventions().free())) {
            called(function, "convention free", "called by the runtime for what C hands out", List.of());
        } else {
            Optional<String> purpose = Optional.of(function)
                    .filter(selection::isPlaced)
                    .map(selection::owner)
                    .filter(HandleType::isValue)
                    .flatMap(type -> values.purpose(function, type));
            if (purpose.isPresent()) {
                addInternal(function, "convention record", purpose.get(), List.of());
            } else {
                mapped.put(function, mapper.map(function));
            }
        }
    }

    /** Hand-written code calls what RocksDB declares. */
    private void checkThatItFitsItsPath(CFunction function) {
        String path = pathsBy.get(function.name());
        if (path != null && selection.history().isChanged(function)) {
            throw new RuleMistake(
                    "the runtime calls it as RocksDB declares it, but the header says " + selection.prototype(function)
                            + "; give the fork's function another name in C",
                    Objects.requireNonNull(selection.rules().paths().get(path)).place());
        }
    }

    /** Why a function of which nothing is said is left out: with its type, or with the one that gives what it frees. */
    private Optional<String> leftOutWith(CFunction function) {
        return selection.rules().placed(function.name()).isPresent() || destroyers.contains(function.name())
                ? Optional.empty()
                : Stream.concat(types(function), givers(function)).findFirst();
    }

    private Stream<String> types(CFunction function) {
        return function.types()
                .flatMap(type -> TypeIndex.opaqueName(type).stream())
                .filter(type -> selection
                        .rules()
                        .type(type)
                        .filter(rule -> rule.exclude() != null)
                        .isPresent())
                .map(type -> "A " + type + " is left out: "
                        + selection.rules().type(type).orElseThrow().exclude());
    }

    private Stream<String> givers(CFunction function) {
        return selection
                .rules()
                .conventions()
                .objectNames()
                .givers(function.name())
                .filter(gives -> selection.rules().function(gives).exclude() != null)
                .map(gives -> "It frees what " + gives + " gives, which is left out.");
    }

    /** The functions that count what others take an index into, and the lists that those become. */
    private SortedMap<String, SortedSet<String>> counts() {
        SortedMap<String, SortedSet<String>> counts = new TreeMap<>();
        mapped.forEach((function, ofIt) -> IndexedOperations.index(ofIt.get(0))
                .ifPresent(index -> counts.computeIfAbsent(index.countFunction(), count -> new TreeSet<>())
                        .add(className(function) + '.' + indexed.name(ofIt.get(0), index.countFunction()) + "()")));
        return counts;
    }

    /** Puts operations where they belong. */
    private void place(CFunction function, List<Operation> ofIt, SortedMap<String, SortedSet<String>> counts) {
        SortedSet<String> lists = counts.get(function.name());
        if (lists != null && rule(function).saidOfMethod().isEmpty()) {
            addInternal(function, "convention index", "called for the size of what it counts", List.copyOf(lists));
        } else if (selection.owner(function).isValue()) {
            addPart(function, ofIt.get(0));
        } else {
            addToClass(function, ofIt.stream().map(indexed::each).toList());
        }
    }

    private void addPart(CFunction function, Operation operation) {
        Optional<String> component = values.add(selection.owner(function), operation);
        if (component.isEmpty()) {
            addInternal(function, operation.description().rule(), "called for every row", List.of());
            return;
        }
        called(
                function,
                operation.description().rule() + ", record",
                operation.result() == Result.Plain.FLUENT ? "called to make a row for C of a record" : "",
                List.of(className(function) + '.' + component.get() + "()"));
    }

    private void addToClass(CFunction function, List<Operation> ofIt) {
        ofIt.forEach(handWritten::check);
        ofIt.forEach(operation -> records.add(rule(function), operation));
        List<Operation> forms = ofIt.stream().flatMap(BytesForms::expand).toList();
        String owner = className(function);
        operations.computeIfAbsent(owner, key -> new ArrayList<>()).addAll(forms);
        called(
                function,
                ofIt.get(0).description().rule(),
                handWritten.why(function.name()),
                forms.stream()
                        .map(operation -> Signatures.text(owner, operation))
                        .toList());
        if (ofIt.get(0).outcome().expects()) {
            raw.setOfNumber(function);
        }
    }

    private void addDestroyer(CFunction function) {
        TypeRule owner = selection.owner(function).rule();
        if (owner.isValue()) {
            String why = "called when the object has been read"
                    + (owner.owning().passed() == Ownership.TRANSFERRED ? ", or could not be transferred" : "");
            addInternal(function, "convention destroy", why, List.of());
            return;
        }
        List<String> closes = selection.types().all().stream()
                .filter(type -> function.name().equals(type.destroy()))
                .map(type -> type.className() + ".close()")
                .toList();
        String why = closes.isEmpty() ? "called when what it frees has been read" : "called when the object is closed";
        checkUnsaid(function, why);
        called(function, "convention destroy", why, closes);
    }

    /**
     * A function that nobody calls by himself.
     *
     * @throws RuleMistake if the templates say something of it, which would mean nothing
     */
    private void addInternal(CFunction function, String conventions, String why, List<String> java) {
        checkUnsaid(function, why);
        called(function, conventions, why, java);
    }

    /** Looks that nothing is said of what is no method, but for what it takes and returns. */
    private void checkUnsaid(CFunction function, String why) {
        rule(function).saidOfMethod().stream().findFirst().ifPresent(key -> {
            throw RuleMistake.under(List.of(key), "\"" + key + "\" has no effect: it is " + why + "; delete it");
        });
    }

    private void called(CFunction function, String conventions, String why, List<String> java) {
        raw.add(function);
        coverage.mapped(function.name(), conventions, why, java);
    }

    private FunctionRule rule(CFunction function) {
        return selection.rules().function(function.name());
    }

    private String className(CFunction function) {
        return selection.owner(function).className();
    }

    /** The operations over each function, before they are put where they belong. */
    Map<CFunction, List<Operation>> mapped() {
        return mapped;
    }

    /** How the parameters and the result of each function were decided. */
    Map<String, List<ParameterDecision>> decisions() {
        return decisions;
    }

    /** The operations of each class of objects. */
    SortedMap<String, List<Operation>> operations() {
        return operations;
    }

    ValueClasses values() {
        return values;
    }

    RecordClasses records() {
        return records;
    }

    RawLayer raw() {
        return raw;
    }

    CoverageRows coverage() {
        return coverage;
    }
}
