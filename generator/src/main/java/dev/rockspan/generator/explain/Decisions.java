package dev.rockspan.generator.explain;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.javasource.FittingJava;
import dev.rockspan.generator.javasource.JavaTemplates;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.ValueClass;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Why things look in Java as they do: the lines of templates that took part, and what to write to change them.
 *
 * @param java what the API has of the Java of the templates; asked for if needed, as it takes long
 * @param missing what the header is missing
 */
public record Decisions(
        MappedApi mapped,
        Rules rules,
        JavaNames names,
        JavaTemplates templates,
        Supplier<FittingJava> java,
        MissingJava missing,
        TemplateText text) {

    private static final Pattern SENTENCES = Pattern.compile("^ +summary:");

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** How many names of Java that is left out are said. */
    private static final int MOST_LEFT_OUT = 3;

    /** An operation, and the class that it stands in. */
    record Over(HandleClass type, Operation operation) {}

    /** How the parameters and the result of a function were decided, in C's order. */
    public List<ParameterDecision> parameters(String function) {
        return mapped.parameters().getOrDefault(function, List.of());
    }

    /** The lines of the templates that took part in the Java form of a function. */
    public List<TemplateLine> facts(String function) {
        List<Over> over = over(function);
        Set<Place> places = new LinkedHashSet<>();
        rules.place(function).ifPresent(places::add);
        rules.givers(function).values().forEach(giver -> places.add(giver.place()));
        over.forEach(each -> option(each.type().cType(), function).ifPresent(places::add));
        for (ParameterDecision parameter : parameters(function)) {
            add(places, rules.parameters(), parameter.what());
        }
        over.forEach(each -> add(places, rules.types(), each.type().cType()));
        parameters(function)
                .forEach(parameter -> words(parameter.type()).forEach(word -> add(places, rules.types(), word)));
        over.forEach(each -> types(each.operation()).forEach(name -> {
            add(places, rules.enums(), name);
            add(places, rules.callbacks(), name);
        }));
        over.forEach(each -> prefixes(each.type().cType(), function).ifPresent(places::add));
        over.forEach(each -> add(places, rules.splits(), each.type().cType()));
        List<TemplateLine> facts = new ArrayList<>();
        places.forEach(place -> facts.addAll(entry(place, function)));
        names.statedOver(function)
                .forEach((name, members) -> shared(name, members).forEach(facts::add));
        rules.paths().values().forEach(path -> path.rule().functions().forEach((method, called) -> {
            if (called.equals(function)) {
                facts.add(text.lines(path.place(List.of("functions", method))).get(0));
            }
        }));
        parameters(function).forEach(parameter -> spelling(parameter).ifPresent(facts::add));
        over.stream()
                .flatMap(each -> first(each.operation()).stream())
                .distinct()
                .forEach(facts::add);
        return facts;
    }

    /** The lines of the entry of a function that one of an added folder replaces, which no longer hold. */
    public List<TemplateLine> replaced(String function) {
        return replaced(rules.functions().get(function));
    }

    private List<TemplateLine> replaced(@Nullable Located<?> entry) {
        return entry == null || entry.replaced() == null
                ? List.of()
                : text.lines(entry.replaced().place());
    }

    /** What templates can change of the Java form of a function. */
    public List<Choice> choices(String function) {
        List<Over> over = over(function);
        Choices own = new Choices(function, over, part(function), parameters(function), rules, text);
        if (over.stream().anyMatch(each -> each.type().isHandWritten(function))) {
            return own.handWritten();
        }
        OtherOverloads others = new OtherOverloads(function, mapped.model().classes(), this::byHand);
        List<Choice> choices = new ArrayList<>(own.all(new ParameterChoices(function, over, others, rules, text)));
        String entry = choices.get(0).place();
        others.inheritance()
                .forEach((what, functions) -> choices.add(Choice.impossible("", what, inTheSameWay(functions), entry)));
        names.statedOver(function)
                .forEach((name, members) -> choices.add(Choice.impossible(
                        "",
                        "declared in " + name,
                        inTheSameWay(functions(members, function)) + ", and "
                                + members.stream()
                                        .map(JavaName::rule)
                                        .distinct()
                                        .collect(Collectors.joining(", ")),
                        entry)));
        Set<String> left = rules.place(function)
                .filter(text::isAdded)
                .map(place -> missing.leftOutBy(function, java.get().leftOut()))
                .orElse(Set.of());
        if (!left.isEmpty()) {
            choices.add(Choice.impossible(
                    "",
                    "Java of the templates that is left out because of this",
                    Problem.listed(left, MOST_LEFT_OUT),
                    entry));
        }
        over.stream().map(each -> each.type().cType()).distinct().forEach(type -> option(type, function)
                .ifPresent(place ->
                        choices.add(TypeChoices.ofOption(type, text.lines(place).get(0), text.change(place)))));
        return choices;
    }

    private static String inTheSameWay(Set<String> functions) {
        return "change " + (functions.isEmpty() ? "the hand-written ones" : String.join(", ", functions))
                + " in the same way";
    }

    /** The functions behind members but for one. */
    private static Set<String> functions(List<JavaName> members, String but) {
        return members.stream()
                .flatMap(member -> member.functions().stream())
                .filter(other -> !other.equals(but))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * What gives a component of a record, of the function that gives it or sets it.
     *
     * @param set whether a setter takes the component, whose parameter has its name
     */
    record Part(Operation operation, boolean set) {}

    private Optional<Part> part(String function) {
        return mapped.model().values().stream()
                .flatMap(type -> type.parts().stream()
                        .filter(part -> part.function().equals(function) || isSetBy(type.making(), part, function))
                        .map(part -> new Part(part, type.making() != null)))
                .findFirst();
    }

    private static boolean isSetBy(ValueClass.@Nullable Making making, Operation part, String function) {
        return making != null
                && making.setters().stream()
                        .anyMatch(setter -> setter.function().equals(function)
                                && setter.parameter(part.name()).isPresent());
    }

    /** A type, an enum, an interface, a constant or a member with what templates say of it. */
    public JavaName about(JavaName name) {
        return callback(name).or(() -> constant(name)).orElseGet(() -> type(name));
    }

    private JavaName type(JavaName name) {
        List<Choice> choices = new ArrayList<>(TypeChoices.ofType(name, rules, text));
        mapped.model().callbacks().stream()
                .filter(type -> type.name().equals(name.name()))
                .forEach(type -> choices.addAll(CallbackChoices.of(
                        type, Objects.requireNonNull(rules.callbacks().get(type.name())), "", text)));
        List<TemplateLine> facts = new ArrayList<>();
        Optional<Located<?>> entry = entryOf(name.name());
        entry.ifPresent(located -> facts.addAll(text.lines(located.place())));
        rules.types().forEach((cName, type) -> {
            if (name.name().equals(type.rule().className()) && rules.prefixes().containsKey(cName)) {
                facts.addAll(text.lines(rules.prefixes().get(cName).place()));
            }
        });
        String more = name.members().isEmpty()
                ? ""
                : byHand(name.text()).stream()
                        .map(line -> "; more members at " + line.place())
                        .collect(Collectors.joining());
        return new JavaName(name.text(), name.what(), name.rule() + more, name.functions(), name.members())
                .with(facts, replaced(entry.orElse(null)), choices);
    }

    /** A method that C calls back. */
    private Optional<JavaName> callback(JavaName name) {
        for (CallbackInterface type : mapped.model().callbacks()) {
            Located<CallbackRule> located =
                    Objects.requireNonNull(rules.callbacks().get(type.name()));
            for (int index = 0; index < type.methods().size(); index++) {
                String method = type.methods().get(index).name();
                if (name.name().equals(type.name() + '.' + method)) {
                    return Optional.of(name.with(
                            text.lines(CallbackChoices.place(located, index)),
                            replaced(located),
                            CallbackChoices.of(type, located, method, text)));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<JavaName> constant(JavaName name) {
        return mapped.model().enums().stream()
                .flatMap(type -> type.constants().stream()
                        .filter(constant -> name.text().equals(type.name() + '.' + constant.name()))
                        .flatMap(constant -> Stream.ofNullable(rules.enums().get(type.name()))
                                .map(located -> constant(name, type, constant, located))))
                .findFirst();
    }

    private JavaName constant(JavaName name, EnumClass type, EnumClass.Constant constant, Located<?> located) {
        Place entry = located.place();
        String written = constant.origin().isEmpty() ? constant.name() : constant.origin();
        Pattern word = Pattern.compile("\\b" + Pattern.quote(written) + "\\b");
        List<TemplateLine> line = text.lines(entry).stream()
                .filter(candidate -> word.matcher(candidate.text()).find())
                .limit(1)
                .toList();
        String place = text.change(
                entry, line.isEmpty() ? entry.toString() : line.get(0).place());
        return name.with(
                line,
                replaced(located),
                TypeChoices.ofConstant(type.name(), constant.name(), constant.origin(), place));
    }

    /** The lines of Java in the templates that declare a type, or members of one, that no C function stands behind. */
    public List<TemplateLine> byHand(String symbol) {
        return templates.declared(symbol).isEmpty() ? List.of() : java.get().declared(symbol);
    }

    /** The lines of Java in the templates that use some members, and would have to be changed with these. */
    public List<TemplateLine> usersOf(Collection<String> members) {
        return templates.mayUse(members) ? java.get().users(members) : List.of();
    }

    private Optional<Located<?>> entryOf(String javaName) {
        return Stream.<Stream<? extends Located<?>>>of(
                        rules.types().values().stream()
                                .filter(type -> javaName.equals(type.rule().className())),
                        Stream.ofNullable(rules.enums().get(javaName)),
                        Stream.ofNullable(rules.callbacks().get(javaName)),
                        Stream.ofNullable(rules.interfaces().get(javaName)))
                .<Located<?>>flatMap(found -> found)
                .findFirst();
    }

    List<Over> over(String function) {
        return mapped.model().classes().stream()
                .flatMap(type -> type.operations().stream()
                        .filter(operation -> operation.function().equals(function))
                        .map(operation -> new Over(type, operation)))
                .toList();
    }

    private List<TemplateLine> entry(Place place, String function) {
        List<TemplateLine> lines = text.lines(place);
        return rules.place(function).filter(place::equals).isPresent()
                ? lines
                : withoutSentences(lines).stream().limit(MOST_LINES).toList();
    }

    /** The lines of an entry that say more than what its Javadoc does. */
    private static List<TemplateLine> withoutSentences(List<TemplateLine> lines) {
        List<TemplateLine> left = new ArrayList<>();
        int within = Integer.MAX_VALUE;
        for (TemplateLine line : lines) {
            int indent = line.text().length() - line.text().stripLeading().length();
            if (indent <= within) {
                within = SENTENCES.matcher(line.text()).find() ? indent : Integer.MAX_VALUE;
                if (within != indent) {
                    left.add(line);
                }
            }
        }
        return left;
    }

    /** The first line of an interface, and those of methods. */
    private Stream<TemplateLine> shared(String name, List<JavaName> methods) {
        Place entry = Objects.requireNonNull(rules.interfaces().get(name)).place();
        return text.lines(entry).stream()
                .filter(line -> line.place().equals(entry.toString())
                        || methods.stream().anyMatch(method -> method.rule().equals(line.place())));
    }

    /** An enum of the templates may have hundreds of lines. */
    private static final int MOST_LINES = 12;

    /** Where an option stands: under the type, and the name without set and get. */
    private Optional<Place> option(String type, String function) {
        SortedMap<String, ? extends Located<?>> ofType = rules.options().get(type);
        boolean isOption = over(function).stream()
                .anyMatch(each -> each.operation().description().option() != null);
        return ofType == null || !isOption
                ? Optional.empty()
                : ofType.entrySet().stream()
                        .filter(option -> function.endsWith('_' + option.getKey()))
                        .max((one, other) -> Integer.compare(
                                one.getKey().length(), other.getKey().length()))
                        .map(option -> option.getValue().place());
    }

    /** Where a prefix stands that a fork adds to those of a type, and that a function has. */
    private Optional<Place> prefixes(String type, String function) {
        return Optional.ofNullable(rules.prefixes().get(type))
                .filter(added -> added.rule().stream().anyMatch(function::startsWith))
                .map(Located::place);
    }

    private static Stream<String> types(Operation operation) {
        return Stream.concat(
                operation.parameters().stream()
                        .map(parameter -> parameter.type().simpleName()),
                words(operation.result().toString()));
    }

    private static Stream<String> words(String text) {
        return WORD.matcher(text).results().map(found -> found.group());
    }

    private static void add(Set<Place> places, Map<String, ? extends Located<?>> stated, String name) {
        Located<?> located = stated.get(name);
        if (located != null) {
            places.add(located.place());
        }
    }

    /** How conventions spell the name of a parameter. */
    private Optional<TemplateLine> spelling(ParameterDecision parameter) {
        return rules.conventions().spelling().parameterNames().containsKey(parameter.what())
                ? text.find("conventions.yaml", Pattern.compile("\\b" + Pattern.quote(parameter.what()) + ":"))
                        .map(line -> new TemplateLine(line.place(), "parameter-names: " + line.text()))
                : Optional.empty();
    }

    /** The line that puts a parameter in front of the others. */
    private Optional<TemplateLine> first(Operation operation) {
        Set<String> first = rules.conventions().first().stream()
                .flatMap(cName -> Stream.ofNullable(rules.types().get(cName)))
                .map(located -> located.rule().className())
                .collect(Collectors.toSet());
        return operation.form() == Operation.Form.METHOD
                        && operation.parameters().size() > 1
                        && first.contains(operation.parameters().get(0).type().simpleName())
                ? text.find("conventions.yaml", Pattern.compile("^first:"))
                : Optional.empty();
    }
}
