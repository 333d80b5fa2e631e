package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Refusal;
import java.util.List;

/** Emits what is refused before a call. */
final class RefusalEmitter {

    private final RawCalls raw;

    RefusalEmitter(RawCalls raw) {
        this.raw = raw;
    }

    CodeBlock refusals(Operation operation) {
        CodeBlock.Builder checks = CodeBlock.builder();
        operation.refusals().forEach(refusal -> add(refusal, checks));
        return checks.build();
    }

    private void add(Refusal refusal, CodeBlock.Builder checks) {
        if (refusal instanceof Refusal.Made made) {
            checks.addStatement(
                    "$T.refuseMade(this, $S, $L, $S)",
                    Types.EFFECTS,
                    made.className(),
                    Types.mark(made.mark()),
                    made.otherwise());
        } else if (refusal instanceof Refusal.Set set) {
            CodeBlock handle = CodeBlock.of("call.use($1L, $1S)", set.parameter());
            checks.beginControlFlow("if ($L != 0)", raw.call(set.getter(), List.of(handle)))
                    .addStatement("throw new $T($S)", IllegalArgumentException.class, set.otherwise())
                    .endControlFlow();
        } else if (refusal instanceof Refusal.Once once) {
            checks.addStatement("call.requireNew($L, $S)", once.parameter(), once.otherwise());
        } else if (refusal instanceof Refusal.Opens opens) {
            if (opens.reads()) {
                checks.addStatement("$T.openToRead(call)", Types.OPEN_DATABASES);
            } else {
                checks.addStatement("$1T.open(call, $2L, $2S)", Types.OPEN_DATABASES, opens.parameter());
            }
        }
    }
}
