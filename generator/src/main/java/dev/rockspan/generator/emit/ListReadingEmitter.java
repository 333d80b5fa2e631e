package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Reading;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Emits reads of many values: by the extension if it is in use, as any other operation otherwise. */
final class ListReadingEmitter {

    private static final String FOUND = "nativeFound";
    private static final String MEMORY = "nativeBuffer";

    private final RawCalls raw;
    private final Operation operation;
    private final Reading reading;
    private final Result.@Nullable ManyFilledOrPinned filled;

    /** Of an operation that has a reading of many values. */
    ListReadingEmitter(RawCalls raw, Operation operation, Reading reading) {
        this.raw = raw;
        this.operation = operation;
        this.reading = reading;
        this.filled = operation.result() instanceof Result.ManyFilledOrPinned many ? many : null;
    }

    /** What comes first: all of it, if the extension is in use. */
    CodeBlock byExtension(Sharing sharing) {
        ArgumentEmitter arguments = new ArgumentEmitter(operation.asReading(), raw, sharing);
        List<CodeBlock> all = new ArrayList<>(arguments.expressions());
        all.add(
                filled == null
                        ? CodeBlock.of("$T.NULL, 0", Types.MEMORY_SEGMENT)
                        : CodeBlock.of("$1L, $1L.byteSize()", MEMORY));
        Stream.of("data", "sizes", "objects", "errors")
                .map(part -> CodeBlock.of("$L.$L()", FOUND, part))
                .forEach(all::add);
        CodeBlock release = raw.reference(String.valueOf(reading.release()));
        CodeBlock.Builder code = CodeBlock.builder();
        if (filled != null) {
            code.addStatement(
                    "$1T $2L = $4T.memory($3L, $3S)", Types.MEMORY_SEGMENT, MEMORY, filled.buffer(), Types.PIN);
        }
        code.beginControlFlow("if ($T.TABLE.isExtended())", raw.api().symbols())
                .add(arguments.locals())
                .addStatement("$1T $2L = $1T.of(call, $3L)", Types.FOUND_VALUES, FOUND, ListEmitter.outCount(operation))
                .addStatement("$L", raw.call(reading.by(), all));
        if (filled == null) {
            code.addStatement("return $L.take($L)", FOUND, release);
        } else {
            code.addStatement("return $L.fill($L, $L, $L)", FOUND, filled.buffer(), release, filled.parent());
        }
        return code.endControlFlow().build();
    }

    /** What comes last: of what the function has filled. */
    CodeBlock filled(Result.ManyFilledOrPinned result) {
        String count = ListEmitter.outCount(operation);
        String view = reading.view();
        String destroy = reading.destroy();
        if (view == null || destroy == null) {
            return CodeBlock.builder()
                    .addStatement(
                            "return $T.ofAllocated(call, nativeValues, nativeLengths, nativeErrors, $L).fill($L, $L)",
                            Types.FOUND_VALUES,
                            count,
                            result.buffer(),
                            result.parent())
                    .build();
        }
        return CodeBlock.builder()
                .addStatement(
                        "return $1T.ofPinned(call, nativeHandles, nativeErrors, $2L, $3L).fill($4L, $1T.each($5L), $6L)",
                        Types.FOUND_VALUES,
                        count,
                        raw.reference(view),
                        result.buffer(),
                        raw.reference(destroy),
                        result.parent())
                .build();
    }
}
