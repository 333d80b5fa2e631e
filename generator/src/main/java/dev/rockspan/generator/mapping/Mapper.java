package dev.rockspan.generator.mapping;

import dev.rockspan.generator.Setting;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.callback.CallbackMapper;
import dev.rockspan.generator.mapping.extension.ExtensionMapper;
import dev.rockspan.generator.mapping.extension.ExtensionUse;
import dev.rockspan.generator.mapping.extension.PathMapper;
import dev.rockspan.generator.mapping.function.FunctionMapper;
import dev.rockspan.generator.mapping.function.RawFunctions;
import dev.rockspan.generator.mapping.function.parameter.ParameterConventions;
import dev.rockspan.generator.mapping.function.result.ResultConventions;
import dev.rockspan.generator.mapping.select.ApplicableRules;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.ParameterNames;
import dev.rockspan.generator.mapping.select.PseudoTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.mapping.select.WholeRules;
import dev.rockspan.generator.mapping.type.AbsentMethods;
import dev.rockspan.generator.mapping.type.BytesForms;
import dev.rockspan.generator.mapping.type.ClassMapper;
import dev.rockspan.generator.mapping.type.EnumMapper;
import dev.rockspan.generator.mapping.type.IndexedOperations;
import dev.rockspan.generator.mapping.type.InterfaceMapper;
import dev.rockspan.generator.mapping.type.SplitMapper;
import dev.rockspan.generator.mapping.type.ValueClasses;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CoverageRow;
import dev.rockspan.generator.model.CoverageRow.State;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.model.RecordClass;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.Taken;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.ValueClass;
import dev.rockspan.generator.rules.ExtensionRule;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
import org.jspecify.annotations.Nullable;

/** Joins the facts of the header with the rules of the templates into the model of the Java API. */
public final class Mapper {

    private final CApi declared;
    private final @Nullable CApi extension;
    private final CApi api;
    private final Rules stated;
    private final ApiHistory history;
    /** Of what is stated, what the header has. */
    private final Rules rules;

    private final TypeIndex types;
    private final Set<String> destroyers;
    private final ValueClasses values;
    /** The functions that hand-written paths call, each with the first that does. */
    private final Map<String, String> pathsBy;

    private final Map<String, String> prototypes = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private final SortedMap<String, RawFunction> rawFunctions = new TreeMap<>();
    private final Map<CFunction, List<Operation>> resolved = new LinkedHashMap<>();
    private final SortedMap<String, List<Operation>> operations = new TreeMap<>();
    private final SortedMap<String, RecordClass> records = new TreeMap<>();
    private final List<CoverageRow> coverage = new ArrayList<>();
    private final Map<String, Undecided> undecided = new LinkedHashMap<>();
    private final Map<String, List<Taken>> taken = new HashMap<>();
    /** What the templates say of functions that cannot be meant, by C name. */
    private final Map<String, Mistake> mistakes = new LinkedHashMap<>();
    /** What is left out because the header lacks something that other versions have, by C name, each with what. */
    private final Map<String, String> lacking;

    /**
     * Resolves all but what is known to be undecided.
     *
     * @param left what to leave out; what turns out to be undecided, too, is added to it
     * @param lacking what else to leave out
     */
    private Mapper(
            CApi header,
            @Nullable CApi extension,
            Rules stated,
            ApiHistory history,
            Map<String, Undecided> left,
            Map<String, String> lacking) {
        header.functions().forEach(function -> prototypes.put(function.name(), CTypePrinter.prototype(function)));
        this.declared = header;
        this.extension = extension;
        this.undecided.putAll(left);
        this.stated = ParameterNames.resolve(stated, header, history, problems);
        this.history = history;
        this.lacking = lacking;
        this.rules = WholeRules.of(ApplicableRules.of(this.stated, header, history, problems), lacking);
        this.api = PseudoTypes.apply(without(left, lacking, header), rules);
        this.types = new TypeIndex(api, rules, union(left.keySet(), lacking.keySet()));
        this.values = new ValueClasses(rules, types);
        this.destroyers = destroyers();
        this.pathsBy = PathMapper.users(rules.paths());
    }

