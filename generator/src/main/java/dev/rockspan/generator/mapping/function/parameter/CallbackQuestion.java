package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument.CallbackState.Until;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Asks for the interface of functions that C calls back, and proposes one. */
final class CallbackQuestion {

    private CallbackQuestion() {}

    /**
     * What is asked of a function that takes them.
     *
     * @param methods the functions that Java implements
     */
    static UndecidedException of(CallBuilder call, List<CParameter> methods, Until until) {
        if (!takeState(call, methods)) {
            return UndecidedException.onlyExclude(
                    "Java is called back by a \"void *\" that the function takes and passes first"
                            + " to each function that it calls back");
        }
        methods.forEach(method -> checkResult(call, method));
        Question question = new Question("it takes functions to call back");
        if (methods.stream().anyMatch(method -> mayReturnSame(call, method))) {
            question = question.orExclude(
                    "if one returns other bytes than the start of the first that it takes",
                    "Nobody frees the bytes that Java would return.");
        } else if (until == Until.RETURN) {
            question = question.orExclude(
                    "if C keeps them: Java lets C call them during this call only",
                    "C keeps what it calls back longer than Java lets it.");
        }
        String type = proposedName(call, methods);
        Stream<String> head = Stream.of(
                type + ":",
                "  summary: <sentence>",
                "  function: " + call.function().name(),
                "  methods:");
        return new UndecidedException(question.or(new Answer(
                "callbacks: " + type,
                "and describe that interface under \"callbacks\", beside \"functions\"",
                Stream.concat(head, methods.stream().map(method -> "    - " + skeleton(call, method)))
                        .toList())));
    }

    /** What the interface could be called, by the only function or by the one that takes them. */
    private static String proposedName(CallBuilder call, List<CParameter> methods) {
        String name = call.names().upper(call.bareName().replace("_set_", "_"));
        String method = methods.size() == 1 && methods.get(0).name() != null
                ? call.names().upper(methods.get(0).name())
                : "Callbacks";
        String type = name.endsWith(method) ? name : name + method;
        return call.rules().callbacks().containsKey(type) ? type + "Callbacks" : type;
    }

    /** Bytes that Java gives C need somebody who frees them; only those that C gave Java before do not. */
    private static void checkResult(CallBuilder call, CParameter method) {
        CType returned = CallbackConvention.pointer(call, method).returnType();
        boolean freed = call.function().parameters().stream()
                .anyMatch(parameter -> CallbackConvention.isNamed(
                        parameter, call.rules().conventions().callbackNames().callbackFrees()));
        if (returned instanceof CType.Pointer
                && TypeIndex.opaqueName(returned).isEmpty()
                && !freed
                && !mayReturnSame(call, method)) {
            throw UndecidedException.onlyExclude("no convention fits what "
                    + (method.name() == null ? "one" : method.name()) + " returns, a " + CTypePrinter.print(returned));
        }
    }

    /** Whether what a method returns may be the start of the first bytes that it takes, of which it fills the length. */
    private static boolean mayReturnSame(CallBuilder call, CParameter method) {
        CType.FunctionPointer function = CallbackConvention.pointer(call, method);
        return CTypes.isMutableChars(function.returnType())
                && function.parameters().stream().anyMatch(taken -> CTypes.isConstChars(taken.type()))
                && function.parameters().stream().anyMatch(fills -> CTypes.isSlot(fills.type(), ScalarKind.SIZE_T));
    }

    /** What is to say of a method; those that free or name the object are none. */
    private static String skeleton(CallBuilder call, CParameter method) {
        CType.FunctionPointer function = CallbackConvention.pointer(call, method);
        Names names = call.names();
        return "{name: " + (method.name() == null ? "<name>" : names.lower(method.name()))
                + ", summary: <sentence>, parameters: {"
                + IntStream.range(1, function.parameters().size())
                        .filter(index -> !isLength(function.parameters(), index)
                                && !CTypes.isCharsSlot(
                                        function.parameters().get(index).type())
                                && CTypes.slot(function.parameters().get(index).type())
                                        .isEmpty())
                        .mapToObj(index -> index + ": {name: "
                                + Optional.ofNullable(
                                                function.parameters().get(index).name())
                                        .map(names::lower)
                                        .orElse("<name>")
                                + "}")
                        .collect(Collectors.joining(", "))
                + "}"
                + (function.returnType() instanceof CType.Scalar scalar
                        ? ", on-exception: '" + (CTypes.isTruth(scalar) ? "false" : "0") + "'"
                        : "")
                + (mayReturnSame(call, method) ? ", returns: {ownership: same}" : "")
                + "}";
    }

    private static boolean isLength(List<CParameter> parameters, int index) {
        CType type = parameters.get(index).type();
        return CTypes.isSlot(type, ScalarKind.SIZE_T)
                || CTypes.isScalar(type, ScalarKind.SIZE_T)
                        && CTypes.isChars(parameters.get(index - 1).type());
    }

    private static boolean takeState(CallBuilder call, List<CParameter> methods) {
        return call.function().parameters().stream().anyMatch(parameter -> CTypes.isVoidPointer(parameter.type()))
                && methods.stream()
                        .map(method -> CallbackConvention.pointer(call, method))
                        .allMatch(method -> !method.parameters().isEmpty()
                                && CTypes.isVoidPointer(
                                        method.parameters().get(0).type()));
    }
}
