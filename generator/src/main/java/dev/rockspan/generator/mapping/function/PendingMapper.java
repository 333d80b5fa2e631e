package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Pending;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.PathRule;
import dev.rockspan.generator.rules.PendingWrite;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Decides which batches have their writes pending in Java, and what operations do to those. */
public final class PendingMapper {

    private PendingMapper() {}

    /** What an operation does to the pending writes of its receiver; null if it needs RocksDB's batch. */
    static @Nullable Pending pending(CallBuilder call, Result result) {
        PendingWrite rule = call.rule().calling().pendingWrite();
        if (rule == null) {
            return null;
        }
        if (call.owner().rule().contents().pendingWrites() == null || !call.isMethod()) {
            throw RuleMistake.under(
                    "pending-write",
                    "\"pending-write\" means something for the methods of a type with pending writes only");
        }
        boolean fits =
                switch (rule) {
                    case CLEAR -> isWithoutParameters(call) && result == Result.Plain.NOTHING;
                    case COUNT -> isWithoutParameters(call) && result instanceof Result.Value;
                    case DATA -> isWithoutParameters(call) && result instanceof Result.ViewBytes;
                    default -> isRecord(call, rule) && result == Result.Plain.NOTHING;
                };
        if (!fits) {
            throw RuleMistake.under(
                    "pending-write",
                    "what it takes or returns is not that of \"pending-write: " + Shapes.word(rule) + "\""
                            + (call.parameters().ordered().stream().anyMatch(JavaParameter::nullable)
                                    ? ", whose arguments cannot be null; delete that or \"nullable\""
                                    : ""));
        }
        return switch (rule) {
            case CLEAR -> Pending.Whole.CLEAR;
            case COUNT -> Pending.Whole.COUNT;
            case DATA -> Pending.Whole.DATA;
            default -> new Pending.Add(rule.name());
        };
    }

    private static boolean isWithoutParameters(CallBuilder call) {
        return call.parameters().ordered().isEmpty();
    }

    /** Whether the parameters are the parts of a record, after a column family perhaps. */
    private static boolean isRecord(CallBuilder call, PendingWrite rule) {
        List<JavaParameter> parts = call.parameters().ordered();
        if (rule.hasFamily() && !parts.isEmpty() && parts.get(0).type() instanceof JavaType.Handle) {
            parts = parts.subList(1, parts.size());
        }
        return parts.size() == rule.parts()
                && parts.stream()
                        .allMatch(part -> part.type() instanceof JavaType.Bytes && !part.nullable() && !part.optional())
                && call.arguments().stream()
                        .allMatch(argument -> argument == Argument.Plain.RECEIVER
                                || argument instanceof Argument.HandlePointer
                                || argument instanceof Argument.BytesPointer bytes && bytes.slot() == null
                                || argument instanceof Argument.BytesLength);
    }

    /** The functions without which the writes of a type cannot be pending; none if they are not. */
    public static Stream<String> functions(TypeRule rule, SortedMap<String, Located<PathRule>> paths) {
        TypeRule.PendingRule pending = rule.contents().pendingWrites();
        return pending == null
                ? Stream.empty()
                : Stream.concat(Stream.of(pending.create()), path(pending, paths).functions().values().stream());
    }

    private static PathRule path(TypeRule.PendingRule pending, SortedMap<String, Located<PathRule>> paths) {
        Located<PathRule> path = paths.get(pending.path());
        if (path == null) {
            throw new RuleMistake("there is no path " + pending.path());
        }
        return path.rule();
    }

    /** How the objects of a type have pending writes; null if they have none. */
    public static HandleClass.@Nullable PendingWrites writes(
            TypeRule rule, List<Operation> operations, SortedMap<String, Located<PathRule>> paths) {
        TypeRule.PendingRule pending = rule.contents().pendingWrites();
        if (pending == null) {
            return null;
        }
        path(pending, paths);
        if (rule.use().threads() != TypeRule.Threads.ONE) {
            throw new RuleMistake("one thread at a time has to use it; say so under \"threads\"");
        }
        HandleClass.PendingWrites writes = new HandleClass.PendingWrites(pending.path(), pending.create());
        if (operations.stream()
                .noneMatch(operation ->
                        writes.isMadeBy(operation) && operation.parameters().isEmpty())) {
            throw new RuleMistake(pending.create() + " is no constructor without parameters");
        }
        return writes;
    }
}
