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
        Question question = new Question("it takes functions to call back"
                + methods.stream().map(method -> ofResult(call, method)).collect(Collectors.joining()));
        if (until == Until.RETURN) {
            question = question.orExclude("if C keeps them: Java lets C call them during this call only");
        }
        String type = proposedName(call, methods);
        Stream<String> head = Stream.of(
                type + ":",
                "  summary: <sentence>",
                "  function: " + call.function().name(),
                "  methods:");
        return new UndecidedException(question.or(new Answer(
                "callbacks: " + type,
                "with this interface under \"callbacks\", beside \"functions\"",
                Stream.concat(head, methods.stream().map(method -> "    - " + skeleton(call, method)))
                        .toList())));
    }

    /** What the interface could be called, by the only function or by the one that takes them. */
    private static String proposedName(CallBuilder call, List<CParameter> methods) {
        String name = call.names().upper(call.bareName().replace("_set_", "_"));
        String method = methods.size() == 1 && methods.get(0).name() != null
                ? call.names().upper(methods.get(0).name())
                : "Callbacks";
        return name.endsWith(method) ? name : name + method;
    }

    /** Bytes that Java gives C need somebody who frees them; only those that C gave Java before do not. */
    private static String ofResult(CallBuilder call, CParameter method) {
        CType.FunctionPointer function = CallbackConvention.pointer(call, method);
        boolean freed = call.function().parameters().stream()
                .anyMatch(parameter -> CallbackConvention.isNamed(
                        parameter, call.rules().conventions().callbackNames().callbackFrees()));
        if (!(function.returnType() instanceof CType.Pointer)
                || TypeIndex.opaqueName(function.returnType()).isPresent()
                || freed) {
            return "";
        }
        if (CTypes.isMutableChars(function.returnType())
                && function.parameters().stream().anyMatch(fills -> CTypes.isSlot(fills.type(), ScalarKind.SIZE_T))) {
            return "; say \"returns: {ownership: same}\" of " + method.name()
                    + " if it returns the start of the first bytes that it takes, and \"exclude\" this if it returns others";
        }
        throw UndecidedException.onlyExclude("no convention fits what " + method.name() + " returns, a "
                + CTypePrinter.print(function.returnType()));
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
                                        function.parameters().get(index).type()))
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
