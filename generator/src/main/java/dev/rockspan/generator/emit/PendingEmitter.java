package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Pending;
import java.util.stream.Collectors;

/** Emits what batches do while their writes are pending in Java. */
final class PendingEmitter {

    private PendingEmitter() {}

    /** The lifetime of a new batch. */
    static CodeBlock lifetime(HandleClass model, HandleClass.PendingWrites writes, ApiPackage api) {
        return CodeBlock.of("$T.create($S, $T.INSTANCE)", Types.BATCH_BUILDER, model.name(), api.path(writes.path()));
    }

    /** Does it to the pending writes and returns, if there are any. */
    static CodeBlock attempt(Operation operation) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (operation.effects().pending() instanceof Pending.Add add) {
            String arguments =
                    operation.parameters().stream().map(JavaParameter::name).collect(Collectors.joining(", "));
            done(
                    code,
                    CodeBlock.of(
                            "$T.add(this, $T.$L, $L)", Types.BATCH_BUILDER, Types.RECORD_TYPE, add.type(), arguments));
        } else if (operation.effects().pending() instanceof Pending.Whole whole) {
            switch (whole) {
                case CLEAR -> done(code, CodeBlock.of("$T.clear(this)", Types.BATCH_BUILDER));
                case COUNT -> value(code, TypeName.INT, "count", "pending >= 0");
                case DATA -> value(code, Types.BYTE_ARRAY, "data", "pending != null");
            }
        }
        return code.build();
    }

    private static void done(CodeBlock.Builder code, CodeBlock call) {
        code.beginControlFlow("if ($L)", call).addStatement("return").endControlFlow();
    }

    private static void value(CodeBlock.Builder code, TypeName type, String method, String test) {
        code.addStatement("$T pending = $T.$L(this)", type, Types.BATCH_BUILDER, method)
                .beginControlFlow("if ($L)", test)
                .addStatement("return pending")
                .endControlFlow();
    }
}
