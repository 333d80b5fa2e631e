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
        return switch (operation.effects().change()) {
            case NONE -> "use";
            case OWN -> "change";
            case LENT -> "changeUnreferenced";
        };
    }

    /** Uses a handle that is passed. */
    static CodeBlock use(Argument.HandlePointer handle, Operation operation) {
        if (handle.parameter().equals(operation.effects().written())) {
            return CodeBlock.of("call.useToWrite($1L, $1S, this)", handle.parameter());
        }
        if (handle.of() == null) {
            return CodeBlock.of(handle.nullable() ? "call.useOrNull($1L)" : "call.use($1L, $1S)", handle.parameter());
        }
        String use = handle.holding() ? "call.useWith($1L, $1S, $2L)" : "call.use($1L, $1S, $2L)";
        return orNull(handle.nullable(), handle.parameter(), CodeBlock.of(use, handle.parameter(), handle.of()));
    }

    private static CodeBlock orNull(boolean nullable, String parameter, CodeBlock address) {
        return nullable ? CodeBlock.of("$L == null ? $T.NULL : $L", parameter, Types.MEMORY_SEGMENT, address) : address;
    }

    /** Takes a handle that C takes over. */
    static CodeBlock transferred(Argument.Transferred transferred) {
        String parameter = transferred.parameter();
        CodeBlock address = CodeBlock.builder()
                .add("call.transfer(")
                .add(
                        transferred.own()
                                ? CodeBlock.of("$2T.own(this, $1L, $1S), $1S", parameter, Types.EFFECTS)
                                : CodeBlock.of("$1L, $1S", parameter))
                .add(", $S", transferred.newOwner())
                .add(transferred.of() == null ? "" : ", " + transferred.of())
                .add(")")
                .build();
        return orNull(transferred.nullable(), parameter, address);
    }

    /** Whether what is returned is destroyed with the address of a parameter, or of the receiver, {@code this}. */
    static boolean isParent(String candidate, Operation operation, RawCalls raw) {
        return operation
                .result()
                .handles()
                .anyMatch(handle -> candidate.equals(handle.parent()) && raw.takesParent(handle.destroy()));
    }
}
