package dev.rockspan.generator.binding;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.binding.model.ValueClass;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The records that objects of C's are read into. A record may stand for two types: one whose objects are rows, and one
 * for a list of them.
 */
final class ValueClasses {

    private final Rules rules;
    private final HandleTypes types;
    private final SortedMap<String, List<HandleType>> classes = new TreeMap<>();
    private final Map<String, List<Operation>> parts = new HashMap<>();
    private final Map<String, List<Operation>> setters = new HashMap<>();
    private final Map<String, Operation> elements = new HashMap<>();

    ValueClasses(Rules rules, HandleTypes types) {
        this.rules = rules;
        this.types = types;
        types.all().stream().filter(HandleType::isValue).forEach(type -> classes.computeIfAbsent(
                        type.className(), name -> new ArrayList<>())
                .add(type));
    }

    /** Whether types may share a Java class: one is a row, the other a list of such. */
    static boolean mayShare(List<HandleType> types) {
        return types.stream().allMatch(HandleType::isValue)
                && types.stream().filter(type -> type.rule().record()).count() <= 1
                && types.stream().filter(type -> type.rule().rows() != null).count() <= 1;
    }

    /** What a function does that Java code never calls by itself; empty for parts of the record. */
    Optional<String> purpose(CFunction function, HandleType type) {
        TypeRule.RowsRule rows = type.rule().rows();
        if (rows != null && function.name().equals(rows.count())) {
            return Optional.of("called to count the rows");
        }
        if (rows != null && function.name().equals(rows.add())) {
            checkAdds(function, type);
            return Optional.of("called to add a row to a list for C");
        }
        return types.maker(type)
                .filter(function.name()::equals)
                .map(maker ->
                        rows != null ? "called to make a list for C" : "called to make an object that is then filled");
    }

    private void checkAdds(CFunction add, HandleType rows) {
        boolean fits = add.returnType() instanceof CType.Void
                && add.parameters().size() == 2
                && types.pointedTo(add.parameters().get(0).type())
                        .filter(rows::equals)
                        .isPresent();
        HandleType row = fits ? types.pointedTo(add.parameters().get(1).type()).orElse(null) : null;
        if (row == null || !row.rule().record() || !row.className().equals(rows.className())) {
            throw new MissingFact("it cannot add rows: it has to take a " + rows.cName()
                    + " and an object of a \"record\" type of the same class, and to return nothing");
        }
        if (row.rule().passed() != Ownership.TRANSFERRED) {
            throw new MissingFact("it adds a " + row.cName() + ", but that is not said to be \"passed: transferred\"");
        }
    }

    /**
     * Takes what a function of such a type has become.
     *
     * @return the component of the record that it gives or sets; empty if it gives a whole row
     * @throws MissingFact if it can be none of these
     */
    Optional<String> add(HandleType type, Operation operation) {
        if (type.rule().record() && isSetter(operation)) {
            return Optional.of(addSetter(type, operation));
        }
        if (operation.form() != Operation.Form.METHOD) {
            throw new MissingFact("it can be no part of the record " + type.className() + ": it takes none of its own");
        }
        TypeRule.RowsRule rows = type.rule().rows();
        if (rows == null) {
            Operation part = new IndexedOperations(rules, types).each(operation);
            if (IndexedOperations.index(operation).isEmpty()) {
                IndexedOperations.checkElement(operation, "a record");
            }
            put(parts, type, part);
            return Optional.of(part.name());
        }
        boolean isCounted = IndexedOperations.index(operation)
                .filter(index -> index.countFunction().equals(rows.count()))
                .isPresent();
        if (!isCounted) {
            throw new MissingFact("it can be no part of a row: it takes no index that " + rows.count() + " counts");
        }
        IndexedOperations.checkElement(operation, "a row");
        if (operation.result() instanceof Result.Read read && read.className().equals(type.className())) {
            elements.put(type.className(), operation);
            return Optional.empty();
        }
        put(parts, type, operation);
        return Optional.of(operation.name());
    }

    private boolean isSetter(Operation operation) {
        return operation.result() instanceof Result.Fluent
                && FunctionShape.of(types.function(operation.function()).orElseThrow(), rules, types)
                        .rest()
                        .startsWith("set_");
    }

    private String addSetter(HandleType type, Operation setter) {
        if (setter.parameters().size() != 1
                || setter.checksError()
                || !setter.borrows().isEmpty()) {
            throw new MissingFact("it cannot set a part of a record: that has to take one value, and to be sure to");
        }
        put(setters, type, setter);
        return setter.parameters().get(0).name();
    }

    private static void put(Map<String, List<Operation>> to, HandleType type, Operation operation) {
        to.computeIfAbsent(type.className(), name -> new ArrayList<>()).add(operation);
    }

