package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.TypeRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    private Stream<Undecided> undescribed(String name, @Nullable Located<TypeRule> described) {
        if (described == null) {
            String why = isGiven(name) ? null : "no function gives one, so that Java has none to pass";
            String message = "the opaque type " + name + " has no Java class; "
                    + (why == null
                            ? "describe it under \"types\" in {0}, or exclude it there"
                            : "exclude it under \"types\" in {0}: " + why);
            return Stream.of(undecided(
                    name,
                    null,
                    why == null ? new Question("it has no Java class") : Question.onlyExclude(why),
                    new Problem(null, name, message, List.of(Setting.NEW_RULES.use()))));
        }
        String decide = described.rule().decide();
        if (decide == null) {
            return Stream.empty();
        }
        String place = described.place().toString();
        return Stream.of(undecided(
                name,
                place,
                new Question(decide),
                Undecided.left(described.place(List.of("decide")).toString(), name, decide)));
    }

    private static Undecided undecided(String type, @Nullable String place, Question question, Problem problem) {
        return new Undecided(Undecided.Kind.TYPE, type, place, "struct " + type, List.of(question), Set.of(), problem);
    }

    /** Whether a program can come by an object: C returns it, fills it in, or passes it to a callback. */
    private boolean isGiven(String type) {
        CApi api = selection.declared();
        return api.callbacks().stream().anyMatch(callback -> mentions(callback.type(), type))
                || api.structs().stream()
                        .flatMap(struct -> struct.fields().stream())
                        .anyMatch(field -> mentions(field.type(), type))
                || api.functions().stream()
                        .anyMatch(function -> mentions(function.returnType(), type)
                                || function.parameters().stream()
                                        .map(CParameter::type)
                                        .anyMatch(parameter -> !isPassed(parameter) && mentions(parameter, type)));
    }

    /** Whether an argument is an object, or a constant array of objects. */
    private static boolean isPassed(CType type) {
        return TypeIndex.opaqueName(type).isPresent()
                || type instanceof CType.Pointer array
                        && array.constTarget()
                        && TypeIndex.opaqueName(array.target()).isPresent();
    }

    private static boolean mentions(CType type, String opaque) {
        if (type instanceof CType.FunctionPointer function) {
            return mentions(function.returnType(), opaque)
                    || function.parameters().stream().anyMatch(parameter -> mentions(parameter.type(), opaque));
        }
        return type instanceof CType.Pointer pointer
                ? mentions(pointer.target(), opaque)
                : type instanceof CType.Opaque named && named.name().equals(opaque);
    }

    /** The types that lack a function that their objects cannot do without, each with what is missing. */
    public Map<String, Reason> incomplete() {
        Map<String, Reason> incomplete = new TreeMap<>();
        selection.types().all().forEach(type -> essential(type.rule())
                .filter(function -> selection.types().function(function).isEmpty())
                .forEach(function -> incomplete.put(
                        type.cName(), new Reason("the header has no function " + function, Set.of(function)))));
        return incomplete;
    }

    private static Stream<String> essential(TypeRule rule) {
        TypeRule.Disposal disposal = rule.owning().disposal();
        Stream<String> disposing =
                disposal == null ? Stream.empty() : Stream.of(disposal.create(), disposal.give(), disposal.destroy());
        return Stream.concat(disposing, Stream.ofNullable(rule.contents().pinnedBytes()));
    }

    /** What is wrong with destroy functions, prefixes and the names of classes. */
    public List<Problem> mistakes() {
        Stream<Problem> ofTypes = selection.rules().types().entrySet().stream()
                .flatMap(type -> Stream.concat(
                        destroy(
                                type.getValue(),
                                List.of("destroy"),
                                type.getValue().rule().owning().destroy(),
                                type.getKey()),
                        writeOptions(type.getKey(), type.getValue())));
        Stream<Problem> ofFunctions = selection.rules().functions().entrySet().stream()
                .filter(rule -> !selection.lacking().containsKey(rule.getKey()))
                .flatMap(rule -> ofFunction(rule.getKey(), rule.getValue()));
        Stream<Problem> clashes = selection.types().clashes().stream().map(Problem::of);
        Stream<Problem> ambiguous = selection.types().all().stream()
                .collect(Collectors.groupingBy(HandleType::className, TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .flatMap(named -> ambiguous(named.getKey(), named.getValue()));
        return Stream.of(ofTypes, ofFunctions, clashes, ambiguous)
                .flatMap(problems -> problems)
                .toList();
    }

    private Stream<Problem> writeOptions(String name, Located<TypeRule> located) {
        String options = located.rule().contents().writeOptions();
        return options == null || selection.rules().types().containsKey(options)
                ? Stream.empty()
                : Stream.of(located.place(List.of("write-options"))
                        .problem("the \"write-options\" of " + name + ", " + options
                                + ", have no Java class; name a type that has one"));
    }

    private Stream<Problem> ofFunction(String name, Located<FunctionRule> located) {
        String returned = selection
                .types()
                .function(name)
                .flatMap(function -> TypeIndex.opaqueName(function.returnType()))
                .orElse(null);
        return Stream.concat(
                destroy(
                        located,
                        List.of("returns", "destroy"),
                        located.rule().returnsOrNone().owning().destroy(),
                        returned),
                located.rule().parameters().values().stream()
                        .flatMap(value -> destroy(
                                located, List.of("parameters"), value.owning().destroy(), null)));
    }

    /** A function that frees something else would end the JVM. */
    private Stream<Problem> destroy(
            Located<?> rule, List<String> keys, @Nullable String destroy, @Nullable String type) {
        if (destroy == null || selection.isElsewhere(destroy)) {
            return Stream.empty();
        }
        if (!selection.declares(destroy)) {
            return Stream.of(rule.place(keys)
                    .problem("the header has no function " + destroy
                            + Suggestions.didYouMean(
                                    destroy, selection.prototypes().keySet())));
        }
        return selection.types().function(destroy).stream()
                .filter(function -> type != null
                        && function.parameters().stream()
                                .noneMatch(taken ->
                                        CTypes.isVoidPointer(taken.type()) || TypeIndex.isOf(taken.type(), type)))
                .map(function -> rule.place(keys)
                        .problem(destroy + " takes no " + type + " to free; name a function that does"));
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
