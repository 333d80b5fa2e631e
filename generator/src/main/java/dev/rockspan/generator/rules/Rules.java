package dev.rockspan.generator.rules;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that {@code templates/} say, by C name (types and functions) or Java name (the rest).
 *
 * @param refusals what several functions refuse alike, by its name
 * @param options what options are, by C type and the name that the functions of each have in common
 * @param parameters what parameters are, by their C name, wherever it is not said of a function's own
 * @param splits the types that stand for several Java classes, by C type
 * @param spans by enum, the constants that do not have their number in all releases, with those in which they do
 * @param optionTexts what texts of options must not say, or null
 * @param overview what the Javadoc of the API's package says to a newcomer; empty for nothing
 */
public record Rules(
        Conventions conventions,
        SortedMap<String, Located<TypeRule>> types,
        SortedMap<String, Located<FunctionRule>> functions,
        SortedMap<String, Located<CommonRefusal>> refusals,
        SortedMap<String, SortedMap<String, Located<OptionRule>>> options,
        SortedMap<String, Located<String>> parameters,
        SortedMap<String, Located<EnumRule>> enums,
        SortedMap<String, Map<String, Span>> spans,
        SortedMap<String, Located<CallbackRule>> callbacks,
        SortedMap<String, Located<InterfaceRule>> interfaces,
        SortedMap<String, Located<PathRule>> paths,
        SortedMap<String, Located<SplitRule>> splits,
        @Nullable Located<ExtensionRule> extension,
        @Nullable Section<OptionTextsRule> optionTexts,
        String overview) {

    public FunctionRule function(String name) {
        return placed(name).map(Located::rule).orElse(FunctionRule.NONE);
    }

    public Optional<Located<FunctionRule>> placed(String function) {
        return Optional.ofNullable(functions.get(function));
    }

    /** What a function refuses like others. */
    public Stream<Located<CommonRefusal>> refusals(String function) {
        return refusals.values().stream()
                .filter(common -> common.rule().functions().contains(function));
    }

    /** Where something is said of a function. */
    public Optional<Place> place(String function) {
        return Stream.concat(placed(function).stream(), refusals(function))
                .<Place>map(Located::place)
                .findFirst();
    }

    public Optional<TypeRule> type(String name) {
        return Optional.ofNullable(types.get(name)).map(Located::rule);
    }

    /** What the option of a type is that a function is of, by that one's name without the prefix of the type. */
    public Optional<OptionRule> option(String type, String function) {
        return Optional.ofNullable(options.get(type))
                .flatMap(ofType -> Optional.ofNullable(ofType.get(OptionRule.named(function))))
                .map(Located::rule);
    }

    /** How a type stands for several Java classes, if it does. */
    public Optional<SplitRule> split(String type) {
        return Optional.ofNullable(splits.get(type)).map(Located::rule);
    }

    /** What parameters of a C name are. */
    public Optional<String> parameter(String name) {
        return Optional.ofNullable(parameters.get(name)).map(Located::rule);
    }

    /** The releases in which a constant of an enum has its number. */
    public Span span(String enumName, String constant) {
        return spans.getOrDefault(enumName, Map.of()).getOrDefault(constant, Span.WHOLE);
    }

    /** The same with other callbacks. */
    public Rules withCallbacks(SortedMap<String, Located<CallbackRule>> others) {
        return new Rules(
                conventions,
                types,
                functions,
                refusals,
                options,
                parameters,
                enums,
                spans,
                others,
                interfaces,
                paths,
                splits,
                extension,
                optionTexts,
                overview);
    }

    /** The same with other types. */
    public Rules withTypes(SortedMap<String, Located<TypeRule>> others) {
        return new Rules(
                conventions,
                others,
                functions,
                refusals,
                options,
                parameters,
                enums,
                spans,
                callbacks,
                interfaces,
                paths,
                splits,
                extension,
                optionTexts,
                overview);
    }
}