    /** The records, sorted by name. */
    List<ValueClass> all(Collection<Problem> problems) {
        List<ValueClass> all = new ArrayList<>();
        classes.forEach((name, of) -> {
            try {
                all.add(valueClass(name, of));
            } catch (MissingFact e) {
                problems.add(new Problem(
                        "templates/"
                                + Objects.requireNonNull(
                                                rules.types().get(of.get(0).cName()))
                                        .place(),
                        name + " cannot be a record: " + e.getMessage()));
            }
        });
        return all;
    }

    private ValueClass valueClass(String name, List<HandleType> of) {
        List<Operation> components = IndexedOperations.paired(parts.getOrDefault(name, List.of())).stream()
                .sorted(Comparator.comparing(Operation::name))
                .toList();
        of.forEach(this::checkSaid);
        if (components.isEmpty()) {
            throw new MissingFact("no function gives a part of it");
        }
        Optional<HandleType> list =
                of.stream().filter(type -> type.rule().rows() != null).findFirst();
        String summary = of.stream()
                .flatMap(type -> Stream.ofNullable(type.rule().summary()))
                .findFirst()
                .orElse("What RocksDB has as {@code " + of.get(0).cName() + "}.");
        return new ValueClass(
                name,
                summary,
                of.stream().map(HandleType::cName).toList(),
                components,
                list.map(type -> rows(type, components)).orElse(null),
                list.map(type -> making(type, of, components)).orElse(null));
    }

    /** What is said of objects means nothing for records. */
    private void checkSaid(HandleType type) {
        TypeRule rule = type.rule();
        TypeRule.RowsRule rows = rule.rows();
        Stream.of(rows == null ? null : rows.count(), rows == null ? null : rows.add())
                .flatMap(Stream::ofNullable)
                .filter(function -> types.function(function).isEmpty())
                .forEach(function -> {
                    throw new MissingFact("the header has no function " + function
                            + Suggestions.didYouMean(function, types.functionNames()));
                });
        boolean given = rule.rows() == null || rule.rows().add() != null;
        List<String> vain = new ArrayList<>();
        vain.addAll(rule.tied() ? List.of("tied") : List.of());
        vain.addAll(rule.optional() ? List.of("optional") : List.of());
        vain.addAll(rule.threads() != null ? List.of("threads") : List.of());
        vain.addAll(rule.accessors() != null ? List.of("accessors") : List.of());
        vain.addAll(rule.disposal() != null ? List.of("disposal") : List.of());
        vain.addAll(rule.passed() != null && !given ? List.of("passed") : List.of());
        vain.addAll(rule.record() && rule.rows() != null ? List.of("record with rows") : List.of());
        if (!vain.isEmpty()) {
            throw new MissingFact("the templates say " + String.join(", ", vain) + " of " + type.cName()
                    + ", which means nothing there");
        }
    }

    private ValueClass.Rows rows(HandleType list, List<Operation> components) {
        String count = Objects.requireNonNull(list.rule().rows()).count();
        Operation element = elements.get(list.className());
        long columns =
                components.stream().filter(part -> !part.parameters().isEmpty()).count();
        if (columns != (element == null ? components.size() : 0)) {
            throw new MissingFact("its rows are given both as objects and part by part");
        }
        return new ValueClass.Rows(
                count, IndexedOperations.carrier(element == null ? components.get(0) : element), element);
    }

    private ValueClass.@Nullable Making making(HandleType list, List<HandleType> of, List<Operation> components) {
        String add = Objects.requireNonNull(list.rule().rows()).add();
        if (add == null) {
            return null;
        }
        HandleType row = of.stream()
                .filter(type -> type.rule().record())
                .findFirst()
                .orElseThrow(() -> new MissingFact("rows can be added, but no \"record\" type of that class is a row"));
        List<Operation> fill = setters.getOrDefault(list.className(), List.of());
        for (Operation part : components) {
            if (fill.stream()
                    .noneMatch(setter -> setter.parameters().get(0).name().equals(part.name()))) {
                throw new MissingFact("rows can be added, but no setter of " + row.cName() + " takes a \"" + part.name()
                        + "\""
                        + Suggestions.didYouMean(
                                part.name(),
                                fill.stream()
                                        .map(setter ->
                                                setter.parameters().get(0).name())
                                        .toList()));
            }
        }
        if (fill.size() != components.size()) {
            throw new MissingFact("setters of " + row.cName() + " take what is no part of a row");
        }
        return new ValueClass.Making(
                maker(list), destroy(list), add, maker(row), destroy(row), sortedByParameter(fill));
    }

    private static List<Operation> sortedByParameter(List<Operation> setters) {
        return setters.stream()
                .sorted(Comparator.comparing(
                        setter -> setter.parameters().get(0).name()))
                .toList();
    }

    private String maker(HandleType type) {
        return types.maker(type).orElseThrow(() -> new MissingFact("no function makes a " + type.cName()));
    }

    private static String destroy(HandleType type) {
        String destroy = type.destroy();
        if (destroy == null) {
            throw new MissingFact("no function frees a " + type.cName());
        }
        return destroy;
    }
}
