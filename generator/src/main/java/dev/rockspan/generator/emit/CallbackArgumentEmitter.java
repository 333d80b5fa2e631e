package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.CallbackState;
import dev.rockspan.generator.model.Argument.CallbackState.Until;
import dev.rockspan.generator.model.Operation;
import java.util.Optional;

/** Emits what functions that take callbacks do with them besides passing them on. */
final class CallbackArgumentEmitter {

    private CallbackArgumentEmitter() {}

    /** The number by which C knows the callbacks. */
    static CodeBlock state(CallbackState state) {
        return switch (state.until()) {
            case DESTRUCTOR, RESULT_CLOSES ->
                CodeBlock.of(
                        "$1T.callback(call, $2L, $2S, $3L, $4L)",
                        Types.CALLBACKS,
                        state.parameter(),
                        name(state),
                        state.distrusted());
            case RECEIVER_CLOSES ->
                CodeBlock.of(
                        "$1T.callbackOf(call, this, $3S, $2L, $2S)", Types.CALLBACKS, state.parameter(), state.slot());
            case RETURN -> CodeBlock.of("$1T.visitor(call, $2L, $2S)", Types.CALLBACKS, state.parameter());
        };
    }

    private static CodeBlock name(CallbackState state) {
        return state.named() == null ? CodeBlock.of("null") : ScalarArguments.required(state.named());
    }

    static Optional<CallbackState> stateOf(Operation operation) {
        return operation.arguments(CallbackState.class).findFirst();
    }

    /** Whether C has them for longer than the call. */
    static boolean isHandedOver(Argument argument) {
        return argument instanceof CallbackState state && state.until() != Until.RETURN;
    }

    /** What follows the native call: has a visitor seen everything? */
    static CodeBlock check(Operation operation, String className) {
        CodeBlock.Builder code = CodeBlock.builder();
        stateOf(operation)
                .filter(state -> state.visits() != null)
                .ifPresent(state -> code.addStatement(
                        "$T.checkVisited($L, $L, $S)",
                        Types.CALLBACKS,
                        Locals.of(state.parameter()),
                        Locals.VISITS,
                        className));
        return code.build();
    }

    /** Has what is returned keep the callbacks, if C does not say when it lets go of them. */
    static CodeBlock keeping(Operation operation) {
        return stateOf(operation)
                .filter(state -> state.until() == Until.RESULT_CLOSES)
                .map(state -> CodeBlock.of(".retaining($T.removal($L))", Types.CALLBACKS, Locals.of(state.parameter())))
                .orElseGet(() -> CodeBlock.of(""));
    }
}
