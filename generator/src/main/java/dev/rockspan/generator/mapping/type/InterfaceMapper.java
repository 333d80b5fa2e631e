package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.SharedInterface.Method;
import dev.rockspan.generator.model.Signature;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.InterfaceRule;
import dev.rockspan.generator.rules.Located;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the interfaces over what several classes share. Strict both ways: a class that lacks a stated method is a
 * problem, and so is an overload that all have and that is not stated; thus no interface changes unnoticed. Where the
 * header lacks a function that other versions have, the interface does without the methods over it.
 */
public final class InterfaceMapper {

    private static final Comparator<Method> IN_INTERFACE = Comparator.comparing(
                    (Method method) -> method.sample().name())
            .thenComparing(method -> method.sample().function())
            .thenComparing(method -> method.signature().toString());

    private final SortedMap<String, Located<InterfaceRule>> rules;
    private final Map<String, HandleClass> classes;
    private final Set<String> said = new HashSet<>();
    private final AbsentMethods absent;
    private final Selection selection;
    private final List<Problem> problems;
    private final Map<String, Undecided> undecided;
    private final Map<String, ClassMethods> byClass = new HashMap<>();
    private final SortedMap<String, SharedInterface> resolved = new TreeMap<>();

    private InterfaceMapper(
            Selection selection, List<HandleClass> classes, List<Problem> problems, Map<String, Undecided> undecided) {
        this.rules = selection.rules().interfaces();
        this.absent = new AbsentMethods(selection);
        this.selection = selection;
        this.undecided = undecided;
        this.classes = classes.stream().collect(Collectors.toMap(HandleClass::name, Function.identity()));
        this.problems = problems;
    }

    /**
     * The interfaces by name; adds to the problems what is stated of them and does not hold, and to what is undecided
     * what is not stated of them and holds.
     */
    public static List<SharedInterface> map(
            Selection selection, List<HandleClass> classes, List<Problem> problems, Map<String, Undecided> undecided) {
        InterfaceMapper mapper = new InterfaceMapper(selection, classes, problems, undecided);
        mapper.rules.keySet().forEach(mapper::check);
        if (problems.isEmpty()) {
            mapper.rules.keySet().forEach(mapper::make);
        }
        return List.copyOf(mapper.resolved.values());
    }

    private void check(String name) {
        InterfaceRule rule = rule(name);
        if (rule.summary().isBlank() || rule.methods().values().stream().anyMatch(String::isBlank)) {
            problem(name, "it or a method of its has no summary; say what it is or does");
        }
        if (rule.methods().isEmpty()) {
            problem(name, "has no methods; name what its classes share");
        }
        if (rule.classes().size() < 2) {
            problem(name, "is of fewer than two classes, which share nothing; name more, or delete it");
        }
        checkNames(name, rule.classes(), classes.keySet(), "class");
        checkNames(name, rule.parents(), rules.keySet(), "interface");
        if (above(name).contains(name)) {
            problem(name, "extends itself, directly or through others; delete it from \"extends\"");
        }
        for (String parent : rule.parents()) {
            if (rules.containsKey(parent)) {
                rule.classes().stream()
                        .filter(type -> !rule(parent).classes().contains(type))
                        .forEach(type -> problem(
                                name,
                                "extends " + parent + ", which " + type + " does not implement; say that it does"));
            }
        }
    }

    private void checkNames(String name, List<String> named, Collection<String> known, String kind) {
        Set<String> seen = new HashSet<>();
        for (String other : named) {
            if (!known.contains(other)) {
                problem(name, "there is no " + kind + " " + other + Suggestions.didYouMean(other, known));
            } else if (!seen.add(other)) {
                problem(name, "names " + other + " twice; delete one");
            }
        }
    }

