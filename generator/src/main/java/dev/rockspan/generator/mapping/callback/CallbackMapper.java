package dev.rockspan.generator.mapping.callback;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.parameter.CallbackConvention;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument.CallbackState;
import dev.rockspan.generator.model.Argument.CallbackState.Until;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Joins the callbacks of the templates with the function pointers of the header. */
public final class CallbackMapper {

    private final Rules rules;
    private final TypeIndex types;
    private final Set<String> stored;
    private final List<Problem> problems;
    /** The C functions and types that the problems are about. */
    private final Set<String> about = new TreeSet<>();

    private final List<Question> questions = new ArrayList<>();

    private CallbackMapper(Selection selection, Collection<Operation> operations, List<Problem> problems) {
        this.rules = selection.rules();
        this.types = selection.types();
        this.stored = stored(operations);
        this.problems = problems;
    }

    /**
     * The interfaces, sorted by name, but for those of functions that are undecided.
     *
     * @param operations all there are, which say how long the interfaces are called
     */
    public static List<CallbackInterface> map(
            Selection selection, Collection<Operation> operations, Set<String> undecided, List<Problem> problems) {
        CallbackMapper mapper = new CallbackMapper(selection, operations, problems);
        List<CallbackInterface> interfaces = new ArrayList<>();
        selection.rules().callbacks().forEach((name, located) -> {
            if (!undecided.contains(located.rule().function()) && !mapper.isLeftOut(located)) {
                interfaces.add(mapper.map(name, located));
            }
        });
        return interfaces;
    }

    /**
     * What is missing in the callbacks of a function.
     *
     * @param questions at least one
     */
    public record Open(Reason reason, List<Question> questions) {}

    /** The functions whose callbacks have no Java form, each with what is missing. */
    public static Map<String, Open> open(Selection selection) {
        Map<String, Open> open = new TreeMap<>();
        selection.rules().callbacks().forEach((name, located) -> {
            CallbackMapper mapper = new CallbackMapper(selection, List.of(), new ArrayList<>());
            mapper.map(name, located);
            if (!mapper.problems.isEmpty() && !mapper.isLeftOut(located)) {
                Reason reason = new Reason(mapper.problems.get(0).message(), mapper.about);
                open.put(
                        located.rule().function(),
                        new Open(
                                reason,
                                mapper.questions.isEmpty() ? List.of(new Question(reason.why())) : mapper.questions));
            }
        });
        return open;
    }

    private boolean isLeftOut(Located<CallbackRule> located) {
        return rules.function(located.rule().function()).exclude() != null;
    }

    /** Those that C calls after the function has returned that takes them. */
    private static Set<String> stored(Collection<Operation> operations) {
        return operations.stream()
                .filter(operation -> operation.arguments().stream()
                        .anyMatch(argument -> argument instanceof CallbackState state && state.until() != Until.RETURN))
                .flatMap(operation -> operation.parameters().stream())
                .map(JavaParameter::type)
                .filter(JavaType.Callbacks.class::isInstance)
                .map(JavaType::simpleName)
                .collect(Collectors.toSet());
    }

    private CallbackInterface map(String name, Located<CallbackRule> located) {
        CallbackRule rule = located.rule();
        List<CallbackMethod> methods = types.function(rule.function())
                .map(function -> methods(name, located, function))
                .orElseGet(() -> {
                    problem(
                            located,
                            name + " is of " + rule.function() + ", which the header does not have"
                                    + Suggestions.didYouMean(rule.function(), types.functionNames()));
                    return List.of();
                });
        String summary = rule.summary() == null ? "What RocksDB calls back." : rule.summary();
        return new CallbackInterface(
                name, summary, rule.function(), rule.consistent(), !stored.contains(name), methods);
    }

    private List<CallbackMethod> methods(String name, Located<CallbackRule> located, CFunction function) {
        List<CParameter> pointers = CallbackConvention.methods(function, types, rules.conventions());
        List<CallbackRule.Method> stated = located.rule().methods();
        if (pointers.size() != stated.size()) {
            problem(
                    located,
                    name + " has " + stated.size() + " methods, but " + function.name() + " takes " + pointers.size()
                            + " functions; list them in the order in which C takes them");
            return List.of();
        }
        List<CallbackMethod> methods = new ArrayList<>();
        for (int i = 0; i < stated.size(); i++) {
            CType.FunctionPointer pointer =
                    types.functionPointer(pointers.get(i).type()).orElseThrow();
            String index = String.valueOf(i);
            Function<List<String>, Place> inside = keys -> located.place(
                    Stream.concat(Stream.of("methods", index), keys.stream()).toList());
            String noForm = name + '.' + stated.get(i).name() + " has no Java form: ";
            try {
                methods.add(CallbackMethods.resolve(stated.get(i), pointer, rules, types));
            } catch (UndecidedException e) {
                about.addAll(e.reason().about());
                problems.add(inside.apply(List.of()).problem(noForm + e.getMessage()));
                e.questions()
                        .forEach(each ->
                                questions.add(new Question(noForm + each.text(), each.answers(), each.warning())));
            } catch (RuleMistake e) {
                about.addAll(e.reason().about());
                Located<CallbackRule> method = new Located<>(located.rule(), located.place(), inside, null);
                problems.add(Objects.requireNonNull(e.place(method)).problem(noForm + e.getMessage()));
            }
        }
        return methods;
    }

    private void problem(Located<CallbackRule> located, String message) {
        problems.add(located.place().problem(message));
    }
}
