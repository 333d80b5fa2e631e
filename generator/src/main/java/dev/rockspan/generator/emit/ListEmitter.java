package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.LinkedHashSet;
import java.util.Set;

/** Emits arrays for C: their counts, what goes in, and what is to be filled. */
final class ListEmitter {

    private final Operation operation;
    private final Locals locals;
    private final RawCalls raw;

    ListEmitter(Operation operation, Locals locals, RawCalls raw) {
        this.operation = operation;
        this.locals = locals;
        this.raw = raw;
    }

    /** The variable of the errors that the function fills, or empty. */
    static String errors(Operation operation) {
        return operation.arguments(Argument.OutArray.class).anyMatch(array -> array.element() == OutElement.ERROR)
                ? Locals.array(OutElement.ERROR, "")
                : "";
    }

    /** The variable of how many elements the lists of a group have. */
    static String count(Operation operation, int group) {
        return Locals.count(operation
                .arguments(Argument.Count.class)
                .map(Argument.Count::group)
                .distinct()
                .toList()
                .indexOf(group));
    }

    /** The count of what the function fills. */
    static String outCount(Operation operation) {
        return operation
                .arguments(Argument.OutArray.class)
                .map(array -> count(operation, array.group()))
                .findFirst()
                .orElse("");
    }

    /** Declares a variable for each count: the size of the lists that go in. */
    void declareCounts() {
        operation
                .arguments(Argument.Count.class)
                .map(Argument.Count::group)
                .forEach(group -> locals.number(count(operation, group), count(lists(group))));
    }

    private Set<String> lists(int group) {
        Set<String> parameters = new LinkedHashSet<>();
        for (Argument argument : operation.arguments()) {
            if (argument instanceof Argument.ListArray list && list.group() == group) {
                parameters.add(list.parameter());
            } else if (argument instanceof Argument.MapArray map && map.group() == group) {
                parameters.add(map.parameter());
            }
        }
        return parameters;
    }

    private CodeBlock count(Set<String> parameters) {
        CodeBlock count = null;
        for (String parameter : parameters) {
            CodeBlock size = CodeBlock.of("$T.count($L, $S)", Types.CALL, parameter, parameter);
            count = count == null ? size : CodeBlock.of("$T.sameCount($L, $L, $S)", Types.CALL, count, size, parameter);
        }
        if (count == null) {
            throw new IllegalStateException(operation.function() + " has a count without a list that goes in");
        }
        return count;
    }

    /** The names, or the values, of a map. */
    CodeBlock map(Argument.MapArray map) {
        return sized(
                CodeBlock.of("call.strings($1L.$2L(), $1S)", map.parameter(), map.values() ? "values" : "keySet"),
                8,
                map.group());
    }

    /** What is to be filled. */
    CodeBlock out(Argument.OutArray out) {
        return locals.segment(
                Locals.array(out.element(), out.part()),
                switch (out.element()) {
                    // Values are the call's to free, but for those that go on to a buffer.
                    case VALUE -> filled(isForBuffer() ? "words" : "ownedWords", out);
                    case ERROR -> filled("ownedWords", out);
                    case LENGTH, LONG -> filled("words", out);
                    case HANDLE -> isForBuffer() ? filled("words", out) : newHandles(count(operation, out.group()));
                });
    }

    private boolean isForBuffer() {
        return operation.result() instanceof Result.ManyFilledOrPinned;
    }

    private CodeBlock filled(String method, Argument.OutArray out) {
        return CodeBlock.of("call.$L($L)", method, count(operation, out.group()));
    }

    private CodeBlock newHandles(String count) {
        if (operation.result() instanceof Result.HandleWithList both) {
            return CodeBlock.of(
                    "call.newHandles($1L, $1S, $2L, $3L)",
                    both.parameter(),
                    count,
                    raw.destroyer(both.element().destroy()));
        }
        Result.NewHandle handle = operation.result().handles().findFirst().orElseThrow();
        return CodeBlock.of("call.newHandles($L, $L)", count, raw.destroyer(handle.destroy()));
    }

    /** What goes in. */
    CodeBlock list(Argument.ListArray list) {
        String parameter = list.parameter();
        return switch (list.element()) {
            case BYTES ->
                locals.segment(
                        Locals.of(parameter),
                        sized(
                                CodeBlock.of("call.$1L($2L, $2S)", isText(parameter) ? "texts" : "bytes", parameter),
                                16,
                                list.group()));
            case SLICE -> sized(CodeBlock.of("call.slices($1L, $1S)", parameter), 16, list.group());
            case TEXT -> sized(CodeBlock.of("call.strings($1L, $1S)", parameter), 8, list.group());
            case HANDLE -> {
                CodeBlock handles = sized(
                        list.of() == null
                                ? CodeBlock.of("call.handles($1L, $1S)", parameter)
                                : CodeBlock.of("call.handles($1L, $1S, $2L)", parameter, list.of()),
                        8,
                        list.group());
                yield raw.borrowsBefore(operation) ? locals.segment(Locals.of(parameter), handles) : handles;
            }
            case INT -> CodeBlock.of("call.ints($L)", parameter);
            case CONSTANT ->
                sized(
                        CodeBlock.of(
                                "call.ints($1T.whole($2L, $2S).stream().mapToInt($3L::getValue).toArray())",
                                Types.CALL,
                                parameter,
                                ((JavaType.ListOf) operation.type(parameter))
                                        .element()
                                        .simpleName()),
                        4,
                        list.group());
        };
    }

    /** A list can change between being counted and being copied: C must never read past the copy. */
    private CodeBlock sized(CodeBlock array, int elementSize, int group) {
        return CodeBlock.of("$T.sized($L, $LL * $L)", Types.CALL, array, elementSize, count(operation, group));
    }

    private boolean isText(String parameter) {
        return operation.type(parameter) instanceof JavaType.ListOf list && list.element() == JavaType.Fixed.TEXT;
    }
}
