package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes functions that take an index into operations that give what is at every index: a list, or a map. */
public final class IndexedOperations {

    static final String KEY = "_key_at";
    static final String VALUE = "_value_at";

    private static final String COUNT = "Count";

    private static final Set<Class<?>> ELEMENTS = Set.of(
            Result.Value.class,
            Result.OwnedBytes.class,
            Result.ViewBytes.class,
            Result.Text.class,
            Result.ViewHandle.class,
            Result.Read.class);

    private final Selection selection;

    public IndexedOperations(Selection selection) {
        this.selection = selection;
    }

    /** The index that an operation takes. */
    public static Optional<Argument.Index> index(Operation operation) {
        return operation.arguments(Argument.Index.class).findFirst();
    }

    static Carrier carrier(Operation operation) {
        return ((JavaType.Primitive) operation.parameters().get(0).type()).carrier();
    }

    /**
     * Checks that the receiver, and an index if it takes one, are all that an operation needs.
     *
     * @throws UndecidedException if it needs more, or may have nothing to give
     */
    static void checkElement(Operation operation, String of) {
        int parameters = index(operation).isPresent() ? 1 : 0;
        if (operation.parameters().size() != parameters
                || operation.outcome().checksError()
                || operation.checks(Check.Kind.ANSWER).findAny().isPresent()) {
            throw UndecidedException.onlyExclude(
                    "it cannot be part of " + of + ": it takes or checks something else, too");
        }
        if (!ELEMENTS.contains(operation.result().getClass())
                || operation.result() instanceof Result.Read read && read.nullable()
                || operation.result() instanceof Result.ViewHandle view && view.nullable()) {
            throw UndecidedException.onlyExclude("it cannot be part of " + of
                    + ": that has numbers, bytes, text, records and views of objects, none of them \"nullable\"");
        }
    }

    /** The same for every index, if it takes one. */
    public Operation each(Operation operation) {
        Optional<Argument.Index> index = index(operation);
        if (index.isEmpty()) {
            return operation;
        }
        checkElement(operation, "a list");
        String function = operation.function();
        if (operation.description().summary() != null
                && function.endsWith(VALUE)
                && selection
                        .types()
                        .function(function.substring(0, function.length() - VALUE.length()) + KEY)
                        .isPresent()) {
            throw RuleMistake.under(
                    "summary", "its summary has no effect: it is joined with the keys, so give it there");
        }
        String count = index.get().countFunction();
        return operation.forEach(
                name(operation, count), new Result.Each(count, carrier(operation), operation.result()));
    }

    /** As stated, else what is counted: {@code x_files_count} counts {@code files}. */
    public String name(Operation operation, String count) {
        String counted = selection.shape(count).name();
        return selection.rules().function(operation.function()).naming().name() != null || !counted.endsWith(COUNT)
                ? operation.name()
                : counted.substring(0, counted.length() - COUNT.length());
    }

    /** Joins lists of the same name, one of keys and one of values, into a map. */
    static List<Operation> paired(List<Operation> operations) {
        Map<String, Operation> values = operations.stream()
                .filter(operation -> isEachOf(operation, VALUE))
                .collect(Collectors.toMap(Operation::name, operation -> operation, (first, second) -> first));
        List<Operation> paired = new ArrayList<>();
        Set<String> joined = new HashSet<>();
        for (Operation operation : operations) {
            Operation value = values.get(operation.name());
            if (value != null && isEachOf(operation, KEY) && isOfOneCount(operation, value)) {
                joined.add(value.function());
                paired.add(
                        operation.forEach(operation.name(), new Result.Pairs((Result.Each) operation.result(), value)));
            } else {
                paired.add(operation);
            }
        }
        paired.removeIf(operation -> joined.contains(operation.function()));
        return paired;
    }

    private static boolean isOfOneCount(Operation keys, Operation values) {
        return ((Result.Each) keys.result()).count().equals(((Result.Each) values.result()).count());
    }

    private static boolean isEachOf(Operation operation, String ending) {
        return operation.result() instanceof Result.Each && operation.function().endsWith(ending);
    }
}
