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

    private final ApiPackage api;
    private final RawCalls raw;
    private final @Nullable Receiver receiver;

    ResultEmitter(ApiPackage api, RawCalls raw) {
        this(api, raw, null);
    }

    /** For methods that return the receiver as something else than the class that they are in. */
    ResultEmitter(ApiPackage api, RawCalls raw, @Nullable Receiver receiver) {
        this.api = api;
        this.raw = raw;
        this.receiver = receiver;
    }

    /** What a setter returns. */
    record Receiver(TypeName type, CodeBlock expression) {}

    /** How the result of an operation is emitted. */
    ResultKind of(ClassName self, Operation operation) {
        Receiver returned = receiver == null ? new Receiver(self, CodeBlock.of("this")) : receiver;
        return operation.result().accept(new ResultKinds(api, raw, returned, operation));
    }

    /** What an operation returns. */
    TypeName type(ClassName self, Operation operation) {
        return of(self, operation).type();
    }

    /** The type of a component of a record. */
    TypeName type(Result.Component component) {
        return component.result().accept(new ResultKinds(api, raw)).type();
    }

    /** The type of what C gives of an object: a part, or all parts in a list or a map. */
    TypeName partType(Result result) {
        return result.accept(new ResultKinds(api, raw)).part();
    }

    /** A part of an object, for which the value is an expression that is used once. */
    CodeBlock part(Result result, CodeBlock value) {
        return result.accept(new ResultKinds(api, raw)).expression().apply(Source.ofPart(value));
    }

    /** The size of what was found. */
    static CodeBlock filled(Operation operation) {
        String buffer = buffer(operation).name();
        return CodeBlock.of("call.filled(nativeFound, nativeLength, $L, $L)", Locals.of(buffer), buffer);
    }

    /** The parameter that is filled. */
    static JavaParameter buffer(Operation operation) {
        String name = operation.arguments().stream()
                .filter(Argument.BufferPointer.class::isInstance)
                .map(argument -> ((Argument.BufferPointer) argument).parameter())
                .findFirst()
                .orElseThrow();
        return operation.parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
