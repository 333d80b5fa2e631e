package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Result;
import java.util.ArrayList;
import java.util.List;

/** Emits reads that fill a buffer or pin the value: in one call by the extension, otherwise in several. */
final class FillingEmitter {

    private static final String VALUE = "nativeValue";
    private static final String MEMORY = "nativeBuffer";

    private final ApiPackage api;
    private final RawCalls raw;

    FillingEmitter(ApiPackage api, RawCalls raw) {
        this.api = api;
        this.raw = raw;
    }

    /**
     * The call and what comes of it.
     *
     * @param arguments of the pinned read, its error slot last
     */
    CodeBlock statements(Operation operation, Result.FilledOrPinned filled, List<CodeBlock> arguments) {
        Result.NewHandle pinned = filled.pinned();
        List<CodeBlock> byExtension = new ArrayList<>(arguments.subList(0, arguments.size() - 1));
        byExtension.add(CodeBlock.of("$L", MEMORY));
        byExtension.add(CodeBlock.of("$L.byteSize()", MEMORY));
        byExtension.add(CodeBlock.of("$L", VALUE));
        CodeBlock destroyer = raw.destroyer(pinned.destroy());
        return CodeBlock.builder()
                .addStatement(
                        "$T $L = call.memory($L, $S)", Types.MEMORY_SEGMENT, MEMORY, filled.buffer(), filled.buffer())
                .addStatement("$T $L = call.valueSlot()", Types.MEMORY_SEGMENT, VALUE)
                .beginControlFlow("if ($T.$L.isInUse())", api.symbols(), SymbolsEmitter.EXTENSION)
                .addStatement("$L", raw.call(filled.by(), byExtension))
                .nextControlFlow("else")
                .addStatement(
                        "call.pinned($L, $L, $L)",
                        VALUE,
                        raw.call(operation.function(), arguments),
                        raw.reference(String.valueOf(pinned.view())))
                .endControlFlow()
                .addStatement("call.check()")
                .beginControlFlow("if (!call.fill($L, $L, $L))", filled.buffer(), VALUE, destroyer)
                .addStatement(
                        "$L.pin(call.made(new $T(call.pin($S, $L, $L, $L), $L)))",
                        filled.buffer(),
                        api.type(pinned.className()),
                        pinned.className(),
                        VALUE,
                        destroyer,
                        pinned.parent(),
                        pinned.parent())
                .endControlFlow()
                .addStatement("return $L.size()", filled.buffer())
                .build();
    }
}
