package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.TypeRule;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks whether the types of a header are described, and have what their descriptions need. */
public final class TypeCheck {

    private final Selection selection;

    public TypeCheck(Selection selection) {
        this.selection = selection;
    }

    /** The types that have no Java class yet. */
    public List<Undecided> undescribed() {
        return selection.api().opaqueTypes().stream()
                .flatMap(name -> undescribed(name, selection.rules().types().get(name)))
                .toList();
    }

    private static Stream<Undecided> undescribed(String name, @Nullable Located<TypeRule> described) {
        if (described == null) {
            String message = "the opaque type " + name
                    + " has no Java class; describe it under \"types\" in {0}, or exclude it there";
            return Stream.of(undecided(
                    name,
                    null,
                    "it has no Java class",
                    new Problem(null, name, message, List.of(Setting.NEW_RULES.use()))));
        }
        String decide = described.rule().decide();
        if (decide == null) {
            return Stream.empty();
        }
        String place = described.place().toString();
        return Stream.of(undecided(name, place, decide, new Problem(place, name + " has no Java class: " + decide)));
    }

    private static Undecided undecided(String type, @Nullable String place, String why, Problem problem) {
        return new Undecided(Undecided.Kind.TYPE, type, place, "struct " + type, why, null, problem);
    }

    /** The types that lack a function that their objects cannot do without, each with what is missing. */
    public Map<String, String> incomplete() {
        Map<String, String> incomplete = new TreeMap<>();
        selection.types().all().forEach(type -> essential(type.rule())
                .filter(function -> selection.types().function(function).isEmpty())
                .forEach(function -> incomplete.put(type.cName(), "the header has no function " + function)));
        return incomplete;
    }

    private static Stream<String> essential(TypeRule rule) {
        TypeRule.Disposal disposal = rule.owning().disposal();
        Stream<String> disposing =
                disposal == null ? Stream.empty() : Stream.of(disposal.create(), disposal.give(), disposal.destroy());
        return Stream.concat(disposing, Stream.ofNullable(rule.contents().pinnedBytes()));
    }

    /** What is wrong with the names of destroy functions, prefixes and classes. */
    public List<Problem> mistakes(Collection<String> destroyers) {
        Stream<Problem> unknown = destroyers.stream()
                .filter(name -> !selection.declares(name) && !selection.isElsewhere(name))
                .sorted()
                .map(name -> Problem.of("the templates name " + name
                        + " as a destroy function, which the header does not have"
                        + Suggestions.didYouMean(name, selection.prototypes().keySet())));
        Stream<Problem> clashes = selection.types().clashes().stream().map(Problem::of);
        Stream<Problem> ambiguous = selection.types().all().stream()
                .collect(Collectors.groupingBy(HandleType::className, TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .flatMap(named -> ambiguous(named.getKey(), named.getValue()));
        return Stream.of(unknown, clashes, ambiguous)
                .flatMap(problems -> problems)
                .toList();
    }

    private Stream<Problem> ambiguous(String name, List<HandleType> of) {
        boolean isEnum = selection.rules().enums().containsKey(name);
        if (!isEnum && (of.size() <= 1 || ValueClasses.mayShare(of))) {
            return Stream.empty();
        }
        List<String> places = Stream.concat(
                        of.stream()
                                .flatMap(type -> Stream.ofNullable(
                                        selection.rules().types().get(type.cName()))),
                        Stream.ofNullable(selection.rules().enums().get(name)))
                .map(located -> located.place().toString())
                .sorted()
                .toList();
        return Stream.of(new Problem(
                places.get(places.size() - 1),
                "more than one type or enum of the templates is called " + name + "; the other is at "
                        + String.join(", ", places.subList(0, places.size() - 1))));
    }

    /** The "optional" types of which no default can be made. */
    public List<HandleType> withoutDefault(Map<String, List<Operation>> operations) {
        return selection.types().all().stream()
                .filter(type -> type.rule().use().optional())
                .filter(type -> operations.getOrDefault(type.className(), List.of()).stream()
                        .noneMatch(operation -> operation.form() == Operation.Form.CONSTRUCTOR
                                && operation.parameters().isEmpty()))
                .toList();
    }
}
