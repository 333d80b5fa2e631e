package dev.rockspan.generator.binding;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Writes;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.rules.WritesRule;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds out what an operation writes to, or gathers writes to, by what is said of the types that it takes. */
public final class WritesResolver {

    private final Draft draft;
    private final HandleType family;
    private final WritesRule rule;

    private WritesResolver(Draft draft, HandleType family, WritesRule rule) {
        this.draft = draft;
        this.family = family;
        this.rule = rule;
    }

    static @Nullable Writes writes(Draft draft, Result result) {
        return draft.rules().types().keySet().stream()
                .flatMap(name -> draft.types().named(name).stream())
                .flatMap(type -> {
                    WritesRule rule = type.rule().writes();
                    return rule == null ? Stream.empty() : new WritesResolver(draft, type, rule).find(result).stream();
                })
                .findFirst()
                .orElse(null);
    }

    private Optional<Writes> find(Result result) {
        Optional<String> one = parameter(List.of(family.cName()));
        if (one.isPresent()) {
            check();
        }
        boolean gathers = rule.gather().contains(draft.owner().cName()) && result instanceof Result.Nothing;
        if (rule.apply().contains(draft.function().name())) {
            if (!gathers || draft.form() != Operation.Form.METHOD) {
                throw new MissingFact("it is said to apply writes, but has no receiver that gathers some");
            }
            return Optional.of(new Writes.Own());
        }
        String options = parameter(List.of(rule.options())).orElse(null);
        if (draft.form() != Operation.Form.METHOD) {
            return Optional.empty();
        }
        if (options == null) {
            return gathers ? one.map(parameter -> new Writes.Gathered(parameter, rule.id())) : Optional.empty();
        }
        return one.<Writes>map(parameter -> new Writes.Direct(parameter, rule.id(), options, rule.ignores()))
                .or(() -> rule.gather().stream()
                        .flatMap(type -> parameter(List.of(type))
                                .map(batch -> new Writes.Whole(batch, options, rule.ignores(), data(type)))
                                .stream())
                        .findFirst());
    }

    private String data(String type) {
        String data = rule.data().get(type);
        if (data == null) {
            throw new MissingFact("it writes what a " + type + " has gathered, of which no data are said");
        }
        return draft.companion(data);
    }

    /** The function that gives the number of such an object, if it is one that is written to; or null. */
    public static @Nullable String family(Draft draft, HandleType type) {
        WritesRule rule = type.rule().writes();
        return rule == null ? null : draft.companion(rule.id());
    }

    /** The mark of databases in which such objects stay; or null. */
    public static @Nullable String lastingIn(HandleType type) {
        WritesRule rule = type.rule().writes();
        return rule == null ? null : rule.lastingIn();
    }

    /** Whether what the function makes gathers writes, and has none yet. */
    public static boolean isEmpty(Draft draft) {
        return draft.rules().types().keySet().stream()
                .flatMap(name -> draft.types().named(name).stream())
                .map(type -> type.rule().writes())
                .anyMatch(rule ->
                        rule != null && rule.empty().contains(draft.function().name()));
    }

    /** What is said has to be there; what is asked for during a write must not be left out either. */
    private void check() {
        Stream.of(List.of(rule.options()), rule.gather(), rule.data().keySet())
                .flatMap(Collection::stream)
                .forEach(type -> {
                    if (!draft.rules().types().containsKey(type)) {
                        throw new MissingFact("what writes to it says " + type + ", which is no handle");
                    }
                });
        draft.companion(rule.id());
        draft.companion(rule.ignores());
        Stream.of(
                        List.of(rule.id(), rule.ignores()),
                        rule.apply(),
                        rule.empty(),
                        rule.data().values())
                .flatMap(Collection::stream)
                .forEach(function -> {
                    if (draft.types().function(function).isEmpty()
                            && !draft.types().isUndecided(function)) {
                        throw new MissingFact("what writes to it says " + function + ", which the header has not"
                                + Suggestions.didYouMean(function, draft.types().functionNames()));
                    }
                });
    }

    /** The parameter that is a handle of one of these types, and is used during the call. */
    private Optional<String> parameter(List<String> types) {
        List<String> classes = types.stream()
                .flatMap(type -> draft.types().named(type).stream())
                .map(HandleType::className)
                .toList();
        return draft.parameters().stream()
                .filter(parameter ->
                        parameter.type() instanceof JavaType.Handle handle && classes.contains(handle.className()))
                .map(JavaParameter::name)
                .filter(name -> draft.arguments().stream()
                        .anyMatch(argument -> argument instanceof Argument.HandlePointer handle
                                && handle.parameter().equals(name)))
                .findFirst();
    }
}