    /**
     * Decides every function of the header.
     *
     * @param history the versions that the templates speak of
     * @throws GenerationException if a function is not decided, or the templates say something that does not fit; all
     *     problems at once
     */
    public static MappedApi map(CApi api, @Nullable CApi extension, Rules rules, ApiHistory history) {
        Mapper resolver = decided(api, extension, rules, history);
        resolver.undecided.values().forEach(open -> resolver.problems.add(open.problem()));
        MappedApi mapped = resolver.finish();
        if (!mapped.undecided().isEmpty()) {
            throw refused(mapped.undecided().stream().map(Undecided::problem).toList());
        }
        return mapped;
    }

    /**
     * Decides the functions of the header as far as conventions and templates go: what is undecided is listed, and left
     * out together with what needs it.
     *
     * @param history the versions that the templates speak of
     * @throws GenerationException if the templates say something that does not fit
     */
    public static MappedApi mapDecided(CApi api, @Nullable CApi extension, Rules rules, ApiHistory history) {
        Mapper resolver = decided(api, extension, rules, history);
        int left = 0;
        while (resolver.undecided.size() > left) {
            left = resolver.undecided.size();
            Mapper before = resolver;
            resolver = new Mapper(api, extension, rules, history, before.undecided, before.lacking);
            resolver.decideFunctions();
            before.taken.forEach(resolver.taken::putIfAbsent);
        }
        return resolver.finish();
    }

    /** Decides all that can be decided, and leaves out what could be if the header had all that other versions have. */
    private static Mapper decided(CApi api, @Nullable CApi extension, Rules rules, ApiHistory history) {
        Map<String, String> lacking = new TreeMap<>();
        Mapper resolver = new Mapper(api, extension, rules, history, Map.of(), lacking);
        resolver.decideFunctions();
        Map<String, String> open = resolver.open();
        if (open.isEmpty()) {
            return resolver;
        }
        Mapper whole = new Mapper(history.complete(api), extension, rules, history, Map.of(), Map.of());
        whole.decideFunctions();
        Set<String> openAnyway = whole.open().keySet();
        open.keySet().removeAll(openAnyway);
        while (!open.isEmpty()) {
            lacking.putAll(open);
            resolver = new Mapper(api, extension, rules, history, Map.of(), lacking);
            resolver.decideFunctions();
            open = resolver.open();
            open.keySet().removeAll(openAnyway);
        }
        return resolver;
    }

    /** What has no Java form yet, each with what is missing. */
    private Map<String, String> open() {
        Map<String, String> open = new TreeMap<>(values.incomplete());
        open.putAll(CallbackMapper.open(api, rules, types));
        undecided.forEach((symbol, what) -> {
            if (what.kind() == Undecided.Kind.FUNCTION) {
                open.put(symbol, what.why());
            }
        });
        mistakes.forEach((function, mistake) -> open.put(function, mistake.why()));
        types.all().forEach(type -> essential(type.rule())
                .filter(function -> types.function(function).isEmpty())
                .forEach(function -> open.put(type.cName(), "the header has no function " + function)));
        withoutDefault()
                .forEach(type -> open.put(type.cName(), "a constructor without parameters to make the default with"));
        return open;
    }

    private static CApi without(Map<String, Undecided> left, Map<String, String> lacking, CApi api) {
        return api.withFunctions(api.functions().stream()
                .filter(function -> !left.containsKey(function.name()) && !lacking.containsKey(function.name()))
                .toList());
    }

    private static Set<String> union(Set<String> one, Set<String> other) {
        Set<String> all = new HashSet<>(one);
        all.addAll(other);
        return all;
    }

    private void decideFunctions() {
        checkThatTypesAreDescribed();
        FunctionMapper mapper =
                new FunctionMapper(rules, types, prototypes, ParameterConventions.IN_ORDER, ResultConventions.IN_ORDER);
        for (CFunction function : api.functions()) {
            decide(function, () -> place(function, mapper));
        }
        taken.putAll(mapper.taken());
        SortedMap<String, SortedSet<String>> counts = counts();
        resolved.forEach((function, mapped) -> decide(function, () -> map(function, mapped, counts)));
    }

