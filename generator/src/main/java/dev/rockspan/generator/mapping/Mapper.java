package dev.rockspan.generator.mapping;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.mapping.callback.CallbackMapper;
import dev.rockspan.generator.mapping.extension.ExtensionMapper;
import dev.rockspan.generator.mapping.extension.ExtensionUse;
import dev.rockspan.generator.mapping.extension.PathMapper;
import dev.rockspan.generator.mapping.select.Lack;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.type.ClassMapper;
import dev.rockspan.generator.mapping.type.DerivedMapper;
import dev.rockspan.generator.mapping.type.EnumMapper;
import dev.rockspan.generator.mapping.type.InterfaceMapper;
import dev.rockspan.generator.mapping.type.SplitMapper;
import dev.rockspan.generator.mapping.type.TypeCheck;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.ValueClass;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Joins the facts of the header with the rules of the templates into the model of the Java API. */
public final class Mapper {

    private final @Nullable CApi extension;
    private final Selection selection;
    private final List<Problem> problems = new ArrayList<>();
    private final Findings findings;
    private final TypeCheck types;
    private final FunctionDecisions functions;

    /**
     * Selects what is mapped, and decides its functions.
     *
     * @param undecided what to leave out because it is known to be undecided
     * @param lacking what to leave out because the header lacks what it needs
     */
    private Mapper(
            CApi header,
            @Nullable CApi extension,
            Rules rules,
            ApiHistory history,
            Map<String, Undecided> undecided,
            Map<String, Lack> lacking) {
        this.extension = extension;
        selection = Selection.of(header, rules, history, undecided.keySet(), lacking, problems);
        findings = new Findings(selection, problems, undecided);
        types = new TypeCheck(selection);
        types.undescribed().forEach(type -> findings.undecided().putIfAbsent(type.symbol(), type));
        functions = new FunctionDecisions(selection, findings);
    }

    /**
     * Decides every function of the header.
     *
     * @param history the versions that the templates speak of
     * @throws GenerationException if a function is not decided, or the templates say something that does not fit; all
     *     problems at once
     */
    public static MappedApi map(CApi header, @Nullable CApi extension, Rules rules, ApiHistory history) {
        Mapper mapper = decided(header, extension, rules, history);
        MappedApi mapped = mapper.finish(Map.of(), true);
        Findings.stopAt(mapped.undecided().stream().map(Undecided::problem).toList());
        return mapped;
    }

    /**
     * Decides the functions of the header as far as conventions and templates go: what is undecided is listed, and left
     * out together with what needs it.
     *
     * @param history the versions that the templates speak of
     * @throws GenerationException if the templates say something that does not fit
     */
    public static MappedApi mapDecided(CApi header, @Nullable CApi extension, Rules rules, ApiHistory history) {
        Map<String, List<ParameterDecision>> decisions = new HashMap<>();
        return withoutUndecided(decided(header, extension, rules, history), rules, decisions)
                .finish(decisions, false);
    }

    /**
     * What is undecided. What the templates say and cannot mean is a question, too, and no mistake.
     *
     * @param history the versions that the templates speak of
     * @param lacking what is left out because of what the header lacks
     */
    public static List<Undecided> undecided(CApi header, Rules rules, ApiHistory history, Map<String, Lack> lacking) {
        Mapper mapper =
                withoutUndecided(new Mapper(header, null, rules, history, Map.of(), lacking), rules, new HashMap<>());
        CallbackMapper.open(mapper.selection).forEach((function, open) -> mapper.selection
                .types()
                .function(function)
                .ifPresent(declared -> mapper.findings.leave(declared, open.questions(), open.reason())));
        mapper.findings.leaveMistakes();
        return mapper.findings.sorted();
    }

    /** What is left out because of what a header lacks, by C name. */
    public static Map<String, Lack> lacking(CApi header, Rules rules, ApiHistory history) {
        return decided(header, null, rules, history).selection.lacking();
    }

    /**
     * Leaves out what is undecided, and what needs that.
     *
     * @param leftOut receives how the parameters of each function that is left out were decided, as far as they were
     */
    private static Mapper withoutUndecided(Mapper decided, Rules rules, Map<String, List<ParameterDecision>> leftOut) {
        Mapper mapper = decided;
        int left = 0;
        while (mapper.findings.undecided().size() > left) {
            mapper.functions.decisions().forEach(leftOut::putIfAbsent);
            left = mapper.findings.undecided().size();
            mapper = new Mapper(
                    mapper.selection.declared(),
                    mapper.extension,
                    rules,
                    mapper.selection.history(),
                    mapper.findings.undecided(),
                    mapper.selection.lacking());
        }
        return mapper;
    }