    private SharedInterface make(String name) {
        SharedInterface known = resolved.get(name);
        if (known != null) {
            return known;
        }
        InterfaceRule rule = rule(name);
        Map<Signature, Method> inherited = new LinkedHashMap<>();
        above(name)
                .forEach(parent ->
                        make(parent).methods().forEach(method -> inherited.putIfAbsent(method.signature(), method)));
        Map<Signature, Method> methods = new LinkedHashMap<>();
        inherited.forEach((signature, method) -> {
            if (method.sample().result() == Result.Plain.FLUENT) {
                methods.put(signature, method.narrowed());
            }
        });
        Set<Signature> stated = new HashSet<>(inherited.keySet());
        rule.methods().forEach((form, summary) -> {
            Set<Signature> shared = shared(name, form);
            if (!shared.isEmpty() && stated.containsAll(shared)) {
                problem(
                        name,
                        form,
                        form + " says nothing new: it has that already, itself or from a parent; delete it");
            }
            shared.stream()
                    .filter(stated::add)
                    .forEach(signature -> methods.put(signature, method(rule, form, signature, summary)));
        });
        checkThatNothingIsLeftOut(name, stated);
        SharedInterface made = new SharedInterface(
                name,
                rule.summary(),
                rule.parents(),
                rule.classes(),
                methods.values().stream().sorted(IN_INTERFACE).toList());
        resolved.put(name, made);
        return made;
    }

    /** What a form stands for in any of the classes, if all of them have it; otherwise nothing. */
    private Set<Signature> shared(String name, String form) {
        InterfaceRule rule = rule(name);
        Map<Signature, Overload> shared = new LinkedHashMap<>();
        for (String type : rule.classes()) {
            Set<Signature> signatures = of(type).byForm().getOrDefault(form, Set.of());
            if (signatures.isEmpty()) {
                notShared(name, form, type + " has no " + form, others(name, type, form) + renamed(type, form));
                return Set.of();
            }
            signatures.forEach(signature -> shared.putIfAbsent(signature, overload(type, signature)));
        }
        for (String type : rule.classes()) {
            for (Overload overload : shared.values()) {
                Overload other = of(type).bySignature().get(overload.signature());
                if (other == null || !other.isLike(overload)) {
                    notShared(
                            name,
                            form,
                            "not all of its classes have the same " + overload.text() + ": that of " + type
                                    + (other == null ? " is missing" : " differs in what it returns or lets be null")
                                    + "; say the same of all",
                            madeBy(name, overload.signature()));
                    return Set.of();
                }
            }
        }
        return shared.keySet();
    }

    /** The functions of a class that templates call otherwise than a form, with the lines. */
    private String renamed(String type, String form) {
        List<Operation> operations = Objects.requireNonNull(classes.get(type)).operations();
        Set<String> stillSo = operations.stream()
                .filter(operation -> form.startsWith(operation.name() + '('))
                .map(Operation::function)
                .collect(Collectors.toSet());
        return operations.stream()
                .filter(operation -> !stillSo.contains(operation.function()))
                .filter(operation -> {
                    FunctionShape shape = selection.shape(operation.function());
                    return form.startsWith(shape.earlierName() + '(') || form.startsWith(shape.conventional() + '(');
                })
                .flatMap(operation -> selection.rules().place(operation.function()).stream()
                        .map(place -> "; " + operation.function() + " is "
                                + selection.shape(operation.function()).name() + " at " + place
                                + ": give it the name that the others have"))
                .distinct()
                .collect(Collectors.joining());
    }

    /** Where the other classes have a form from, which have to change together; a guess if none has it. */
    private String others(String name, String type, String form) {
        return rule(name).classes().stream()
                .flatMap(other ->
                        of(other).byForm().getOrDefault(form, Set.of()).stream().limit(1))
                .findFirst()
                .map(signature -> ", which others have" + madeBy(name, signature))
                .orElseGet(() -> Suggestions.didYouMean(form, of(type).byForm().keySet()));
    }

    /** The functions behind the methods of the classes, with the lines that may have given them their names. */
    private String madeBy(String name, Signature signature) {
        return rule(name).classes().stream()
                .flatMap(type -> Stream.ofNullable(of(type).bySignature().get(signature))
                        .map(overload -> overload.operation().function())
                        .map(function -> type + "'s is of " + function
                                + selection
                                        .rules()
                                        .place(function)
                                        .map(place -> " at " + place)
                                        .orElse("")))
                .collect(Collectors.joining(", ", " (", ")"));
    }