    private MappedApi finish() {
        mistakes.values().forEach(mistake -> problems.add(mistake.problem()));
        checkThatTypesAreWhole();
        List<EnumClass> enums = EnumMapper.resolve(api, rules, problems);
        List<CallbackInterface> callbacks = CallbackMapper.resolve(
                api,
                rules,
                types,
                resolved.values().stream().flatMap(List::stream).toList(),
                undecided.keySet(),
                problems);
        Extension extras = extras();
        ExtensionUse use = new ExtensionUse(extras, stated, resolved, problems);
        List<ValueClass> valueClasses = values.all(problems);
        checkThatDefaultsCanBeMade();
        stopAtProblems();
        List<HandleClass> classes = new ClassMapper(rules, types, operations, this::isElsewhere, problems).classes();
        AbsentMethods absent = new AbsentMethods(api, stated, history);
        List<SharedInterface> interfaces =
                InterfaceMapper.resolve(rules.interfaces(), classes, absent, rules::place, problems, undecided);
        addWhatOnlyPathsCall();
        List<PathClass> paths = PathMapper.resolve(rules.paths(), prototypes.keySet(), rawFunctions, extras, problems);
        stopAtProblems();
        undecided.values().stream()
                .filter(open -> open.kind() == Undecided.Kind.FUNCTION)
                .forEach(open -> row(open.symbol(), State.UNCLASSIFIED, "", open.why(), List.of()));
        lacking.forEach((symbol, why) -> {
            if (prototypes.containsKey(symbol)) {
                row(symbol, State.EXCLUDED, "", "the header lacks what it needs: " + why, List.of());
            }
        });
        coverage.sort(Comparator.comparing(CoverageRow::function));
        List<HandleClass> all = SplitMapper.resolve(rules, types, classes);
        ApiModel model = new ApiModel(
                api.rocksdbVersion(),
                Versions.of(declared, history),
                rules.overview(),
                rules.conventions().free(),
                all,
                List.copyOf(records.values()),
                valueClasses,
                enums,
                callbacks,
                interfaces,
                paths,
                extras,
                List.copyOf(rawFunctions.values()));
        return new MappedApi(
                model,
                coverage,
                use.coverage(),
                undecided.values().stream()
                        .sorted(Comparator.comparing(Undecided::kind).thenComparing(Undecided::symbol))
                        .toList(),
                places(),
                taken);
    }

    private Map<String, String> places() {
        Map<String, String> places = new HashMap<>();
        addPlaces(stated.interfaces(), places);
        addPlaces(stated.callbacks(), places);
        addPlaces(stated.enums(), places);
        addPlaces(stated.functions(), places);
        addPlaces(stated.types(), places);
        stated.types()
                .forEach((name, located) -> places.putIfAbsent(
                        located.rule().className(), located.place().toString()));
        stated.functions().forEach((name, located) -> {
            FunctionRule.RecordRule made = located.rule().record();
            if (made != null) {
                places.putIfAbsent(made.className(), located.place().toString());
            }
        });
        stated.splits().values().forEach(located -> Stream.concat(
                        located.rule().classes().keySet().stream(), located.rule().interfaces().keySet().stream())
                .forEach(name -> places.putIfAbsent(name, located.place().toString())));
        return places;
    }

    private static void addPlaces(Map<String, ? extends Located<?>> from, Map<String, String> to) {
        from.forEach((name, located) -> to.putIfAbsent(name, located.place().toString()));
    }

    /**
     * Hand-written code calls the same of all versions: what the header lacks is found missing when it is called. It needs
     * no more than the function itself.
     */
    private void addWhatOnlyPathsCall() {
        Stream.concat(
                        declared.functions().stream()
                                .filter(function ->
                                        pathsBy.containsKey(function.name()) && lacking.containsKey(function.name())),
                        pathsBy.keySet().stream()
                                .filter(name -> !prototypes.containsKey(name))
                                .flatMap(name ->
                                        Stream.ofNullable(history.functions().get(name))))
                .forEach(function -> rawFunctions.put(
                        function.name(),
                        RawFunctions.of(
                                function,
                                CTypePrinter.prototype(function),
                                FunctionShape.of(function, stated, types)
                                        .owner()
                                        .className(),
                                stated.function(function.name()).trivial())));
    }

    private @Nullable Extension extras() {
        Located<ExtensionRule> rule = rules.extension();
        if (rule == null || extension == null) {
            return null;
        }
        return ExtensionMapper.resolve(extension, rule, declared, history, problems)
                .orElse(null);
    }

    private void stopAtProblems() {
        if (!problems.isEmpty()) {
            throw refused(problems);
        }
    }

