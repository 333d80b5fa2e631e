package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.ValueClass;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The records that objects of C's are read into: what each function of their types is for. */
public final class ValueClasses {

    private final Selection selection;
    private final TypeIndex types;
    private final SortedMap<String, ValueClassBuilder> drafts = new TreeMap<>();

    public ValueClasses(Selection selection) {
        this.selection = selection;
        this.types = selection.types();
        types.all().stream().filter(HandleType::isValue).forEach(type -> drafts.computeIfAbsent(
                        type.className(), name -> new ValueClassBuilder(name, types))
                .add(type));
    }

    /** Whether types may share a Java class: one is a row, the other a list of such. */
    public static boolean mayShare(List<HandleType> types) {
        return types.stream().allMatch(HandleType::isValue)
                && types.stream().filter(type -> type.rule().values().record()).count() <= 1
                && types.stream()
                                .filter(type -> type.rule().values().rows() != null)
                                .count()
                        <= 1;
    }

    /** What a function does that Java code never calls by itself; empty for parts of the record. */
    public Optional<String> purpose(CFunction function, HandleType type) {
        TypeRule.RowsRule rows = type.rule().values().rows();
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
        if (row == null || !row.rule().values().record() || !row.className().equals(rows.className())) {
            throw new UndecidedException("it cannot add rows: it has to take a " + rows.cName()
                    + " and an object of a \"record\" type of the same class, and to return nothing");
        }
        if (row.rule().owning().passed() != Ownership.TRANSFERRED) {
            throw new UndecidedException(
                    "it adds a " + row.cName() + ", but that is not said to be \"passed: transferred\"");
        }
    }

    /**
     * Takes what a function of such a type has become.
     *
     * @return the component of the record that it gives or sets; empty if it gives a whole row
     * @throws UndecidedException if it can be none of these
     */
    public Optional<String> add(HandleType type, Operation operation) {
        ValueClassBuilder call = Objects.requireNonNull(drafts.get(type.className()));
        if (type.rule().values().record() && isSetter(operation)) {
            if (!types.isRowToAdd(type)) {
                throw UndecidedException.onlyExclude("it sets a part of the record " + type.className()
                        + ", which Java only reads: no list for C that has such rows says \"add\"");
            }
            call.addSetter(operation);
            return Optional.of(operation.parameters().get(0).name());
        }
        types.checkRead(type);
        if (operation.form() != Operation.Form.METHOD) {
            throw UndecidedException.onlyExclude(
                    "it can be no part of the record " + type.className() + ": it takes none of its own");
        }
        if (operation.result() instanceof Result.ViewHandle) {
            throw UndecidedException.onlyExclude("it gives a part of an object that is destroyed once it is read, as "
                    + type.className() + " is a record");
        }
        TypeRule.RowsRule rows = type.rule().values().rows();
        return rows == null ? addPart(call, operation) : addColumn(call, type, rows, operation);
    }

    private Optional<String> addPart(ValueClassBuilder call, Operation operation) {
        if (IndexedOperations.index(operation).isEmpty()) {
            IndexedOperations.checkElement(operation, "a record");
        }
        Operation part = new IndexedOperations(selection).each(operation);
        call.addPart(part);
        return Optional.of(part.name());
    }

    private static Optional<String> addColumn(
            ValueClassBuilder call, HandleType type, TypeRule.RowsRule rows, Operation operation) {
        boolean isCounted = IndexedOperations.index(operation)
                .filter(index -> index.countFunction().equals(rows.count()))
                .isPresent();
        if (!isCounted) {
            throw new UndecidedException(
                            "it can be no part of a row: it takes no index that " + rows.count() + " counts")
                    .about(rows.count());
        }
        IndexedOperations.checkElement(operation, "a row");
        if (operation.result() instanceof Result.Read read && read.className().equals(type.className())) {
            call.addElement(operation);
            return Optional.empty();
        }
        call.addColumn(operation);
        return Optional.of(operation.name());
    }

    private boolean isSetter(Operation operation) {
        return operation.result() == Result.Plain.FLUENT
                && selection.shape(operation.function()).rest().startsWith("set_");
    }

    /** The functions that no RocksDB has and that do not fit into the record that they are of, each with why. */
    public SortedMap<String, UndecidedException> unfit() {
        SortedMap<String, UndecidedException> unfit = new TreeMap<>();
        drafts.forEach((name, call) -> unfit.putAll(unfit(name, call)));
        return unfit;
    }

    private SortedMap<String, UndecidedException> unfit(String name, ValueClassBuilder call) {
        SortedMap<String, UndecidedException> unfit = call.unmatched();
        unfit.keySet().removeIf(selection::isOfRocksDb);
        unfit.putAll(NameClashes.in(name, call.parts(), selection));
        return unfit;
    }

    /** The types of which there can be no record, each with what is missing. */
    public SortedMap<String, Reason> incomplete() {
        SortedMap<String, Reason> incomplete = new TreeMap<>();
        drafts.values().forEach(call -> {
            try {
                call.finish();
            } catch (UndecidedException e) {
                call.needing(e).forEach(type -> incomplete.put(type, e.reason()));
            } catch (RuleMistake e) {
                call.needing().forEach(type -> incomplete.put(type, e.reason()));
            }
        });
        return incomplete;
    }

    /**
     * The records, sorted by name.
     *
     * @param problems what keeps one from being made is added to these, unless it is a function that does not fit
     */
    public List<ValueClass> all(Collection<Problem> problems) {
        List<ValueClass> all = new ArrayList<>();
        drafts.forEach((name, call) -> {
            try {
                all.add(call.finish());
            } catch (UndecidedException | RuleMistake e) {
                if (unfit(name, call).isEmpty()) {
                    problems.add(selection
                            .rules()
                            .placeOfType(call.cName())
                            .problem(name + " cannot be a record: " + e.getMessage()));
                }
            }
        });
        return all;
    }
}
