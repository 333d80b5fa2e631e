package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.emit.ResultKind.Source;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import org.jspecify.annotations.Nullable;

/** Emits what becomes of a native result; {@link ResultKinds} has what differs by its kind. */
final class ResultEmitter {

    private final RawCalls raw;
    private final @Nullable Receiver receiver;

    ResultEmitter(RawCalls raw) {
        this(raw, null);
    }

    /** For methods that return the receiver as something else than the class that they are in. */
    ResultEmitter(RawCalls raw, @Nullable Receiver receiver) {
        this.raw = raw;
        this.receiver = receiver;
    }

    /** What a setter returns. */
    record Receiver(TypeName type, CodeBlock expression) {}

    /** How the result of an operation is emitted. */
    ResultKind of(ClassName self, Operation operation) {
        Receiver returned = receiver == null ? new Receiver(self, CodeBlock.of("this")) : receiver;
        return operation.result().accept(new ResultKinds(raw, returned, operation));
    }

    /** What an operation returns. */
    TypeName type(ClassName self, Operation operation) {
        return of(self, operation).type();
    }

    /** The type of a component of a record. */
    TypeName type(Result.Component component) {
        return component.result().accept(new ResultKinds(raw)).type();
    }

    /** The type of what C gives of an object: a part, or all parts in a list or a map. */
    TypeName partType(Result result) {
        return result.accept(new ResultKinds(raw)).part();
    }

    /** A part of an object, for which the value is an expression that is used once. */
    CodeBlock part(Result result, CodeBlock value) {
        return result.accept(new ResultKinds(raw)).expression().apply(Source.ofPart(value));
    }

    /** The size of what was found. */
    static CodeBlock filled(Operation operation) {
        String buffer = buffer(operation).name();
        return CodeBlock.of("call.filled(nativeFound, nativeLength, $L, $L)", Locals.of(buffer), buffer);
    }

    /** The parameter that is filled. */
    static JavaParameter buffer(Operation operation) {
        String name = operation
                .arguments(Argument.BufferPointer.class)
                .findFirst()
                .orElseThrow()
                .parameter();
        return operation.parameter(name).orElseThrow();
    }
}
