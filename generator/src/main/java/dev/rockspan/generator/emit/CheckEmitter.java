package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Check;
import dev.rockspan.generator.model.Operation;
import java.util.List;

/** Emits what has to hold before a call. */
final class CheckEmitter {

    private CheckEmitter() {}

    /** What is looked at before the call uses its handles. */
    static CodeBlock beforeUses(Operation operation) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Check check : operation.checks()) {
            switch (check.kind()) {
                case IDLE -> code.addStatement("call.requireOutside(this)");
                case STATE ->
                    code.addStatement(
                            "$T.require(this, $L, $S)", Types.EFFECTS, Types.mark(check.by()), check.otherwise());
                case MADE, UNSET, UNFILLED, OPENS, OPENS_TO_READ, ANSWER, CURRENT -> {}
            }
        }
        return code.build();
    }

    /** What is looked at once the call uses its handles, so that nobody else can change that before C is called. */
    static CodeBlock afterUses(RawCalls raw, Operation operation, ArgumentEmitter arguments) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Check check : operation.checks()) {
            String about = check.about();
            switch (check.kind()) {
                case IDLE, STATE, OPENS, OPENS_TO_READ -> {}
                case MADE ->
                    code.addStatement(
                            "$T.refuseMade(this, $S, $L, $S)",
                            Types.EFFECTS,
                            about,
                            Types.mark(check.by()),
                            check.otherwise());
                case UNSET ->
                    code.beginControlFlow("if ($L != 0)", raw.call(check.by(), List.of(arguments.handle(about))))
                            .addStatement("throw new $T($S)", IllegalArgumentException.class, check.otherwise())
                            .endControlFlow();
                case UNFILLED -> code.addStatement("call.requireNew($L, $S)", about, check.otherwise());
                case ANSWER -> code.add(answer(check, raw, arguments));
                case CURRENT ->
                    code.addStatement(
                            operation.effects().memory().takes()
                                    ? "$T.takeFresh(this, $S)"
                                    : "$T.requireFresh(this, $S)",
                            Types.EFFECTS,
                            check.otherwise());
            }
        }
        return code.build();
    }

    /** Has the call expect an object, of a database that it opens with the path. */
    static CodeBlock expect(Operation operation, CodeBlock object) {
        return operation.checks().stream()
                .filter(check -> check.kind().opens())
                .map(check -> CodeBlock.of(
                        "call.$1L($2L, $2S, $3L)",
                        check.kind() == Check.Kind.OPENS ? "opens" : "opensToRead",
                        check.about(),
                        object))
                .findFirst()
                .orElseGet(() -> CodeBlock.of("call.expects($L)", object));
    }

    private static CodeBlock answer(Check check, RawCalls raw, ArgumentEmitter arguments) {
        CodeBlock asked = CodeBlock.builder()
                .beginControlFlow("if ($L == 0)", raw.call(check.by(), List.of(arguments.receiver())))
                .addStatement("throw new $T($S)", IllegalStateException.class, check.otherwise())
                .endControlFlow()
                .build();
        return check.about().isEmpty()
                ? asked
                : CodeBlock.builder()
                        .beginControlFlow("if (!$T.isMarked(this, $L))", Types.EFFECTS, Types.mark(check.about()))
                        .add(asked)
                        .addStatement("$T.mark(this, $L)", Types.EFFECTS, Types.mark(check.about()))
                        .endControlFlow()
                        .build();
    }
}
