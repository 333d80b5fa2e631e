package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Reading;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Emits reads that pin the value, or fill a buffer if it fits: in one call by the extension, otherwise in several. What
 * Java makes of the value, it makes where that is.
 */
final class ReadingEmitter {

    private static final String VALUE = "nativeValue";
    private static final String MEMORY = "nativeBuffer";

    private final RawCalls raw;
    private final Operation operation;
    private final Reading reading;
    private final CodeBlock destroyer;

    /** Of an operation that has a reading. */
    ReadingEmitter(RawCalls raw, Operation operation, Reading reading) {
        this.raw = raw;
        this.operation = operation;
        this.reading = reading;
        this.destroyer = raw.destroyer(String.valueOf(reading.destroy()));
    }

    /** The call and what comes of it. */
    CodeBlock statements(ArgumentEmitter arguments, SharedBody shared) {
        if (operation.result() instanceof Result.FilledOrPinned filled) {
            return CodeBlock.builder()
                    .add(read(arguments, CodeBlock.of("$2T.memory($1L, $1S)", filled.buffer(), Types.PIN), shared))
                    .add(fill(filled))
                    .build();
        }
        CodeBlock nowhere = CodeBlock.of("$T.NULL", Types.MEMORY_SEGMENT);
        if (operation.result() instanceof Result.InArena inArena) {
            return CodeBlock.builder()
                    .addStatement("$2T.requireOpen($1L, $1S)", inArena.arena(), Types.CALL)
                    .add(read(arguments, nowhere, shared))
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
            return CodeBlock.builder()
                    .add(read(arguments, nowhere, shared))
                    .beginControlFlow("if (call.isMissing($L))", VALUE)
                    .addStatement("return null")
                    .endControlFlow()
                    .addStatement("return $L", made(pinned))
                    .build();
        }
        return CodeBlock.builder()
                .add(read(arguments, smallBuffer(), shared))
                .addStatement("return $L", copied())
                .build();
    }

    private CodeBlock smallBuffer() {
        return operation.result() == Result.Plain.FILLED_SIZE
                ? CodeBlock.of(
                        "call.smallBuffer($1L, $1S)",
                        ResultEmitter.buffer(operation).name())
                : CodeBlock.of("call.smallBuffer()");
    }

    /** @param memory what a value is copied to if it fits */
    private CodeBlock read(ArgumentEmitter arguments, CodeBlock memory, SharedBody shared) {
        Map<String, CodeBlock> variables = arguments.variables();
        variables.put(MEMORY, memory);
        CodeBlock call = shared.call(
                "read",
                Types.MEMORY_SEGMENT,
                operation,
                variables,
                CodeBlock.builder()
                        .add(arguments.locals())
                        .add(read(arguments.expressions()))
                        .build());
        CodeBlock.Builder code = CodeBlock.builder().addStatement("$T $L = $L", Types.MEMORY_SEGMENT, VALUE, call);
        return operation.outcome().statusForm()
                ? code.build()
                : code.addStatement("call.check()").build();
    }

    /** By the extension, which copies the value to {@code nativeBuffer} if it fits, or else pins it. */
    private CodeBlock read(List<CodeBlock> arguments) {
        List<CodeBlock> byExtension = new ArrayList<>(arguments.subList(0, arguments.size() - 1));
        byExtension.add(CodeBlock.of("$1L, $1L.byteSize()", MEMORY));
        byExtension.add(CodeBlock.of("$L", VALUE));
        return CodeBlock.builder()
                .addStatement("$T $L = call.valueSlot()", Types.MEMORY_SEGMENT, VALUE)
                .beginControlFlow("if ($T.TABLE.isExtended())", raw.api().symbols())
                .addStatement("$L", raw.call(reading.by(), byExtension))
                .nextControlFlow("else")
                .addStatement(
                        "call.pinned($L, $L, $L)",
                        VALUE,
                        raw.call(reading.function(), arguments),
                        raw.reference(String.valueOf(reading.view())))
                .endControlFlow()
                .addStatement("return $L", VALUE)
                .build();
    }

    private CodeBlock fill(Result.FilledOrPinned filled) {
        return CodeBlock.builder()
                .addStatement(
                        "return $T.fill(call, $L, $L, $L, $L)",
                        Types.PIN,
                        filled.buffer(),
                        VALUE,
                        destroyer,
                        filled.pinned().parent())
                .build();
    }

    private CodeBlock made(Result.NewHandle pinned) {
        return CodeBlock.of(
                "call.made(new $T($T.of(call, $S, $L, $L, $L), $L))",
                raw.api().type(pinned.className()),
                Types.PIN,
                pinned.className(),
                VALUE,
                destroyer,
                pinned.parent(),
                pinned.parent());
    }

    private CodeBlock copied() {
        if (operation.result() == Result.Plain.FILLED_SIZE) {
            return CodeBlock.of(
                    "call.copied($L, $L, $L)",
                    VALUE,
                    destroyer,
                    ResultEmitter.buffer(operation).name());
        }
        return CodeBlock.of(
                "call.$L($L, $L)", operation.outcome().statusForm() ? "takeResult" : "takeBytes", VALUE, destroyer);
    }
}
