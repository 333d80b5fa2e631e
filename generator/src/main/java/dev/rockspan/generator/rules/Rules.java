package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Shapes;
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
 * @param area what all areas say
 * @param spans by enum, the constants that do not have their number in all releases, with those in which they do
 * @param methods the places of what is Java of the templates: {@code Options.put(Slice, byte[])}, {@code new Options(Slice)}
 * @param names the names of methods that the templates state to which others are added, by C name
 */
public record Rules(
        Conventions conventions,
        Area area,
        SortedMap<String, Map<String, Span>> spans,
        Map<String, String> methods,
        Map<String, String> names) {

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
     * @param byDefault the prefixes if its rule says none
     */
    public List<String> prefixes(String type, List<String> byDefault) {
        List<String> own =
                type(type).map(TypeRule::naming).map(TypeRule.Naming::prefixes).orElse(byDefault);
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
        return spans.getOrDefault(enumName, Map.of()).getOrDefault(constant, Span.WHOLE);
    }

    /** The same with something else in a section. */
    public <T> Rules with(String section, SortedMap<String, Located<T>> others) {
        return new Rules(conventions, Shapes.with(area, section, others), spans, methods, names);
    }

    /** The same with methods that are Java of the templates. */
    public Rules withMethods(Map<String, String> others) {
        return new Rules(conventions, area, spans, others, names);
    }

    /** The native library of Rockspan itself. */
    public @Nullable Located<ExtensionRule> extension() {
        return area.extension();
    }

    /** What the Javadoc of the API's package says to a newcomer; empty for nothing. */
    public String overview() {
        return area.overview() == null ? "" : area.overview().rule();
    }

    public SortedMap<String, Located<TypeRule>> types() {
        return area.ofC().types();
    }

    public SortedMap<String, Located<List<String>>> prefixes() {
        return area.ofC().prefixes();
    }

    public SortedMap<String, Located<FunctionRule>> functions() {
        return area.ofC().functions();
    }

    public SortedMap<String, SortedMap<String, Located<OptionRule>>> options() {
        return area.ofC().options();
    }

    public SortedMap<String, Located<String>> parameters() {
        return area.ofC().parameters();
    }

    public SortedMap<String, Located<SplitRule>> splits() {
        return area.ofC().splits();
    }

    public SortedMap<String, Located<EnumRule>> enums() {
        return area.ofJava().enums();
    }

    public SortedMap<String, Located<CallbackRule>> callbacks() {
        return area.ofJava().callbacks();
    }

    public SortedMap<String, Located<InterfaceRule>> interfaces() {
        return area.ofJava().interfaces();
    }

    public SortedMap<String, Located<PathRule>> paths() {
        return area.ofJava().paths();
    }
}
