package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.stream.Stream;

/** Emits a record of several results. */
final class SeveralResults {

    private final Operation operation;
    private final Result.Several several;
    private final ResultKinds kinds;

    SeveralResults(Operation operation, Result.Several several, ResultKinds kinds) {
        this.operation = operation;
        this.several = several;
        this.kinds = kinds;
    }

    CodeBlock.Builder statements(ClassName record, CodeBlock.Builder code) {
        CodeBlock created = CodeBlock.of(
                "new $T($L)",
                record,
                join(several.components().stream()
                        .map(part -> part.result().accept(kinds).expression().apply(ResultKind.Source.of(part)))));
        String errors = ListEmitter.errors(operation);
        if (several.onlyIf() != null) {
            return code.addStatement("$T result = $L", record, created)
                    .addStatement(
                            "return result.$N() ? result : new $T($L)",
                            several.onlyIf(),
                            record,
                            join(several.components().stream()
                                    .map(part ->
                                            nothing(part.result().accept(kinds).type()))));
        }
        if (errors.isEmpty()) {
            return code.addStatement("return $L", created);
        }
        return code.addStatement("$T result = $L", record, created)
                .addStatement("call.check($L, $L)", errors, ListEmitter.outCount(operation))
                .addStatement("return result");
    }

    private static CodeBlock join(Stream<CodeBlock> parts) {
        return parts.collect(CodeBlock.joining(", "));
    }

    private static CodeBlock nothing(TypeName type) {
        return CodeBlock.of(!type.isPrimitive() ? "null" : type.equals(TypeName.BOOLEAN) ? "false" : "0");
    }
}