    /** Says it once of the same functions, though several methods stand over them. */
    private void notShared(String name, String form, String message, String functions) {
        boolean isAbsent = absent.anyOf(rule(name).classes(), form.replaceFirst("\\(.*", ""));
        if (!isAbsent && (functions.isEmpty() || said.add(name + functions))) {
            problem(name, form, message + functions);
        }
    }

    private Method method(InterfaceRule rule, String form, Signature signature, String summary) {
        List<Overload> all =
                rule.classes().stream().map(type -> overload(type, signature)).toList();
        Overload first = all.get(0);
        List<JavaParameter> parameters = new ArrayList<>();
        for (int index = 0; index < first.parameters().size(); index++) {
            parameters.add(parameter(all, index));
        }
        boolean throwing = all.stream()
                .map(Overload::operation)
                .anyMatch(operation -> operation.outcome().checksError()
                        && !operation.outcome().statusForm());
        return new Method(form, first.operation(), parameters, summary, throwing, false);
    }

    /** An argument is described where its description is the same in all classes. */
    private static JavaParameter parameter(List<Overload> all, int index) {
        JavaParameter first = all.get(0).parameters().get(index);
        boolean same = all.stream()
                .map(overload -> overload.parameters().get(index).what())
                .allMatch(first.what()::equals);
        return same ? first : first.described("");
    }

    private void checkThatNothingIsLeftOut(String name, Set<Signature> stated) {
        InterfaceRule rule = rule(name);
        Set<String> names = stated.stream().map(Signature::name).collect(Collectors.toSet());
        SortedMap<String, String> left = new TreeMap<>();
        of(rule.classes().get(0)).bySignature().forEach((signature, overload) -> {
            boolean shared = names.contains(signature.name())
                    && rule.classes().stream()
                            .map(type -> of(type).bySignature().get(signature))
                            .allMatch(other -> other != null && other.isLike(overload));
            if (shared && !stated.contains(signature) && !isAbsentAbove(name, signature.name())) {
                left.putIfAbsent(overload.form(), madeBy(name, signature));
            }
        });
        left.forEach((form, madeBy) -> {
            String place = place(name);
            String why = "all of its classes have " + form + ", too; state it" + madeBy;
            undecided.put(
                    name + ' ' + form,
                    new Undecided(
                            Undecided.Kind.INTERFACE,
                            name,
                            place,
                            "",
                            List.of(new Question(why)),
                            Set.of(),
                            new Problem(place, message(name, why))));
        });
    }

    /** Whether an interface that this one extends would have a method if no function were missing. */
    private boolean isAbsentAbove(String name, String method) {
        return above(name).stream().anyMatch(parent -> absent.anyOf(rule(parent).classes(), method));
    }

    /** The interfaces that one extends, directly or not. */
    private Set<String> above(String name) {
        Set<String> above = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(rule(name).parents());
        while (!open.isEmpty()) {
            String next = open.pop();
            if (rules.containsKey(next) && above.add(next)) {
                open.addAll(rule(next).parents());
            }
        }
        return above;
    }

    private ClassMethods of(String type) {
        return byClass.computeIfAbsent(type, name -> ClassMethods.of(Objects.requireNonNull(classes.get(name))));
    }

    private Overload overload(String type, Signature signature) {
        return Objects.requireNonNull(of(type).bySignature().get(signature));
    }

    private InterfaceRule rule(String name) {
        return located(name).rule();
    }

    private Located<InterfaceRule> located(String name) {
        return Objects.requireNonNull(rules.get(name));
    }

    private void problem(String name, String message) {
        problems.add(new Problem(place(name), message(name, message)));
    }

    /** At the line of a method. */
    private void problem(String name, String form, String message) {
        problems.add(located(name).place(List.of("methods", form)).problem(message(name, message)));
    }

    private String place(String name) {
        return located(name).place().toString();
    }

    private static String message(String name, String message) {
        return "the interface " + name + ": " + message;
    }
}
