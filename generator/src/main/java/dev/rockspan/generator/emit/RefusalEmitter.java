package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Refusal;
import java.util.List;

/** Emits what is refused before a call. */
final class RefusalEmitter implements Refusal.Visitor {

    private final RawCalls raw;
    private final ArgumentEmitter arguments;
    private final CodeBlock.Builder checks = CodeBlock.builder();

    RefusalEmitter(RawCalls raw, Operation operation, ArgumentEmitter arguments) {
        this.raw = raw;
        this.arguments = arguments;
        operation.checks().refusals().forEach(refusal -> refusal.accept(this));
    }

    CodeBlock refusals() {
        return checks.build();
    }

    @Override
    public void made(Refusal.Made made) {
        checks.addStatement(
                "$T.refuseMade(this, $S, $L, $S)",
                Types.EFFECTS,
                made.className(),
                Types.mark(made.mark()),
                made.otherwise());
    }

    @Override
    public void set(Refusal.Set set) {
        CodeBlock getter = raw.call(set.getter(), List.of(arguments.handle(set.parameter())));
        checks.beginControlFlow("if ($L != 0)", getter)
                .addStatement("throw new $T($S)", IllegalArgumentException.class, set.otherwise())
                .endControlFlow();
    }

    @Override
    public void once(Refusal.Once once) {
        checks.addStatement("call.requireNew($L, $S)", once.parameter(), once.otherwise());
    }

    @Override
    public void opens(Refusal.Opens opens) {
        checks.addStatement("call.$1L($2L, $2S)", opens.reads() ? "opensToRead" : "opens", opens.parameter());
    }
}
