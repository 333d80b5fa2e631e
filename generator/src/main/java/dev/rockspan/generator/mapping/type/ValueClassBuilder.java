package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.ValueClass;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A record that objects of C's are read into, on its way to the model. It may stand for two types: one whose objects are
 * rows, and one for a list of them.
 */
final class ValueClassBuilder {

    /** What is said of objects alone. */
    private static final Set<String> OF_OBJECTS =
            Set.of("owned-by-parent", "pinned-bytes", "optional", "threads", "accessors", "disposal");

    private final String name;
    private final TypeIndex types;
    private final List<HandleType> of = new ArrayList<>();
    private final List<Operation> parts = new ArrayList<>();
    /** By the component that they set. */
    private final SortedMap<String, Operation> setters = new TreeMap<>();

    /** What gives a whole row as an object: one, but for a fork's. */
    private final List<Operation> elements = new ArrayList<>();

    ValueClassBuilder(String name, TypeIndex types) {
        this.name = name;
        this.types = types;
    }

    void add(HandleType type) {
        of.add(type);
    }

    void addPart(Operation part) {
        parts.add(part);
    }

    /** Adds what gives a part of a row by its index. */
    void addColumn(Operation column) {
        if (row().isPresent()) {
            throw UndecidedException.onlyExclude("a row of " + name + " is a "
                    + row().get().cName() + ", and only what takes one gives a part of it");
        }
        parts.add(column);
    }

    List<Operation> parts() {
        return parts;
    }

    /** Adds what gives a whole row as an object. */
    void addElement(Operation element) {
        if (row().isEmpty()) {
            throw UndecidedException.onlyExclude("a row of " + name + " is given part by part, and is no object");
        }
        elements.add(element);
    }

    /** The type whose objects are rows that can be read. */
    private Optional<HandleType> row() {
        return of.stream()
                .filter(type -> type.rule().values().record() && !types.isRowToAdd(type))
                .findFirst();
    }

    void addSetter(Operation setter) {
        if (setter.parameters().size() != 1
                || setter.outcome().checksError()
                || !setter.effects().borrows().isEmpty()) {
            throw UndecidedException.onlyExclude(
                    "it cannot set a part of a record: that has to take one value, and to be sure to");
        }
        String component = setter.parameters().get(0).name();
        Operation other = setters.putIfAbsent(component, setter);
        if (other != null) {
            throw new UndecidedException("it sets \"" + component + "\", and so does " + other.function()
                    + "; give its parameter another \"name\"");
        }
    }

    /** The first type that it stands for. */
    String cName() {
        return of.get(0).cName();
    }

    /** The types that need what is missing: if rows cannot be made for C, those can be read without it that it gives. */
    List<String> needing(UndecidedException missing) {
        Predicate<HandleType> needing =
                missing instanceof MissingSetter ? type -> type.rule().values().record() : type -> true;
        return of.stream().filter(needing).map(HandleType::cName).toList();
    }

    /** The types that need what is wrong. */
    List<String> needing() {
        return of.stream().map(HandleType::cName).toList();
    }

    /** What lets no row be made for C. */
    private static final class MissingSetter extends UndecidedException {

        private static final long serialVersionUID = 1;

        MissingSetter(String message, String... about) {
            super(List.of(new Question(message)), Set.of(about));
        }
    }

    /**
     * The finished record.
     *
     * @throws UndecidedException if something is missing
     * @throws RuleMistake if a fact has no effect
     */
    ValueClass finish() {
        of.forEach(this::checkSaid);
        List<Operation> components = components();
        if (components.isEmpty()) {
            throw new UndecidedException("no function gives a part of it");
        }
        String summary = of.stream()
                .flatMap(type -> Stream.ofNullable(type.rule().naming().summary()))
                .findFirst()
                .orElse("What RocksDB has as {@code " + cName() + "}.");
        Optional<HandleType> list =
                of.stream().filter(type -> type.rule().values().rows() != null).findFirst();
        ValueClass.Making making = list.map(type -> making(type, components)).orElse(null);
        return new ValueClass(
                name,
                summary,
                of.stream().map(HandleType::cName).toList(),
                components,
                list.map(type -> rows(type, components)).orElse(null),
                making);
    }

    private List<Operation> components() {
        return IndexedOperations.paired(parts).stream()
                .sorted(Comparator.comparing(Operation::name))
                .toList();
    }

