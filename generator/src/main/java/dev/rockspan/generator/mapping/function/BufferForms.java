package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.BufferForm;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The forms of a pinned read that give the value in a caller's buffer, or to a caller's arena. */
final class BufferForms {

    private static final String BUFFER = "buffer";

    private BufferForms() {}

    /** Those that the templates ask for. */
    static List<Operation> of(Operation pinned, @Nullable BufferForm rule) {
        if (rule == null) {
            return List.of();
        }
        Operation filling = filling(pinned, rule);
        return rule.arenaName() == null ? List.of(filling) : List.of(filling, inArena(pinned, rule.arenaName()));
    }

    /** What reads as a pinned read does, into a buffer if that is large enough. */
    private static Operation filling(Operation pinned, BufferForm rule) {
        String parent = parentOfMany(pinned);
        if (parent != null) {
            return filling(
                    pinned,
                    rule,
                    JavaType.Fixed.MULTI_GET_BUFFER,
                    "receives copies, or refers to those values in RocksDB's memory that do not fit",
                    new Result.ManyFilledOrPinned(parent, BUFFER));
        }
        if (!(pinned.result() instanceof Result.NewHandle handle)
                || handle.view() == null
                || !handle.nullable()
                || pinned.arguments().get(pinned.arguments().size() - 1) != Argument.Plain.ERROR_SLOT) {
            throw RuleMistake.under(
                    "buffer-form",
                    "only what pins a value or finds none, and has its error slot last, can fill a buffer; delete \"buffer-form\"");
        }
        return filling(
                pinned,
                rule,
                JavaType.Fixed.VALUE_BUFFER,
                "receives a copy, or, if it is too small, refers to the value in RocksDB's memory",
                new Result.FilledOrPinned(handle, BUFFER));
    }

    private static Operation filling(Operation pinned, BufferForm rule, JavaType type, String what, Result filled) {
        List<JavaParameter> parameters = new ArrayList<>(pinned.parameters());
        parameters.add(new JavaParameter(BUFFER, type, false, JavaParameter.NEVER, what));
        return pinned.filling(rule.name(), rule.summary(), parameters, filled);
    }

    /** What reads as a pinned read does, into a segment that the caller's arena ends. */
    private static Operation inArena(Operation pinned, String name) {
        if (!(pinned.result() instanceof Result.NewHandle handle) || handle.view() == null || handle.parent() == null) {
            throw RuleMistake.under(
                    List.of("buffer-form", "arena-name"),
                    "only what pins a value can have an \"arena-name\"; delete it");
        }
        JavaParameter arena = new JavaParameter(
                "arena", JavaType.Fixed.ARENA, false, JavaParameter.NEVER, "releases the value when it is closed");
        List<JavaParameter> parameters = new ArrayList<>(List.of(arena));
        parameters.addAll(pinned.parameters());
        return pinned.filling(
                name,
                String.valueOf(pinned.description().summary()),
                parameters,
                new Result.InArena(handle, arena.name()));
    }

    /** What many values are tied to that are pinned, or that C allocates; null if it reads no such. */
    private static @Nullable String parentOfMany(Operation reading) {
        if (reading.result() == Result.Plain.BYTES_LIST) {
            return "this";
        }
        return reading.result() instanceof Result.HandleList list && list.withErrors()
                ? list.handle().parent()
                : null;
    }
}
