package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Emits what becomes of a native result: the Java return type and the statements after the call. */
final class ResultEmitter {

    private final ApiPackage api;
    private final RawCalls raw;
    private final @Nullable Receiver receiver;
    private final ResultTypes types;
    private final HandleResults objects;

    ResultEmitter(ApiPackage api, RawCalls raw) {
        this(api, raw, null);
    }

    /** For methods that return the receiver as something else than the class that they are in. */
    ResultEmitter(ApiPackage api, RawCalls raw, @Nullable Receiver receiver) {
        this.api = api;
        this.raw = raw;
        this.receiver = receiver;
        this.types = new ResultTypes(api, receiver == null ? null : receiver.type());
        this.objects = new HandleResults(api, raw);
    }

    /** What a setter returns. */
    record Receiver(TypeName type, CodeBlock expression) {}

    ResultTypes types() {
        return types;
    }

    /** What an operation returns. */
    TypeName type(ClassName self, Operation operation) {
        return types.type(self, operation);
    }

    CodeBlock statements(Operation operation) {
        CodeBlock.Builder code = CodeBlock.builder();
        Result result = operation.result();
        if (result instanceof Result.NewHandle handle) {
            objects.newHandle(operation, handle, code);
        } else if (result instanceof Result.ViewHandle handle) {
            objects.viewHandle(handle, code);
        } else if (result instanceof Result.Read read) {
            HandleResults.returnNullFor(read.nullable(), code);
            code.addStatement("return $L", read(read, Source.RETURNED.value()));
        } else if (result instanceof Result.HandleWithList both) {
            objects.handleWithList(operation, both, code);
        } else if (result instanceof Result.Several several) {
            several(operation, several, code);
        } else if (!(result instanceof Result.Nothing)) {
            code.addStatement("return $L", expression(operation, result, Source.RETURNED));
        }
        return code.build();
    }

    /**
     * Where a result comes from.
     *
     * @param value an expression for what C gave
     * @param length the variable of the slot of its length
     */
    private record Source(CodeBlock value, String length) {

        static final Source RETURNED = new Source(CodeBlock.of("nativeResult"), "nativeLength");

        static Source of(Result.Component component) {
            if (!component.slot()) {
                return RETURNED;
            }
            String variable = ArgumentEmitter.local(component.name());
            String length = component.length() < 0 ? "nativeLength" : ArgumentEmitter.length(component.length());
            return new Source(CodeBlock.of("$L.get($T.ADDRESS, 0)", variable, Types.VALUE_LAYOUT), length);
        }

        CodeBlock both() {
            return CodeBlock.of("$L, $L", value, length);
        }
    }

    /** A part of an object, for which the value is an expression that is used once. */
    CodeBlock part(Operation operation, Result result, CodeBlock value) {
        if (result instanceof Result.Read read) {
            return read(read, value);
        }
        if (result instanceof Result.ViewHandle handle) {
            return objects.view(handle, value);
        }
        return expression(operation, result, new Source(value, PartEmitter.LENGTH));
    }

    private CodeBlock read(Result.Read read, CodeBlock value) {
        String destroy = read.destroy();
        return CodeBlock.of(
                "$T.$L($L)",
                api.type(read.className()),
                read.rows() ? ValueClassEmitter.READ_ALL : ValueClassEmitter.READ,
                destroy == null ? value : CodeBlock.of("call.temporary($L, $L)", value, raw.reference(destroy)));
    }

    private void several(Operation operation, Result.Several several, CodeBlock.Builder code) {
        List<CodeBlock> parts = several.components().stream()
                .map(component -> part(operation, component))
                .toList();
        if (several.recordName() == null) {
            code.addStatement("return $L", parts.get(0));
            return;
        }
        String record = several.recordName();
        CodeBlock created = CodeBlock.of("new $T($L)", api.type(record), CodeBlock.join(parts, ", "));
        String errors = ListEmitter.errors(operation);
        if (several.onlyIf() != null) {
            code.addStatement("$T result = $L", api.type(record), created)
                    .addStatement(
                            "return result.$N() ? result : new $T($L)",
                            several.onlyIf(),
                            api.type(record),
                            several.components().stream()
                                    .map(component -> nothing(types.componentType(component)))
                                    .collect(CodeBlock.joining(", ")));
        } else if (errors.isEmpty()) {
            code.addStatement("return $L", created);
        } else {
            code.addStatement("$T result = $L", api.type(record), created);
            code.addStatement("$T.check(call, $L, $L)", Types.NATIVE_LISTS, errors, ListEmitter.outCount(operation));
            code.addStatement("return result");
        }
    }

    /** The size of what was found. */
    static CodeBlock filled(Operation operation) {
        return CodeBlock.of(
                "call.filled(nativeFound, nativeLength, $L, $L)",
                ArgumentEmitter.local(ResultTypes.buffer(operation).name()),
                ResultTypes.buffer(operation).name());
    }

    private static CodeBlock nothing(TypeName type) {
        return CodeBlock.of(!type.isPrimitive() ? "null" : type.equals(TypeName.BOOLEAN) ? "false" : "0");
    }