    private static GenerationException refused(List<Problem> problems) {
        return new GenerationException(GenerationException.Kind.INPUT_REFUSED, problems);
    }

    private void decide(CFunction function, Runnable decision) {
        try {
            decision.run();
        } catch (UndecidedException e) {
            leave(function, String.valueOf(e.getMessage()));
        } catch (RuleMistake e) {
            String why = String.valueOf(e.getMessage());
            Optional<String> place = Stream.ofNullable(e.place())
                    .map(Place::toString)
                    .findFirst()
                    .or(() -> statedAt(function));
            if (place.isPresent()) {
                mistakes.putIfAbsent(
                        function.name(), new Mistake(why, new Problem(place.get(), function.name() + ": " + why)));
            } else {
                leave(function, why);
            }
        }
    }

    /** What the templates say of a function that cannot be meant. */
    private record Mistake(String why, Problem problem) {}

    private void leave(CFunction function, String why) {
        String name = function.name();
        Optional<String> stated = statedAt(function);
        Problem problem = new Problem(
                stated.orElse(function.header()),
                stated.isPresent() ? null : name,
                name + " has no Java form: " + why + ". Decide it in {0}: the fact, or \"exclude\" with a reason",
                List.of(Setting.NEW_RULES.use()));
        undecided.putIfAbsent(
                name,
                new Undecided(
                        Undecided.Kind.FUNCTION, name, stated.orElse(null), prototype(name), why, problem));
    }

    private void place(CFunction function, FunctionMapper mapper) {
        FunctionRule rule = rules.function(function.name());
        if (rule.decide() != null) {
            throw new UndecidedException(rule.decide());
        }
        ownDestroyers(rule).filter(this::isElsewhere).findFirst().ifPresent(destroy -> {
            throw new UndecidedException("the header has no function " + destroy + " to free what it gives");
        });
        String path = pathsBy.get(function.name());
        if (rule.exclude() != null && path != null) {
            addRaw(function, ownerOf(function));
            row(function.name(), State.MAPPED, "path " + path, "called by that only: " + rule.exclude(), List.of());
        } else if (rule.exclude() != null) {
            row(function.name(), State.EXCLUDED, "", rule.exclude(), List.of());
        } else if (function.returnType() instanceof CType.Beyond beyond) {
            throw new UndecidedException("it can only be left out, with \"exclude\": " + beyond.reason());
        } else if (destroyers.contains(function.name())) {
            mapDestroyer(function);
        } else if (function.name().equals(rules.conventions().free())) {
            addRaw(function, ownerOf(function));
            row(
                    function.name(),
                    State.MAPPED,
                    "convention free",
                    "called by the runtime for what C hands out",
                    List.of());
        } else {
            Optional<String> purpose = Optional.of(ownerTypeOf(function))
                    .filter(HandleType::isValue)
                    .flatMap(type -> values.purpose(function, type));
            if (purpose.isPresent()) {
                mapInternal(function, "convention record", purpose.get(), List.of());
            } else {
                resolved.put(function, mapper.map(function));
            }
        }
    }

    /** The functions that count what others take an index into, and the lists that those become. */
    private SortedMap<String, SortedSet<String>> counts() {
        IndexedOperations indexed = new IndexedOperations(rules, types);
        SortedMap<String, SortedSet<String>> counts = new TreeMap<>();
        resolved.forEach((function, mapped) -> IndexedOperations.index(mapped.get(0))
                .ifPresent(index -> counts.computeIfAbsent(index.countFunction(), count -> new TreeSet<>())
                        .add(ownerOf(function) + '.' + indexed.name(mapped.get(0), index.countFunction()) + "()")));
        return counts;
    }

    private void map(CFunction function, List<Operation> mapped, SortedMap<String, SortedSet<String>> counts) {
        String owner = ownerOf(function);
        SortedSet<String> lists = counts.get(function.name());
        if (lists != null) {
            mapInternal(function, "convention index", "called for the size of what it counts", List.copyOf(lists));
        } else if (ownerTypeOf(function).isValue()) {
            Optional<String> component = values.add(ownerTypeOf(function), mapped.get(0));
            if (component.isEmpty()) {
                mapInternal(function, mapped.get(0).rule(), "called for every row", List.of());
            } else {
                addRaw(function, owner);
                row(
                        function.name(),
                        State.MAPPED,
                        mapped.get(0).rule() + ", record",
                        mapped.get(0).result() instanceof Result.Fluent ? "called to make a row for C of a record" : "",
                        List.of(owner + '.' + component.get() + "()"));
            }
        } else {
            IndexedOperations indexed = new IndexedOperations(rules, types);
            mapObject(function, owner, mapped.stream().map(indexed::each).toList());
        }
    }

