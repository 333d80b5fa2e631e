package dev.rockspan.generator.rules;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that {@code templates/} say.
 *
 * @param overview what the Javadoc of the API's package says to a newcomer; empty for nothing
 */
public record Rules(
        Conventions conventions,
        OfC ofC,
        OfJava ofJava,
        @Nullable Located<ExtensionRule> extension,
        String overview) {

    /**
     * What is said of things by their C names.
     *
     * @param prefixes what the names of functions of a type start with besides what its own rule says
     * @param options what options are, by C type and the name that the functions of each have in common
     * @param parameters what parameters are, wherever it is not said of a function's own
     * @param splits the types that stand for several Java classes
     */
    public record OfC(
            SortedMap<String, Located<TypeRule>> types,
            SortedMap<String, Located<List<String>>> prefixes,
            SortedMap<String, Located<FunctionRule>> functions,
            SortedMap<String, SortedMap<String, Located<OptionRule>>> options,
            SortedMap<String, Located<String>> parameters,
            SortedMap<String, Located<SplitRule>> splits) {}

    /**
     * What is said of things by their Java names.
     *
     * @param spans by enum, the constants that do not have their number in all releases, with those in which they do
     */
    public record OfJava(
            SortedMap<String, Located<EnumRule>> enums,
            SortedMap<String, Map<String, Span>> spans,
            SortedMap<String, Located<CallbackRule>> callbacks,
            SortedMap<String, Located<InterfaceRule>> interfaces,
            SortedMap<String, Located<PathRule>> paths) {}

    public FunctionRule function(String name) {
        return placed(name).map(Located::rule).orElse(FunctionRule.NONE);
    }

    public Optional<Located<FunctionRule>> placed(String function) {
        return Optional.ofNullable(functions().get(function));
    }

    /** The functions of which is said that a function frees what they give, by name. */
    public SortedMap<String, Located<FunctionRule>> givers(String destroyer) {
        SortedMap<String, Located<FunctionRule>> givers = new TreeMap<>(functions());
        givers.values().removeIf(located -> located.rule().destroyers().noneMatch(destroyer::equals));
        return givers;
    }

    /** Where something is said of a function. */
    public Optional<Place> place(String function) {
        return placed(function).map(Located::place);
    }

    /** Where a type is described, which it has to be. */
    public Place placeOfType(String name) {
        return Objects.requireNonNull(types().get(name), name).place();
    }

    public Optional<TypeRule> type(String name) {
        return Optional.ofNullable(types().get(name)).map(Located::rule);
    }

    /**
     * What the names of a type's functions start with.
     *
     * @param byDefault the prefix if its rule says none
     */
    public List<String> prefixes(String type, String byDefault) {
        List<String> own =
                type(type).map(TypeRule::naming).map(TypeRule.Naming::prefixes).orElse(List.of(byDefault));
        Located<List<String>> more = prefixes().get(type);
        return more == null
                ? own
                : Stream.concat(own.stream(), more.rule().stream()).toList();
    }

    /** What the option of a type is that a function is of, by that one's name without the prefix of the type. */
    public Optional<OptionRule> option(String type, String function) {
        return Optional.ofNullable(options().get(type))
                .flatMap(ofType -> Optional.ofNullable(ofType.get(OptionRule.named(function))))
                .map(Located::rule);
    }

    /** How a type stands for several Java classes, if it does. */
    public Optional<SplitRule> split(String type) {
        return Optional.ofNullable(splits().get(type)).map(Located::rule);
    }

    /** What parameters of a C name are. */
    public Optional<String> parameter(String name) {
        return Optional.ofNullable(parameters().get(name)).map(Located::rule);
    }

    /** The releases in which a constant of an enum has its number. */
    public Span span(String enumName, String constant) {
        return spans().getOrDefault(enumName, Map.of()).getOrDefault(constant, Span.WHOLE);
    }

    /** The same with other callbacks. */
    public Rules withCallbacks(SortedMap<String, Located<CallbackRule>> others) {
        return new Rules(
                conventions, ofC, new OfJava(enums(), spans(), others, interfaces(), paths()), extension, overview);
    }

    /** The same with other types. */
    public Rules withTypes(SortedMap<String, Located<TypeRule>> others) {
        return with(others, functions());
    }

    /** The same with other functions. */
    public Rules withFunctions(SortedMap<String, Located<FunctionRule>> others) {
        return with(types(), others);
    }

    private Rules with(SortedMap<String, Located<TypeRule>> types, SortedMap<String, Located<FunctionRule>> functions) {
        return new Rules(
                conventions,
                new OfC(types, prefixes(), functions, options(), parameters(), splits()),
                ofJava,
                extension,
                overview);
    }

    public SortedMap<String, Located<TypeRule>> types() {
        return ofC.types();
    }

    public SortedMap<String, Located<List<String>>> prefixes() {
        return ofC.prefixes();
    }

    public SortedMap<String, Located<FunctionRule>> functions() {
        return ofC.functions();
    }

    public SortedMap<String, SortedMap<String, Located<OptionRule>>> options() {
        return ofC.options();
    }

    public SortedMap<String, Located<String>> parameters() {
        return ofC.parameters();
    }

    public SortedMap<String, Located<SplitRule>> splits() {
        return ofC.splits();
    }

    public SortedMap<String, Located<EnumRule>> enums() {
        return ofJava.enums();
    }

    public SortedMap<String, Map<String, Span>> spans() {
        return ofJava.spans();
    }

    public SortedMap<String, Located<CallbackRule>> callbacks() {
        return ofJava.callbacks();
    }

    public SortedMap<String, Located<InterfaceRule>> interfaces() {
        return ofJava.interfaces();
    }

    public SortedMap<String, Located<PathRule>> paths() {
        return ofJava.paths();
    }
}
