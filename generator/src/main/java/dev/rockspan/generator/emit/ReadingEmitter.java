package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.binding.model.HandleClass.Sharing;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits reads that pin the value, or fill a buffer if it fits: in one call by the extension, otherwise in several. What
 * Java makes of the value, it makes where that is.
 */
final class ReadingEmitter {

    private static final String VALUE = "nativeValue";
    private static final String MEMORY = "nativeBuffer";
    private static final CodeBlock BUFFER = CodeBlock.of("$1L, $1L.byteSize()", MEMORY);

    private final ApiPackage api;
    private final RawCalls raw;
    private final Operation operation;
    private final Operation.Reading reading;
    private final CodeBlock destroyer;

    /** Of an operation that has a reading. */
    ReadingEmitter(ApiPackage api, RawCalls raw, Operation operation, Operation.Reading reading) {
        this.api = api;
        this.raw = raw;
        this.operation = operation;
        this.reading = reading;
        this.destroyer = raw.destroyer(String.valueOf(reading.destroy()));
    }

    /** The arguments, the call and what comes of it. */
    CodeBlock statements(Sharing sharing) {
        ArgumentEmitter arguments = new ArgumentEmitter(operation.asReading(), raw, sharing);
        CodeBlock.Builder code = CodeBlock.builder().add(arguments.uses()).add(arguments.locals());
        if (operation.result() instanceof Result.FilledOrPinned filled) {
            return code.add(buffer(CodeBlock.of("$2T.memory($1L, $1S)", filled.buffer(), Types.PIN)))
                    .add(read(arguments.expressions(), BUFFER))
                    .add(fill(filled))
                    .build();
        }
        if (operation.result() instanceof Result.InArena inArena) {
            return CodeBlock.builder()
                    .addStatement("$2T.requireOpen($1L, $1S)", inArena.arena(), Types.PIN)
                    .add(code.build())
                    .add(read(arguments.expressions(), CodeBlock.of("$T.NULL, 0", Types.MEMORY_SEGMENT)))
                    .addStatement(
                            "return $T.inArena(call, $L, $L, $L, $L)",
                            Types.PIN,
                            inArena.arena(),
                            VALUE,
                            destroyer,
                            inArena.pinned().parent())
                    .build();
        }
        if (operation.result() instanceof Result.NewHandle pinned) {
            return code.add(read(arguments.expressions(), CodeBlock.of("$T.NULL, 0", Types.MEMORY_SEGMENT)))
                    .beginControlFlow("if (call.isMissing($L))", VALUE)
                    .addStatement("return null")
                    .endControlFlow()
                    .addStatement("return $L", made(pinned))
                    .build();
        }
        return code.add(buffer(CodeBlock.of("call.smallBuffer()")))
                .add(read(arguments.expressions(), BUFFER))
                .addStatement("return $L", copied())
                .build();
    }

    private static CodeBlock buffer(CodeBlock memory) {
        return CodeBlock.builder()
                .addStatement("$T $L = $L", Types.MEMORY_SEGMENT, MEMORY, memory)
                .build();
    }

    /** @param buffer the memory that a value is copied to if it fits, and its size */
    private CodeBlock read(List<CodeBlock> arguments, CodeBlock buffer) {
        List<CodeBlock> byExtension = new ArrayList<>(arguments.subList(0, arguments.size() - 1));
        byExtension.add(buffer);
        byExtension.add(CodeBlock.of("$L", VALUE));
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("$T $L = call.valueSlot()", Types.MEMORY_SEGMENT, VALUE)
                .beginControlFlow("if ($T.$L.isInUse())", api.symbols(), SymbolsEmitter.EXTENSION)
                .addStatement("$L", raw.call(reading.by(), byExtension))
                .nextControlFlow("else")
                .addStatement(
                        "call.pinned($L, $L, $L)",
                        VALUE,
                        raw.call(reading.function(), arguments),
                        raw.reference(String.valueOf(reading.view())))
                .endControlFlow();
        return operation.statusForm()
                ? code.build()
                : code.addStatement("call.check()").build();
    }

    private CodeBlock fill(Result.FilledOrPinned filled) {
        return CodeBlock.builder()
                .beginControlFlow("if (!$T.fill(call, $L, $L, $L))", Types.PIN, filled.buffer(), VALUE, destroyer)
                .addStatement("$L.pin($L)", filled.buffer(), made(filled.pinned()))
                .endControlFlow()
                .addStatement("return $L.size()", filled.buffer())
                .build();
    }

    private CodeBlock made(Result.NewHandle pinned) {
        return CodeBlock.of(
                "call.made(new $T($T.of(call, $S, $L, $L, $L), $L))",
                api.type(pinned.className()),
                Types.PIN,
                pinned.className(),
                VALUE,
                destroyer,
                pinned.parent(),
                pinned.parent());
    }

    private CodeBlock copied() {
        if (operation.result() instanceof Result.FilledSize) {
            return CodeBlock.of(
                    "call.copied($L, $L, $L)",
                    VALUE,
                    destroyer,
                    ResultEmitter.buffer(operation).name());
        }
        return CodeBlock.of("call.$L($L, $L)", operation.statusForm() ? "takeResult" : "takeBytes", VALUE, destroyer);
    }
}
