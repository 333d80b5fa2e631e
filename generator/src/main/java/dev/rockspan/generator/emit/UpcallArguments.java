package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.CallbackMethod.Copy;
import dev.rockspan.generator.model.CallbackMethod.Input;
import java.util.Objects;

/** Makes an argument of a callback of what C passes. */
final class UpcallArguments {

    private UpcallArguments() {}

    static CodeBlock argument(Input input, RawCalls raw) {
        int at = input.at();
        return switch (input.kind()) {
            case VALUE ->
                Conversions.toJava(Objects.requireNonNull(input.conversion()), CodeBlock.of("a$L", at), raw.api());
            case OBJECT ->
                input.parameter().nullable()
                        ? CodeBlock.of("a$L == 0 ? null : $L", at, object(input, raw))
                        : object(input, raw);
            case BYTES ->
                CodeBlock.of("upcall.$L(a$L, a$L)", input.parameter().nullable() ? "bytesOrNull" : "bytes", at, at + 1);
            case SIZED_TEXT -> CodeBlock.of("$T.text(a$L, a$L)", Types.UPCALL, at, at + 1);
            case TEXT -> CodeBlock.of("$T.text(a$L)", Types.UPCALL, at);
            case BYTES_LIST -> CodeBlock.of("upcall.list(a$L, a$L, a$L)", at, at + 1, at + 2);
            case LONGS_BY_INT -> CodeBlock.of("$T.longsByInt(a$L, a$L, a$L)", Types.UPCALL, at, at + 1, at + 2);
            case INTS_BY_TEXT ->
                CodeBlock.of("$T.intsByText(a$L, a$L, a$L, a$L)", Types.UPCALL, at, at + 1, at + 2, at + 3);
        };
    }

    private static CodeBlock object(Input input, RawCalls raw) {
        String className = input.parameter().type().simpleName();
        Copy copy = input.copy();
        return copy == null
                ? CodeBlock.of("new $T(upcall.view($S, a$L))", raw.api().type(className), className, input.at())
                : CodeBlock.of(
                        "new $T(upcall.copy($S, a$L, $L, $L, $L))",
                        raw.api().type(className),
                        className,
                        input.at(),
                        raw.reference(copy.data()),
                        raw.reference(copy.create()),
                        raw.reference(copy.destroy()));
    }
}
