package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Refusal;
import java.util.List;

/** Emits what is refused before a call. */
final class RefusalEmitter {

    private final RawCalls raw;

    RefusalEmitter(RawCalls raw) {
        this.raw = raw;
    }

    CodeBlock refusals(Operation operation, ArgumentEmitter arguments) {
        CodeBlock.Builder checks = CodeBlock.builder();
        operation.refusals().forEach(refusal -> add(refusal, arguments, checks));
        return checks.build();
    }

    private void add(Refusal refusal, ArgumentEmitter arguments, CodeBlock.Builder checks) {
        if (refusal instanceof Refusal.Made made) {
            checks.addStatement(
                    "$T.refuseMade(this, $S, $L, $S)",
                    Types.EFFECTS,
                    made.className(),
                    Types.mark(made.mark()),
                    made.otherwise());
        } else if (refusal instanceof Refusal.Set set) {
            CodeBlock getter = raw.call(set.getter(), List.of(arguments.handle(set.parameter())));
            checks.beginControlFlow("if ($L != 0)", getter)
                    .addStatement("throw new $T($S)", IllegalArgumentException.class, set.otherwise())
                    .endControlFlow();
        } else if (refusal instanceof Refusal.Once once) {
            checks.addStatement("call.requireNew($L, $S)", once.parameter(), once.otherwise());
        } else if (refusal instanceof Refusal.Opens opens) {
            checks.addStatement(
                    "$1T.$2L(call, $3L, $3S)",
                    Types.OPEN_DATABASES,
                    opens.reads() ? "openToRead" : "open",
                    opens.parameter());
        }
    }
}
