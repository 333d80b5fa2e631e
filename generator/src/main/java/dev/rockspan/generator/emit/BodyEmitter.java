package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.HandleClass.Sharing;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.model.Reading;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Emits what an operation does inside a call: uses, arguments, the native call, its result. */
final class BodyEmitter {

    private final RawCalls raw;
    private final ResultEmitter results;

    BodyEmitter(RawCalls raw, ResultEmitter results) {
        this.raw = raw;
        this.results = results;
    }

    /**
     * @param shared for what it has in common with other forms and other operations
     * @param mayBeEmpty whether the receiver may have nothing in it yet
     */
    CodeBlock statements(ClassName self, Operation operation, Sharing sharing, boolean mayBeEmpty, SharedBody shared) {
        EffectEmitter effects = new EffectEmitter(raw, operation);
        CodeBlock.Builder code = CodeBlock.builder().add(effects.beforeUses(mayBeEmpty));
        if (operation.result() == Result.Plain.SEGMENT) {
            return code.addStatement("return pin.segment()").build();
        }
        if (operation.result() instanceof Result.Each || operation.result() instanceof Result.Pairs) {
            return code.addStatement("$T $L = call.use(this)", Types.MEMORY_SEGMENT, PartEmitter.OBJECT)
                    .add(PartEmitter.slots(List.of(operation)))
                    .addStatement("return $L", new PartEmitter(raw, results).expression(operation))
                    .build();
        }
        if (isReading(operation)) {
            return code.add(new ReadingEmitter(
                                    raw,
                                    operation,
                                    Objects.requireNonNull(operation.outcome().reading()))
                            .statements(new ArgumentEmitter(operation.asReading(), raw, sharing), shared))
                    .build();
        }
        ArgumentEmitter arguments = new ArgumentEmitter(operation, raw, sharing);
        if (SharedBody.isFor(operation)) {
            CodeBlock rest = rest(self, operation, sharing, arguments);
            CodeBlock call = shared.call(
                    operation.name(), results.type(self, operation), operation, arguments.variables(), rest);
            return code.addStatement(operation.result() == Result.Plain.NOTHING ? "$L" : "return $L", call)
                    .build();
        }
        if (effects.preconditions(arguments).isEmpty() && !raw.borrowsBefore(operation)) {
            arguments.inlined();
        }
        return code.add(arguments.uses())
                .add(arguments.inputs())
                .add(rest(self, operation, sharing, arguments))
                .build();
    }

    /** What follows the variables for handles and bytes. */
    private CodeBlock rest(ClassName self, Operation operation, Sharing sharing, ArgumentEmitter arguments) {
        EffectEmitter effects = new EffectEmitter(raw, operation);
        CodeBlock.Builder code = CodeBlock.builder().add(effects.preconditions(arguments));
        Reading reading = operation.outcome().reading();
        ListReadingEmitter many =
                reading == null || reading.release() == null ? null : new ListReadingEmitter(raw, operation, reading);
        if (many != null && (isCopied(operation) || isFilled(operation))) {
            code.add(many.byExtension(sharing));
        }
        code.add(arguments.locals())
                .add(nativeCall(operation, arguments.expressions()))
                .add(effects.afterCall(self.simpleName()));
        if (many != null && operation.result() instanceof Result.ManyFilledOrPinned filled) {
            return code.add(many.filled(filled)).build();
        }
        return code.add(results.of(self, operation).code()).build();
    }

    /** Whether it reads one value where it is. */
    private static boolean isReading(Operation operation) {
        Reading reading = operation.outcome().reading();
        return reading != null && reading.release() == null;
    }

    private static boolean isCopied(Operation operation) {
        return operation.result() == Result.Plain.BYTES_LIST
                && !operation.outcome().statusForm();
    }

    private static boolean isFilled(Operation operation) {
        return operation.result() instanceof Result.ManyFilledOrPinned;
    }

    private CodeBlock nativeCall(Operation operation, List<CodeBlock> arguments) {
        RawFunction function = raw.function(operation.function());
        List<CodeBlock> all = new ArrayList<>(arguments);
        if (function.result() == Carrier.BYTES) {
            all.add(0, CodeBlock.of("call::allocate"));
        }
        CodeBlock call = raw.call(operation.function(), all);
        if (operation.outcome().expects()) {
            return new HandleResults(raw, operation)
                    .expected()
                    .addStatement("$L.created($L)", HandleResults.OBJECT, call)
                    .build();
        }
        boolean unused = operation.result() == Result.Plain.FILLED_SIZE;
        return function.result() == Carrier.VOID || unused
                ? CodeBlock.builder().addStatement(call).build()
                : CodeBlock.builder()
                        .addStatement("$T nativeResult = $L", Types.of(function.result()), call)
                        .build();
    }
}
