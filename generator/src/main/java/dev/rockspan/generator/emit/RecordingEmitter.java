package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.binding.model.HandleClass;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Recorded;
import dev.rockspan.generator.binding.model.Result;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Emits what has batches recorded in Java: the format, and what is tried before RocksDB is called. */
final class RecordingEmitter {

    private static final String FORMAT = "FORMAT";

    private RecordingEmitter() {}

    /** How the records of a class look. */
    static FieldSpec format(HandleClass.Recording recording, ApiPackage api) {
        Map<Integer, String> kinds = new TreeMap<>();
        for (Recorded.Addition addition : recording.additions()) {
            kinds.put(addition.tag(), kind(addition.counted() ? "with" : "withUncounted", addition.tag(), addition));
            if (addition.familyTag() != null) {
                kinds.put(addition.familyTag(), kind("withFamily", addition.familyTag(), addition));
            }
        }
        return FieldSpec.builder(Types.BATCH_FORMAT, FORMAT, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "new $T($T.INSTANCE, $L, $L)\n$>$>$L$<$<",
                        Types.BATCH_FORMAT,
                        api.path(recording.path()),
                        recording.put().tag(),
                        recording.put().familyTag(),
                        String.join("\n", kinds.values()))
                .build();
    }

    private static String kind(String method, int tag, Recorded.Addition addition) {
        return "." + method + "(" + tag + ", " + addition.parts() + ")";
    }

    /** The lifetime of an object that is recorded. */
    static CodeBlock lifetime(HandleClass model) {
        return CodeBlock.of("$T.recorded($S, $L)", Types.LIFETIME, model.name(), FORMAT);
    }

    /** Does it to the records and returns, if that is possible. */
    static CodeBlock attempt(Operation operation) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (operation.recorded() instanceof Recorded.Addition addition) {
            done(code, operation, call(addition, operation.parameters()));
        } else if (operation.recorded() instanceof Recorded.Whole whole) {
            CodeBlock call = CodeBlock.of("$T.$L(this)", Types.RECORDING, whole.method());
            switch (whole.answer()) {
                case DONE -> done(code, operation, call);
                case NUMBER -> value(code, TypeName.INT, call, "recorded >= 0");
                case BYTES -> value(code, Types.BYTE_ARRAY, call, "recorded != null");
            }
        }
        return code.build();
    }

    private static CodeBlock call(Recorded.Addition addition, List<JavaParameter> parameters) {
        String arguments = parameters.stream().map(JavaParameter::name).collect(Collectors.joining(", "));
        return CodeBlock.of(
                "$T.$L(this, $L, $L)",
                Types.RECORDING,
                addition.counted() ? "add" : "addUncounted",
                addition.familyTag() == null ? addition.tag() : addition.tag() + ", " + addition.familyTag(),
                arguments);
    }

    private static void done(CodeBlock.Builder code, Operation operation, CodeBlock call) {
        code.beginControlFlow("if ($L)", call)
                .addStatement(operation.result() instanceof Result.Fluent ? "return this" : "return")
                .endControlFlow();
    }

    private static void value(CodeBlock.Builder code, TypeName type, CodeBlock call, String test) {
        code.addStatement("$T recorded = $L", type, call)
                .beginControlFlow("if ($L)", test)
                .addStatement("return recorded")
                .endControlFlow();
    }
}