    /**
     * A function that nobody calls by himself.
     *
     * @throws RuleMistake if the templates say something of it, which would mean nothing
     */
    private void mapInternal(CFunction function, String rule, String why, List<String> java) {
        FunctionRule said = rules.function(function.name());
        if (said.name() != null || said.summary() != null) {
            throw new RuleMistake("the templates give it a name or a summary in vain: it is " + why);
        }
        addRaw(function, ownerOf(function));
        row(function.name(), State.MAPPED, rule, why, java);
    }

    private void mapObject(CFunction function, String owner, List<Operation> mapped) {
        addRaw(function, owner);
        mapped.forEach(operation -> addRecord(function, operation));
        List<Operation> expanded = mapped.stream().flatMap(BytesForms::expand).toList();
        operations.computeIfAbsent(owner, key -> new ArrayList<>()).addAll(expanded);
        row(
                function.name(),
                State.MAPPED,
                mapped.get(0).rule(),
                "",
                expanded.stream()
                        .map(operation -> Signatures.text(owner, operation))
                        .toList());
    }

    private void addRecord(CFunction function, Operation operation) {
        if (!(operation.result() instanceof Result.Several several) || several.recordName() == null) {
            return;
        }
        FunctionRule.RecordRule rule =
                Objects.requireNonNull(rules.function(function.name()).record());
        Map<String, String> parts = rule.components() == null ? Map.of() : rule.components();
        List<String> names =
                several.components().stream().map(Result.Component::name).toList();
        for (String part : parts.keySet()) {
            if (!names.contains(part)) {
                throw new RuleMistake("its record " + rule.className() + " has no component " + part
                        + Suggestions.didYouMean(part, names));
            }
        }
        RecordClass made = new RecordClass(rule.className(), rule.summary(), several.components(), parts);
        RecordClass other = records.get(rule.className());
        if (other != null && !isSame(made, other)) {
            throw new RuleMistake("its record " + rule.className() + " is another function's, too, and differs");
        }
        if (other == null || other.parts().isEmpty()) {
            records.put(rule.className(), made);
        }
    }

    private static boolean isSame(RecordClass a, RecordClass b) {
        return a.components().stream()
                .map(Result.Component::name)
                .toList()
                .equals(b.components().stream().map(Result.Component::name).toList());
    }

    private void mapDestroyer(CFunction function) {
        TypeRule owner = ownerTypeOf(function).rule();
        if (owner.isValue()) {
            String why = "called when the object has been read"
                    + (owner.passed() == Ownership.TRANSFERRED ? ", or could not be transferred" : "");
            mapInternal(function, "convention destroy", why, List.of());
            return;
        }
        addRaw(function, ownerOf(function));
        List<String> closes = types.all().stream()
                .filter(type -> function.name().equals(type.destroy()))
                .map(type -> type.className() + ".close()")
                .toList();
        row(function.name(), State.MAPPED, "convention destroy", "called when the object is closed", closes);
    }

    private Optional<String> statedAt(CFunction function) {
        return rules.place(function.name()).map(Place::toString);
    }

    private void row(String function, State state, String conventions, String why, List<String> java) {
        CoverageRow.Entry entry = rules.place(function)
                .map(place -> new CoverageRow.Entry(place.toString(), place.lastingFile()))
                .orElse(null);
        coverage.add(new CoverageRow(function, state, entry, conventions, why, prototype(function), java));
    }

    private String prototype(String function) {
        return Objects.requireNonNull(prototypes.get(function));
    }

    private HandleType ownerTypeOf(CFunction function) {
        return FunctionShape.of(function, rules, types).owner();
    }

    private String ownerOf(CFunction function) {
        return ownerTypeOf(function).className();
    }

    private void addRaw(CFunction function, String owner) {
        rawFunctions.put(
                function.name(),
                RawFunctions.of(
                        function,
                        prototype(function.name()),
                        owner,
                        rules.function(function.name()).trivial()));
    }

