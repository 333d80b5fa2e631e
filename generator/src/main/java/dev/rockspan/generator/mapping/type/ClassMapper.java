package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.mapping.function.PendingMapper;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.PathRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.TypeRule.Threads;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes the classes of objects of the operations that functions became. */
public final class ClassMapper {

    private static final Comparator<Operation> IN_CLASS = Comparator.comparing(Operation::form)
            .thenComparing(Operation::name)
            .thenComparing(Operation::function)
            .thenComparing(operation -> operation.parameters().stream()
                    .map(parameter -> String.valueOf(parameter.type()))
                    .collect(Collectors.joining()));

    private final Selection selection;
    private final Rules rules;
    private final Map<String, List<Operation>> operations;
    private final List<Problem> problems;

    /**
     * @param operations by the class that they are in
     * @param problems what is wrong is added to these
     */
    public ClassMapper(Selection selection, Map<String, List<Operation>> operations, List<Problem> problems) {
        this.selection = selection;
        this.rules = selection.rules();
        this.operations = operations;
        this.problems = problems;
    }

    /** All of them, sorted by name. */
    public List<HandleClass> classes() {
        return selection.types().all().stream()
                .filter(type -> !type.isValue())
                .map(this::handleClass)
                .sorted(Comparator.comparing(HandleClass::name))
                .toList();
    }

    private HandleClass handleClass(HandleType type) {
        TypeRule rule = type.rule();
        List<Operation> sorted = ShortForms.prune(
                        IndexedOperations.paired(operations.getOrDefault(type.className(), List.of())),
                        selection,
                        problems)
                .stream()
                .sorted(IN_CLASS)
                .toList();
        HandleClass.PendingWrites pending = pending(type, sorted);
        return new HandleClass(
                type.className(),
                type.cName(),
                rule.naming().summary() == null
                        ? "RocksDB's {@code " + type.cName() + "}."
                        : rule.naming().summary(),
                new HandleClass.Lifetime(
                        type.destroy(),
                        disposal(rule),
                        sharing(rule.use().threads()),
                        rule.isOwnedByParent() || isAlwaysOwnedByParent(type.className()),
                        rule.contents().pinnedBytes() != null,
                        isFilled(type.className())),
                new HandleClass.Supertypes(base(type), null, List.of()),
                hasDefault(type),
                pending,
                pending == null ? sorted.stream().map(Operation::withoutPending).toList() : sorted);
    }

    /** Whether every function that creates an object of the class makes it owned by its parent. */
    private boolean isAlwaysOwnedByParent(String className) {
        List<Result.NewHandle> made = operations.values().stream()
                .flatMap(List::stream)
                .flatMap(operation -> operation.result().handles())
                .filter(handle -> handle.className().equals(className))
                .toList();
        return !made.isEmpty() && made.stream().allMatch(handle -> handle.parent() != null);
    }

    /** Whether a call fills objects of a class. */
    private boolean isFilled(String className) {
        return operations.values().stream().flatMap(List::stream).anyMatch(operation -> operation
                .checks(Check.Kind.UNFILLED)
                .map(Check::about)
                .anyMatch(filled -> operation.parameters().stream()
                        .anyMatch(parameter -> parameter.name().equals(filled)
                                && parameter.type().equals(new JavaType.Handle(className)))));
    }

    /** Whether a default object stands in for one that an overload leaves out; without any overload, nothing asks for it. */
    private boolean hasDefault(HandleType type) {
        if (!type.rule().use().optional()) {
            return false;
        }
        JavaType handle = new JavaType.Handle(type.className());
        boolean isLeftOut = operations.values().stream()
                .flatMap(List::stream)
                .flatMap(operation -> operation.parameters().stream())
                .anyMatch(parameter -> parameter.type().equals(handle) && parameter.optional());
        if (!isLeftOut && isDecided(type.cName())) {
            problems.add(Objects.requireNonNull(rules.types().get(type.cName()))
                    .place(List.of("optional"))
                    .problem(type.cName() + ": \"optional\" has no effect: no method could do without one; delete it"));
        }
        return isLeftOut;
    }

    private boolean isNeverMapped(String function) {
        Located<FunctionRule> entry = rules.functions().get(function);
        return entry != null && entry.rule().exclude() != null && !entry.place().isAdded();
    }

    /** Whether every function to which an object may be passed, here or in another version, is a method. */
    private boolean isDecided(String cName) {
        Set<String> methods = operations.values().stream()
                .flatMap(List::stream)
                .map(Operation::function)
                .collect(Collectors.toSet());
        return Stream.concat(
                        selection.declared().functions().stream(), selection.history().functions().values().stream())
                .filter(function -> !isNeverMapped(function.name()))
                .filter(function -> function.parameters().stream()
                        .skip(1)
                        .anyMatch(parameter -> TypeIndex.isOf(parameter.type(), cName)))
                .allMatch(function -> methods.contains(function.name()));
    }

    private HandleClass.@Nullable PendingWrites pending(HandleType type, List<Operation> sorted) {
        try {
            if (PendingMapper.functions(type.rule(), rules.paths()).anyMatch(selection::isElsewhere)) {
                return null; // RocksDB adds all writes
            }
            return PendingMapper.writes(type.rule(), sorted, rules.paths());
        } catch (RuleMistake e) {
            problems.add(rules.placeOfType(type.cName())
                    .problem(type.cName() + " cannot have pending writes: " + e.getMessage()));
            return null;
        }
    }

    private HandleClass.@Nullable Base base(HandleType type) {
        TypeRule.BaseRule base = type.rule().contents().base();
        if (base == null) {
            return null;
        }
        Located<PathRule> path = rules.paths().get(base.path());
        if (path == null) {
            problems.add(rules.placeOfType(type.cName())
                    .problem("there is no path " + base.path()
                            + Suggestions.didYouMean(base.path(), rules.paths().keySet())));
            return null;
        }
        return new HandleClass.Base(
                base.className(),
                base.path(),
                Set.copyOf(path.rule().functions().values()));
    }

    private static HandleClass.Sharing sharing(@Nullable Threads threads) {
        if (threads == null) {
            return HandleClass.Sharing.ONE_CALL;
        }
        return switch (threads) {
            case ANY -> HandleClass.Sharing.ANY_THREAD;
            case READERS -> HandleClass.Sharing.READERS;
            case ONE -> HandleClass.Sharing.ONE_CALL;
            case MAKER -> HandleClass.Sharing.MAKER;
        };
    }

    private static HandleClass.@Nullable Disposal disposal(TypeRule rule) {
        TypeRule.Disposal disposal = rule.owning().disposal();
        return disposal == null
                ? null
                : new HandleClass.Disposal(disposal.create(), disposal.give(), disposal.destroy());
    }
}
