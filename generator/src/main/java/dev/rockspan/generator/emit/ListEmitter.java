package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/** Emits arrays for C: their counts, what goes in, and what is to be filled. */
final class ListEmitter {

    private final Operation operation;

    ListEmitter(Operation operation) {
        this.operation = operation;
    }

    /** The variable that holds the count of a group. */
    static String count(int group) {
        return "nativeCount" + (group == 0 ? "" : group);
    }

    /** The variable of the errors that the function fills, or empty. */
    static String errors(Operation operation) {
        return operation.arguments().stream()
                        .anyMatch(argument ->
                                argument instanceof Argument.OutArray array && array.element() == OutElement.ERROR)
                ? variable(OutElement.ERROR, "")
                : "";
    }

    /** The count of what the function fills. */
    static String outCount(Operation operation) {
        return operation.arguments().stream()
                .filter(Argument.OutArray.class::isInstance)
                .map(argument -> count(((Argument.OutArray) argument).group()))
                .findFirst()
                .orElse("");
    }

    /** A variable for each count: the size of the lists that go in. */
    List<CodeBlock> counts() {
        List<CodeBlock> statements = new ArrayList<>();
        for (Argument argument : operation.arguments()) {
            if (argument instanceof Argument.Count count) {
                statements.add(CodeBlock.builder()
                        .addStatement("int $L = $L", count(count.group()), count(lists(count.group())))
                        .build());
            }
        }
        return statements;
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
            CodeBlock size = CodeBlock.of("$T.count($L, $S)", Types.NATIVE_LISTS, parameter, parameter);
            count = count == null
                    ? size
                    : CodeBlock.of("$T.sameCount($L, $L, $S)", Types.NATIVE_LISTS, count, size, parameter);
        }
        if (count == null) {
            throw new IllegalStateException(operation.function() + " has a count without a list that goes in");
        }
        return count;
    }

    /** The expression for an array, with a variable for it where it is needed again. */
    CodeBlock array(Argument.OfGroup array, BiFunction<String, CodeBlock, CodeBlock> declare) {
        if (array instanceof Argument.ListArray list) {
            return list(list, declare);
        }
        if (array instanceof Argument.ListLengths lengths) {
            return CodeBlock.of("$T.lengths($L)", Types.NATIVE_LISTS, ArgumentEmitter.local(lengths.parameter()));
        }
        if (array instanceof Argument.MapArray map) {
            return sized(
                    CodeBlock.of(
                            "$1T.strings(call, $2L.$3L(), $2S)",
                            Types.NATIVE_LISTS,
                            map.parameter(),
                            map.values() ? "values" : "keySet"),
                    8,
                    map.group());
        }
        Argument.OutArray out = (Argument.OutArray) array;
        return declare.apply(variable(out.element(), out.part()), out(out));
    }

    private CodeBlock out(Argument.OutArray out) {
        return operation.result() instanceof Result.HandleWithList both && out.element() == OutElement.HANDLE
                ? CodeBlock.of(
                        "$1T.wordsFor($2L, $2S, call, $3L)", Types.NATIVE_LISTS, both.parameter(), count(out.group()))
                : CodeBlock.of("$T.words(call, $L)", Types.NATIVE_LISTS, count(out.group()));
    }

    private CodeBlock list(Argument.ListArray list, BiFunction<String, CodeBlock, CodeBlock> declare) {
        String parameter = list.parameter();
        return switch (list.element()) {
            case BYTES ->
                declare.apply(
                        ArgumentEmitter.local(parameter),
                        sized(
                                CodeBlock.of(
                                        "$1T.$2L(call, $3L, $3S)",
                                        Types.NATIVE_LISTS,
                                        isText(parameter) ? "texts" : "bytes",
                                        parameter),
                                16,
                                list.group()));
            case SLICE ->
                sized(CodeBlock.of("$1T.slices(call, $2L, $2S)", Types.NATIVE_LISTS, parameter), 16, list.group());
            case TEXT ->
                sized(CodeBlock.of("$1T.strings(call, $2L, $2S)", Types.NATIVE_LISTS, parameter), 8, list.group());
            case HANDLE ->
                sized(
                        list.of() == null
                                ? CodeBlock.of("$1T.handles(call, $2L, $2S)", Types.NATIVE_LISTS, parameter)
                                : CodeBlock.of(
                                        "$1T.handles(call, $2L, $2S, $3L)", Types.NATIVE_LISTS, parameter, list.of()),
                        8,
                        list.group());
            case INT -> CodeBlock.of("$T.ints(call, $L)", Types.NATIVE_LISTS, parameter);
            case CONSTANT ->
                sized(
                        CodeBlock.of(
                                "$1T.ints(call, $1T.whole($2L, $2S).stream().mapToInt($3L::getValue).toArray())",
                                Types.NATIVE_LISTS,
                                parameter,
                                ((JavaType.Enumerated) ((JavaType.ListOf) operation.type(parameter)).element())
                                        .className()),
                        4,
                        list.group());
        };
    }

    /** A list can change between being counted and being copied: C must never read past the copy. */
    private static CodeBlock sized(CodeBlock array, int elementSize, int group) {
        return CodeBlock.of("$T.sized($L, $LL * $L)", Types.NATIVE_LISTS, array, elementSize, count(group));
    }

    private boolean isText(String parameter) {
        return operation.type(parameter) instanceof JavaType.ListOf list && list.element() instanceof JavaType.Text;
    }

    /** The variable for an array that is filled; {@code part} is the part of the result it becomes, or empty. */
    static String variable(OutElement element, String part) {
        String kind =
                switch (element) {
                    case VALUE -> "Values";
                    case LENGTH -> "Lengths";
                    case ERROR -> "Errors";
                    case HANDLE -> "Handles";
                    case LONG -> "Longs";
                };
        return part.isEmpty() ? "native" + kind : ArgumentEmitter.local(part) + kind;
    }
}