    private CodeBlock part(Operation operation, Result.Component component) {
        Result result = component.result();
        if (result instanceof Result.OutValue value) {
            Carrier carrier = value.conversion().carrier();
            return converted(
                    value.conversion(),
                    CodeBlock.of(
                            "$L.get($T.$L, 0)",
                            ArgumentEmitter.local(component.name()),
                            Types.VALUE_LAYOUT,
                            Types.layout(carrier)));
        }
        if (result instanceof Result.Read read) {
            return read(read, Source.of(component).value());
        }
        if (result instanceof Result.Filled filled) {
            return CodeBlock.of(
                    "$T.$L($L)",
                    api.type(filled.className()),
                    ValueClassEmitter.READ,
                    ArgumentEmitter.local(component.name()));
        }
        if (result instanceof Result.BytesList) {
            return CodeBlock.of(
                    "$T.takeValues(call, $L, $L, $L)",
                    Types.NATIVE_LISTS,
                    ListEmitter.variable(OutElement.VALUE, component.name()),
                    ListEmitter.variable(OutElement.LENGTH, component.name()),
                    ListEmitter.outCount(operation));
        }
        if (result instanceof Result.NewHandle handle) {
            CodeBlock created = objects.create(handle, Source.of(component).value());
            return handle.nullable()
                    ? CodeBlock.of(
                            "$L.address() == 0 ? null : $L",
                            Source.of(component).value(),
                            created)
                    : created;
        }
        return expression(operation, result, Source.of(component));
    }

    private CodeBlock expression(Operation operation, Result result, Source source) {
        if (result instanceof Result.Fluent) {
            return receiver == null ? CodeBlock.of("this") : receiver.expression();
        }
        if (result instanceof Result.Value value) {
            return converted(value.conversion(), source.value());
        }
        if (result instanceof Result.OutValue value) {
            Carrier carrier = value.conversion().carrier();
            return converted(
                    value.conversion(),
                    CodeBlock.of("nativeOut.get($T.$L, 0)", Types.VALUE_LAYOUT, Types.layout(carrier)));
        }
        if (result instanceof Result.FilledSize) {
            return filled(operation);
        }
        if (result instanceof Result.FoundNumber number) {
            return CodeBlock.of("$T.found(nativeResult == $L, nativeOut)", Types.CALL, String.valueOf(number.found()));
        }
        return copied(operation, result, source);
    }

    private CodeBlock copied(Operation operation, Result result, Source source) {
        if (result instanceof Result.OwnedBytes) {
            return CodeBlock.of("call.$L($L)", operation.statusForm() ? "takeResult" : "takeBytes", source.both());
        }
        if (result instanceof Result.ViewStruct) {
            return CodeBlock.of(
                    "call.copyBytes(nativeResult.get($1T.ADDRESS, 0), nativeResult.get($1T.JAVA_LONG, 8))",
                    Types.VALUE_LAYOUT);
        }
        if (result instanceof Result.ViewBytes) {
            return CodeBlock.of("call.copyBytes($L)", source.both());
        }
        if (result instanceof Result.OwnedText text) {
            return CodeBlock.of("call.takeString($L)", text.withLength() ? source.both() : source.value());
        }
        if (result instanceof Result.ViewText text) {
            return CodeBlock.of("call.viewString($L)", text.withLength() ? source.both() : source.value());
        }
        return list(operation, result, source);
    }

    private CodeBlock list(Operation operation, Result result, Source source) {
        String count = ListEmitter.outCount(operation);
        if (result instanceof Result.BytesList) {
            return CodeBlock.of(
                    "$T.$L(call, nativeValues, nativeLengths, nativeErrors, $L)",
                    Types.NATIVE_LISTS,
                    operation.statusForm() ? "takeResults" : "takeValues",
                    count);
        }
        if (result instanceof Result.Longs) {
            return CodeBlock.of("nativeLongs.toArray($T.JAVA_LONG)", Types.VALUE_LAYOUT);
        }
        if (result instanceof Result.HandleList list) {
            return CodeBlock.of(
                    "$T.takeHandles(call, nativeHandles, $L, $L, address -> $L, $L)",
                    Types.NATIVE_LISTS,
                    list.withErrors() ? "nativeErrors" : "null",
                    count,
                    objects.create(list.handle(), "address"),
                    raw.destroyer(list.handle().destroy()));
        }
        if (result instanceof Result.OwnedTexts texts) {
            return CodeBlock.of(
                    "$T.takeTexts(call, $L, $L)", Types.NATIVE_LISTS, source.both(), raw.reference(texts.destroy()));
        }
        if (result instanceof Result.OwnedHandles handles) {
            return CodeBlock.of(
                    "$T.takeHandleArray(call, $L, address -> $L, $L, $L)",
                    Types.NATIVE_LISTS,
                    source.both(),
                    objects.create(handles.handle(), "address"),
                    raw.destroyer(handles.handle().destroy()),
                    raw.reference(handles.destroy()));
        }
        throw new IllegalStateException("no expression for " + result);
    }

    private CodeBlock converted(Conversion conversion, CodeBlock value) {
        if (conversion instanceof Conversion.Constant constant) {
            return CodeBlock.of(
                    "$T.$L($L)",
                    api.type(constant.enumClass()),
                    EnumEmitter.finder(constant.enumClass()),
                    asInt(conversion, value));
        }
        if (conversion instanceof Conversion.Flags flags) {
            return CodeBlock.of("$T.ofBits($L)", api.type(flags.enumClass()), asInt(conversion, value));
        }
        if (conversion instanceof Conversion.Truth && conversion.carrier() != Carrier.BOOLEAN) {
            return CodeBlock.of("$L != 0", value);
        }
        return value;
    }

    private static CodeBlock asInt(Conversion conversion, CodeBlock value) {
        return conversion.carrier() == Carrier.LONG ? CodeBlock.of("$T.toIntExact($L)", Math.class, value) : value;
    }
}
