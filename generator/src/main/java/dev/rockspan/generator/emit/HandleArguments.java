package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.Operation;

/** Emits how a call uses the handles that are its arguments. */
final class HandleArguments {

    private HandleArguments() {}

    /** Uses the receiver, or changes it. */
    static CodeBlock receiver(Operation operation, Sharing sharing) {
        return CodeBlock.of("call.$L(this)", method(operation, sharing));
    }

    private static String method(Operation operation, Sharing sharing) {
        if (sharing != Sharing.READERS) {
            return "use";
        }
        return switch (operation.change()) {
            case NONE -> "use";
            case OWN -> "change";
            case LENT -> "changeUnreferenced";
        };
    }

    /** Uses a handle that is passed. */
    static CodeBlock use(Argument.HandlePointer handle, Operation operation) {
        if (handle.parameter().equals(operation.written())) {
            return CodeBlock.of("call.useToWrite($1L, $1S, this)", handle.parameter());
        }
        return handle.of() != null
                ? CodeBlock.of(
                        "call.use" + (handle.holding() ? "With" : "") + (handle.nullable() ? "OrNull" : "")
                                + "($1L, $1S, $2L)",
                        handle.parameter(),
                        handle.of())
                : handle.nullable()
                        ? CodeBlock.of("call.useOrNull($L)", handle.parameter())
                        : CodeBlock.of("call.use($1L, $1S)", handle.parameter());
    }

    /** Takes a handle that C takes over. */
    static CodeBlock transferred(Argument.Transferred transferred) {
        String parameter = transferred.parameter();
        return CodeBlock.builder()
                .add("call.$L(", transferred.nullable() ? "transferOrNull" : "transfer")
                .add(
                        transferred.own()
                                ? CodeBlock.of("$2T.own(this, $1L, $1S), $1S", parameter, Types.EFFECTS)
                                : CodeBlock.of("$1L, $1S", parameter))
                .add(", $S", transferred.newOwner())
                .add(transferred.of() == null ? "" : ", " + transferred.of())
                .add(")")
                .build();
    }

    /** Whether what is returned is destroyed with the address of a parameter, or of the receiver, {@code this}. */
    static boolean isParent(String candidate, Operation operation, RawCalls raw) {
        return operation
                .result()
                .handles()
                .anyMatch(handle -> candidate.equals(handle.parent()) && raw.takesParent(handle.destroy()));
    }
}
