package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.CallbackMethod.Input;
import dev.rockspan.generator.model.CallbackMethod.Kind;

/** Makes an argument of a callback of what C passes. */
final class UpcallArguments implements Kind.Visitor<CodeBlock> {

    private final RawCalls raw;
    private final int at;
    private final boolean nullable;

    private UpcallArguments(RawCalls raw, Input input) {
        this.raw = raw;
        this.at = input.at();
        this.nullable = input.parameter().nullable();
    }

    static CodeBlock argument(Input input, RawCalls raw) {
        return input.kind().accept(new UpcallArguments(raw, input));
    }

    @Override
    public CodeBlock value(Kind.Value kind) {
        return Conversions.toJava(kind.conversion(), CodeBlock.of("a$L", at), raw.api());
    }

    @Override
    public CodeBlock view(Kind.View kind) {
        return CodeBlock.of("new $T(upcall.view($S, a$L))", raw.api().type(kind.className()), kind.className(), at);
    }

    @Override
    public CodeBlock copy(Kind.Copy kind) {
        return CodeBlock.of(
                "new $T(upcall.copy($S, a$L, $L, $L, $L))",
                raw.api().type(kind.className()),
                kind.className(),
                at,
                raw.reference(kind.data()),
                raw.reference(kind.create()),
                raw.reference(kind.destroy()));
    }

    @Override
    public CodeBlock plain(Kind.Plain kind) {
        return switch (kind) {
            case BYTES -> CodeBlock.of("upcall.$L(a$L, a$L)", nullable ? "bytesOrNull" : "bytes", at, at + 1);
            case SIZED_TEXT -> CodeBlock.of("$T.text(a$L, a$L)", Types.UPCALL, at, at + 1);
            case TEXT -> CodeBlock.of("$T.text(a$L)", Types.UPCALL, at);
            case BYTES_LIST -> CodeBlock.of("upcall.list(a$L, a$L, a$L)", at, at + 1, at + 2);
            case LONGS_BY_INT -> CodeBlock.of("$T.longsByInt(a$L, a$L, a$L)", Types.UPCALL, at, at + 1, at + 2);
            case INTS_BY_TEXT ->
                CodeBlock.of("$T.intsByText(a$L, a$L, a$L, a$L)", Types.UPCALL, at, at + 1, at + 2, at + 3);
        };
    }
}
