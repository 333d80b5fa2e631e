package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.Dependents;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Precondition;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds preconditions that ask for what no function of any known version brings about. */
final class PreconditionCheck {

    private final Rules rules;
    private final SortedMap<String, CFunction> functions;
    private final List<Problem> problems;

    /** By state, the C types whose objects can have it. */
    private final SortedMap<String, SortedSet<String>> states = new TreeMap<>();

    /** The C types of which something is taken, or that others move. */
    private final Set<String> taken = new HashSet<>();

    private PreconditionCheck(Rules rules, CApi api, ApiHistory history, List<Problem> problems) {
        this.rules = rules;
        this.problems = problems;
        functions = new TreeMap<>(history.functions());
        api.functions().forEach(function -> functions.put(function.name(), function));
        rules.functions().forEach((name, located) -> {
            // What an added folder leaves out is no mistake of those that need it.
            for (Located<?> each = located; each != null; each = each.replaced()) {
                FunctionRule rule = (FunctionRule) each.rule();
                declared(name, rule).ifPresent(function -> note(function, rule));
            }
        });
        rules.types().values().stream()
                .map(located -> located.rule().contents().invalidates())
                .flatMap(Stream::ofNullable)
                .map(Dependents::type)
                .forEach(taken::add);
    }

    /** Adds to the problems what preconditions and changes of state ask for without effect. */
    static void check(Rules rules, CApi api, ApiHistory history, List<Problem> problems) {
        PreconditionCheck check = new PreconditionCheck(rules, api, history, problems);
        rules.functions().forEach((name, located) -> check.declared(name, located.rule())
                .flatMap(PreconditionCheck::receiver)
                .ifPresent(receiver -> check.check(name, receiver, located)));
    }

    private Optional<CFunction> declared(String name, FunctionRule rule) {
        return Optional.ofNullable(functions.get(name)).filter(function -> rule.isMapped());
    }

    private void note(CFunction function, FunctionRule rule) {
        Optional<String> receiver = receiver(function);
        Stream.ofNullable(rule.safety().setsState())
                .forEach(state -> result(function).or(() -> receiver).ifPresent(type -> addState(state, type)));
        rule.safety().changesState().values().forEach(state -> receiver.ifPresent(type -> addState(state, type)));
        if (rule.safety().takes()) {
            receiver.ifPresent(taken::add);
        }
    }

    private void addState(String state, String type) {
        states.computeIfAbsent(state, key -> new TreeSet<>()).add(type);
    }

    private static Optional<String> receiver(CFunction function) {
        return function.parameters().stream().findFirst().map(CParameter::type).flatMap(TypeIndex::opaqueName);
    }

    /** The type of the object, or the list of objects, that a function returns. */
    private static Optional<String> result(CFunction function) {
        return function.returnType() instanceof CType.Pointer list && list.target() instanceof CType.Pointer element
                ? TypeIndex.opaqueName(element)
                : TypeIndex.opaqueName(function.returnType());
    }

    private void check(String function, String receiver, Located<FunctionRule> located) {
        located.rule()
                .safety()
                .changesState()
                .keySet()
                .forEach(before -> checkState(function, receiver, before, located, "changes-state", before));
        List<Precondition> preconditions = located.rule().safety().preconditions();
        for (int i = 0; i < preconditions.size(); i++) {
            Precondition stated = preconditions.get(i);
            String index = String.valueOf(i);
            switch (stated.check()) {
                case RECEIVER_IS ->
                    checkState(function, receiver, stated.state(), located, "preconditions", index, "state");
                case NONE_OPEN -> checkMade(function, receiver, stated, located, index);
                case CURRENT -> checkTaken(function, receiver, located, index);
                case RETURNS_TRUE, RETURNS_FALSE, UNFILLED -> {} // about what the function itself takes
            }
        }
    }

    private void checkMade(
            String function, String receiver, Precondition stated, Located<FunctionRule> located, String index) {
        String type = stated.type();
        if (type == null || rules.type(type).filter(TypeRule::isMapped).isEmpty()) {
            return;
        }
        boolean makes = functions.values().stream()
                .filter(maker -> result(maker).filter(type::equals).isPresent())
                .flatMap(maker -> maker.parameters().stream())
                .anyMatch(from -> TypeIndex.isOf(from.type(), receiver));
        if (makes) {
            checkState(function, type, stated.state(), located, "preconditions", index, "state");
        } else {
            problem(
                    function,
                    located.place(List.of("preconditions", index, "type")),
                    "precondition \"none-open\": a " + className(receiver) + " makes no " + className(type)
                            + "; name the C type of what it makes, or delete the precondition");
        }
    }

    private void checkTaken(String function, String receiver, Located<FunctionRule> located, String index) {
        if (!taken.contains(receiver)) {
            problem(
                    function,
                    located.place(List.of("preconditions", index, "check")),
                    "precondition \"current\": nothing is taken from a " + className(receiver)
                            + "; say \"takes: true\" of the function that does, or delete the precondition");
        }
    }

    private void checkState(
            String function, String type, @Nullable String state, Located<FunctionRule> located, String... keys) {
        SortedSet<String> having = state == null ? null : states.get(state);
        if (state == null || having != null && having.contains(type)) {
            return;
        }
        String near = Suggestions.didYouMean(state, states.keySet());
        problem(
                function,
                located.place(List.of(keys)),
                having != null
                        ? "no function of " + className(type) + " sets the state " + state + "; "
                                + having.stream().map(this::className).collect(Collectors.joining(", "))
                                + " can have it"
                        : "no function sets the state " + state
                                + (near.isEmpty() ? "; there are " + String.join(", ", states.keySet()) : near));
    }

    private String className(String type) {
        return rules.type(type).map(TypeRule::className).orElse(type);
    }

    private void problem(String function, Place place, String why) {
        problems.add(place.problem(function + ": " + why));
    }
}