    /** Whether the header lacks a function that another version has. */
    private boolean isElsewhere(String function) {
        return !prototypes.containsKey(function) && history.functions().containsKey(function);
    }

    private Set<String> destroyers() {
        Set<String> names = types.all().stream()
                .map(HandleType::destroy)
                .flatMap(destroy -> Optional.ofNullable(destroy).stream())
                .collect(Collectors.toCollection(HashSet::new));
        rules.functions().forEach((function, located) -> {
            if (!lacking.containsKey(function)) {
                ownDestroyers(located.rule()).forEach(names::add);
            }
        });
        names.remove(rules.conventions().free());
        return names;
    }

    /** The functions that free what one function gives. */
    private static Stream<String> ownDestroyers(FunctionRule rule) {
        return Stream.concat(
                        Stream.of(rule.returnsOrNone()),
                        rule.parameters() == null ? Stream.empty() : rule.parameters().values().stream())
                .flatMap(value -> Stream.ofNullable(value.destroy()));
    }

    private void checkThatTypesAreWhole() {
        destroyers.stream()
                .filter(name ->
                        !prototypes.containsKey(name) && !history.functions().containsKey(name))
                .sorted()
                .forEach(name -> problems.add(Problem.of(
                        "the templates name " + name + " as a destroy function, which the header does not have"
                                + Suggestions.didYouMean(name, prototypes.keySet()))));
        types.clashes().forEach(clash -> problems.add(Problem.of(clash)));
        Map<String, List<HandleType>> classNames = types.all().stream()
                .collect(Collectors.groupingBy(HandleType::className, TreeMap::new, Collectors.toList()));
        classNames.forEach((name, of) -> {
            List<String> places = Stream.concat(
                            of.stream()
                                    .flatMap(type ->
                                            Stream.ofNullable(rules.types().get(type.cName()))),
                            Stream.ofNullable(rules.enums().get(name)))
                    .map(located -> located.place().toString())
                    .sorted()
                    .toList();
            if (of.size() > 1 && !ValueClasses.mayShare(of) || rules.enums().containsKey(name)) {
                problems.add(new Problem(
                        places.get(places.size() - 1),
                        "more than one type or enum of the templates is called " + name + "; the other is at "
                                + String.join(", ", places.subList(0, places.size() - 1))));
            }
        });
    }

    private void checkThatTypesAreDescribed() {
        for (String name : api.opaqueTypes()) {
            Located<TypeRule> described = rules.types().get(name);
            if (described == null) {
                String message = "the opaque type " + name
                        + " has no Java class; describe it under \"types\" in {0}, or exclude it there";
                leave(
                        name,
                        null,
                        "it has no Java class",
                        new Problem(null, name, message, List.of(Setting.NEW_RULES.use())));
            } else if (described.rule().decide() != null) {
                String place = described.place().toString();
                leave(
                        name,
                        place,
                        described.rule().decide(),
                        new Problem(
                                place,
                                name + " has no Java class: " + described.rule().decide()));
            }
        }
    }

    private void leave(String type, @Nullable String place, String why, Problem problem) {
        undecided.putIfAbsent(type, new Undecided(Undecided.Kind.TYPE, type, place, "struct " + type, why, problem));
    }

    /** What objects of a type cannot do without. */
    private static Stream<String> essential(TypeRule rule) {
        TypeRule.Disposal disposal = rule.disposal();
        Stream<String> disposing =
                disposal == null ? Stream.empty() : Stream.of(disposal.create(), disposal.give(), disposal.destroy());
        return Stream.concat(disposing, Stream.ofNullable(rule.pinnedBytes()));
    }

    private Stream<HandleType> withoutDefault() {
        return types.all().stream()
                .filter(type -> type.rule().optional())
                .filter(type -> operations.getOrDefault(type.className(), List.of()).stream()
                        .noneMatch(operation -> operation.form() == Operation.Form.CONSTRUCTOR
                                && operation.parameters().isEmpty()));
    }

    private void checkThatDefaultsCanBeMade() {
        withoutDefault()
                .forEach(type -> problems.add(new Problem(
                        Objects.requireNonNull(rules.types().get(type.cName()))
                                .place()
                                .toString(),
                        type.cName() + " is \"optional\", but has no constructor without parameters to make the default"
                                + " with")));
    }
}