    /** Why functions do not fit beside the others: rows have one that gives them, and setters for what is made for C. */
    SortedMap<String, UndecidedException> unmatched() {
        SortedMap<String, UndecidedException> unmatched = new TreeMap<>();
        elements.forEach(element -> elements.stream()
                .filter(other -> !other.equals(element))
                .findFirst()
                .ifPresent(other -> unmatched.put(
                        element.function(),
                        UndecidedException.onlyExclude(
                                "it gives a row of " + name + ", and so does " + other.function()))));
        of.stream().filter(types::isRowToAdd).forEach(row -> {
            Set<String> names = new HashSet<>();
            for (Operation part : components()) {
                names.add(part.name());
                try {
                    checkSetter(part, row);
                } catch (UndecidedException e) {
                    unmatched.put(part.function(), e);
                }
            }
            setters.forEach((component, setter) -> {
                if (!names.contains(component)) {
                    unmatched.put(
                            setter.function(),
                            new UndecidedException("it sets \"" + component + "\", which is no part of a row of " + name
                                    + Suggestions.didYouMean(component, names)));
                }
            });
        });
        return unmatched;
    }

    /** What is said of objects means nothing for records. */
    private void checkSaid(HandleType type) {
        TypeRule rule = type.rule();
        TypeRule.RowsRule rows = rule.values().rows();
        if (rows != null) {
            checkExists(rows.count());
            checkExists(rows.add());
        }
        List<String> unused = new ArrayList<>(Shapes.said(rule, TypeRule.NONE));
        unused.retainAll(OF_OBJECTS);
        if (rule.owning().passed() != null && rows != null && rows.add() == null) {
            unused.add("passed");
        }
        if (rule.values().record() && rows != null) {
            unused.add("record with rows");
        }
        if (!unused.isEmpty()) {
            throw new RuleMistake("delete " + String.join(", ", unused) + ": " + type.cName()
                    + " is a record in Java, for which that means nothing");
        }
    }

    private void checkExists(@Nullable String function) {
        if (function != null && types.function(function).isEmpty()) {
            throw new RuleMistake("the header has no function " + function
                            + Suggestions.didYouMean(function, types.functionNames()))
                    .about(function);
        }
    }

    private ValueClass.Rows rows(HandleType list, List<Operation> components) {
        Operation element = elements.isEmpty() ? null : elements.get(0);
        if (element == null && row().isPresent()) {
            throw new UndecidedException("no function gives its rows");
        }
        return new ValueClass.Rows(
                Objects.requireNonNull(list.rule().values().rows()).count(),
                IndexedOperations.carrier(element == null ? components.get(0) : element),
                element);
    }

    private ValueClass.@Nullable Making making(HandleType list, List<Operation> components) {
        String add = Objects.requireNonNull(list.rule().values().rows()).add();
        if (add == null) {
            return null;
        }
        HandleType row = of.stream()
                .filter(type -> type.rule().values().record())
                .findFirst()
                .orElseThrow(() ->
                        new UndecidedException("rows can be added, but no \"record\" type of that class is a row"));
        components.forEach(part -> checkSetter(part, row));
        if (setters.size() != components.size()) {
            throw new MissingSetter("setters of " + row.cName() + " take what is no part of a row", row.cName());
        }
        return new ValueClass.Making(
                maker(list), destroy(list), add, maker(row), destroy(row), List.copyOf(setters.values()));
    }

    private void checkSetter(Operation part, HandleType row) {
        Operation setter = setters.get(part.name());
        if (setter == null) {
            throw new MissingSetter(
                    "rows can be added, but for " + part.function() + " no setter of " + row.cName() + " takes a \""
                            + part.name() + "\"" + Suggestions.didYouMean(part.name(), setters.keySet()),
                    row.cName());
        }
        if (!fits(part.result(), setter)) {
            throw new UndecidedException(
                    setter.function() + " takes something else than " + part.function() + " gives");
        }
    }

    private static boolean fits(Result part, Operation setter) {
        JavaType type = setter.parameters().get(0).type();
        if (part instanceof Result.Value value) {
            return setter.arguments().stream()
                    .anyMatch(argument -> argument instanceof Argument.Value given
                            && given.conversion().equals(value.conversion()));
        }
        boolean isText = part instanceof Result.Text;
        boolean isBytes = part instanceof Result.ViewBytes || part instanceof Result.OwnedBytes;
        return isText ? type == JavaType.Fixed.TEXT : isBytes && type instanceof JavaType.Bytes;
    }

    private String maker(HandleType type) {
        return types.maker(type)
                .orElseThrow(() -> new MissingSetter("no function makes a " + type.cName(), type.cName()));
    }

    private static String destroy(HandleType type) {
        String destroy = type.destroy();
        if (destroy == null) {
            throw new UndecidedException("no function frees a " + type.cName()).about(type.cName());
        }
        return destroy;
    }
}