    /** Decides all that can be decided, and leaves out what could be if the header had all that other versions have. */
    private static Mapper decided(CApi header, @Nullable CApi extension, Rules rules, ApiHistory history) {
        Mapper mapper = new Mapper(header, extension, rules, history, Map.of(), Map.of());
        Map<String, Reason> open = mapper.open();
        if (open.isEmpty()) {
            return mapper;
        }
        Set<String> openAnyway = openIn(history.complete(header), extension, rules, history);
        if (!Collections.disjoint(openAnyway, open.keySet())) {
            // The rules for this version say nothing of what only later ones have, which may keep other things open.
            openAnyway.retainAll(openIn(history.completeAsItWas(header), extension, rules, history));
        }
        Map<String, Reason> reasons = new TreeMap<>();
        Map<String, Lack> lacking = new TreeMap<>();
        open.keySet().removeAll(openAnyway);
        while (!open.isEmpty()) {
            open.forEach((symbol, reason) -> lacking.put(symbol, new Lack(reason.why(), Set.of())));
            reasons.putAll(open);
            mapper = new Mapper(header, extension, rules, history, Map.of(), lacking);
            open = mapper.open();
            open.keySet().removeAll(openAnyway);
        }
        return new Mapper(
                header,
                extension,
                rules,
                history,
                Map.of(),
                new MissingFunctions(header, rules, history).named(reasons));
    }

    private static Set<String> openIn(CApi header, @Nullable CApi extension, Rules rules, ApiHistory history) {
        return new Mapper(header, extension, rules, history, Map.of(), Map.of())
                .open()
                .keySet();
    }

    /** What has no Java form yet, each with what is missing. */
    private Map<String, Reason> open() {
        Map<String, Reason> open = new TreeMap<>(functions.values().incomplete());
        CallbackMapper.open(selection).forEach((function, callbacks) -> open.put(function, callbacks.reason()));
        open.putAll(findings.openFunctions());
        open.putAll(types.incomplete());
        types.withoutDefault(functions.operations())
                .forEach(type -> open.put(
                        type.cName(),
                        new Reason("a constructor without parameters to make the default with", Set.of(type.cName()))));
        return open;
    }

    /**
     * Makes the model; of what was left out, others know how far it was decided.
     *
     * @param isWhole whether what is undecided is a problem, too: after the mistakes, of which it may be a consequence
     */
    private MappedApi finish(Map<String, List<ParameterDecision>> leftOut, boolean isWhole) {
        findings.reportMistakes();
        problems.addAll(types.mistakes());
        List<EnumClass> enums = EnumMapper.map(selection.api(), selection.rules(), problems);
        List<CallbackInterface> callbacks = CallbackMapper.map(
                selection,
                functions.mapped().values().stream().flatMap(List::stream).toList(),
                findings.undecided().keySet(),
                problems);
        Extension extras = ExtensionMapper.map(extension, selection, problems).orElse(null);
        List<CoverageRow> extensionCoverage = extras == null
                ? List.of()
                : new ExtensionUse(extras, selection.stated(), functions.mapped(), problems).coverage();
        List<ValueClass> values = functions.values().all(problems);
        checkThatDefaultsCanBeMade();
        if (isWhole) {
            findings.reportUndecided();
        }
        Findings.stopAt(problems);
        List<HandleClass> classes = DerivedMapper.map(
                selection, new ClassMapper(selection, functions.operations(), problems).classes(), problems);
        List<SharedInterface> interfaces = InterfaceMapper.map(selection, classes, problems, findings.undecided());
        functions.raw().addCalledByPaths();
        List<PathClass> paths = new ArrayList<>();
        selection
                .rules()
                .paths()
                .forEach((name, located) -> paths.add(PathMapper.map(
                        name,
                        located,
                        selection.prototypes().keySet(),
                        functions.raw().names(),
                        extras,
                        problems)));
        Findings.stopAt(problems);
        Map<String, List<ParameterDecision>> decisions = new HashMap<>(leftOut);
        decisions.putAll(functions.decisions());
        ApiModel model = new ApiModel(
                selection.api().rocksdbVersion(),
                Versions.of(selection.declared(), selection.history()),
                selection.rules().overview(),
                selection.rules().conventions().free(),
                new ApiModel.Types(
                        SplitMapper.map(selection, classes),
                        functions.records().all(),
                        values,
                        enums,
                        callbacks,
                        interfaces),
                paths,
                extras,
                functions.raw().all());
        return new MappedApi(
                model,
                functions.coverage().all(findings.undecidedFunctions()),
                extensionCoverage,
                findings.sorted(),
                TemplatePlaces.of(selection.stated()),
                decisions);
    }

    private void checkThatDefaultsCanBeMade() {
        for (HandleType type : types.withoutDefault(functions.operations())) {
            problems.add(selection
                    .rules()
                    .placeOfType(type.cName())
                    .problem(type.cName()
                            + " is \"optional\", but has no constructor without parameters to make the default"
                            + " with; delete it"));
        }
    }
}
