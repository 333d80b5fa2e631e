package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Argument.OutElement;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.Conversion;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.JavaType.BytesForm;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.binding.model.Result.NewHandle.Trait;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Emits what becomes of a native result: the Java return type and the statements after the call. */
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

    TypeName type(ClassName self, Operation operation) {
        Result result = operation.result();
        if (result instanceof Result.Each || result instanceof Result.Pairs) {
            return new PartEmitter(raw, this).type(operation);
        }
        if (operation.statusForm()) {
            return result instanceof Result.BytesList ? Types.listOf(Types.READ_RESULT) : Types.READ_RESULT;
        }
        if (result instanceof Result.Nothing) {
            return TypeName.VOID;
        }
        if (result instanceof Result.Fluent) {
            return receiver == null ? self : receiver.type();
        }
        if (result instanceof Result.Value value) {
            return type(value.conversion());
        }
        if (result instanceof Result.OutValue value) {
            return type(value.conversion());
        }
        if (result instanceof Result.FoundNumber) {
            return TypeName.LONG;
        }
        if (result instanceof Result.Segment) {
            return Types.MEMORY_SEGMENT;
        }
        if (result instanceof Result.InArena) {
            return Types.nullable(Types.MEMORY_SEGMENT, true);
        }
        if (result instanceof Result.FilledOrPinned) {
            return TypeName.LONG;
        }
        if (result instanceof Result.ManyFilledOrPinned) {
            return TypeName.INT;
        }
        if (result instanceof Result.FilledSize) {
            return bufferForm(operation) == BytesForm.SEGMENT ? TypeName.LONG : TypeName.INT;
        }
        return referenceType(result);
    }

    private TypeName referenceType(Result result) {
        if (result instanceof Result.OwnedBytes) {
            return Types.nullable(Types.BYTE_ARRAY, true);
        }
        if (result instanceof Result.ViewStruct) {
            return Types.BYTE_ARRAY;
        }
        if (result instanceof Result.ViewBytes view) {
            return Types.nullable(Types.BYTE_ARRAY, view.nullable());
        }
        if (result instanceof Result.OwnedText text) {
            return Types.nullable(Types.STRING, text.nullable());
        }
        if (result instanceof Result.ViewText text) {
            return Types.nullable(Types.STRING, text.nullable());
        }
        if (result instanceof Result.NewHandle handle) {
            return Types.nullable(api.type(handle.className()), handle.nullable());
        }
        if (result instanceof Result.ViewHandle handle) {
            return Types.nullable(api.type(handle.className()), handle.nullable());
        }
        if (result instanceof Result.Read read) {
            TypeName type = api.type(read.className());
            return Types.nullable(read.rows() ? Types.listOf(type) : type, read.nullable());
        }
        if (result instanceof Result.Filled filled) {
            return api.type(filled.className());
        }
        if (result instanceof Result.Several several) {
            return several.recordName() != null
                    ? api.type(several.recordName())
                    : componentType(several.components().get(0));
        }
        return listType(result);
    }

    /** The type of one of several results. */
    TypeName componentType(Result.Component component) {
        Result result = component.result();
        if (result instanceof Result.Value value) {
            return type(value.conversion());
        }
        return result instanceof Result.OutValue value ? type(value.conversion()) : referenceType(result);
    }

    /** The type of a part of an object, which is always there unless it is said to be missing at times. */
    TypeName partType(Result result) {
        if (result instanceof Result.Value value) {
            return type(value.conversion());
        }
        return result instanceof Result.OwnedBytes ? Types.BYTE_ARRAY : referenceType(result);
    }

    private TypeName listType(Result result) {
        if (result instanceof Result.BytesList) {
            return Types.listOf(Types.nullable(Types.BYTE_ARRAY, true));
        }
        if (result instanceof Result.Longs) {
            return Types.LONG_ARRAY;
        }
        if (result instanceof Result.HandleList list) {
            return Types.listOf(Types.nullable(api.type(list.handle().className()), list.withErrors()));
        }
        if (result instanceof Result.HandleWithList both) {
            return api.type(both.handle().className());
        }
        if (result instanceof Result.OwnedTexts) {
            return Types.listOf(Types.STRING);
        }
        if (result instanceof Result.OwnedHandles handles) {
            return Types.listOf(api.type(handles.handle().className()));
        }
        throw new IllegalStateException("no type for " + result);
    }

    private TypeName type(Conversion conversion) {
        if (conversion instanceof Conversion.Constant constant) {
            return api.type(constant.enumClass());
        }
        if (conversion instanceof Conversion.Flags flags) {
            return Types.setOf(api.type(flags.enumClass()));
        }
        return conversion instanceof Conversion.Truth ? TypeName.BOOLEAN : Types.of(conversion.carrier());
    }

    CodeBlock statements(Operation operation) {
        CodeBlock.Builder code = CodeBlock.builder();
        Result result = operation.result();
        if (result instanceof Result.NewHandle handle) {
            newHandle(operation, handle, code);
        } else if (result instanceof Result.ViewHandle handle) {
            viewHandle(handle, code);
        } else if (result instanceof Result.Read read) {
            returnNullFor(read.nullable(), code);
            code.addStatement("return $L", read(read, Source.RETURNED.value()));
        } else if (result instanceof Result.HandleWithList both) {
            handleWithList(operation, both, code);
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
            return view(handle, value);
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
                                    .map(component -> nothing(componentType(component)))
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
                ArgumentEmitter.local(buffer(operation).name()),
                buffer(operation).name());
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
            CodeBlock created = create(handle, Source.of(component).value());
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
                    create(list.handle(), "address"),
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
                    create(handles.handle(), "address"),
                    raw.destroyer(handles.handle().destroy()),
                    raw.reference(handles.destroy()));
        }
        throw new IllegalStateException("no expression for " + result);
    }

    private void handleWithList(Operation operation, Result.HandleWithList both, CodeBlock.Builder code) {
        code.addStatement(
                "$1T result = new $1T($2L)", api.type(both.handle().className()), made(operation, both.handle()));
        code.addStatement(
                "return $T.addHandles(result, $L, nativeHandles, $L, address -> $L)",
                Types.NATIVE_LISTS,
                both.parameter(),
                ListEmitter.outCount(operation),
                create(both.element(), "address"));
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

    private void newHandle(Operation operation, Result.NewHandle handle, CodeBlock.Builder code) {
        Result.NewHandle.Hollow hollow = handle.hollow();
        if (hollow != null) {
            code.beginControlFlow("if (call.isEmpty(nativeResult))")
                    .addStatement("$L", destroy(handle, "nativeResult"))
                    .addStatement(
                            hollow.never() == null
                                    ? CodeBlock.of("return null")
                                    : CodeBlock.of(
                                            "throw new $T($S)", UnsupportedOperationException.class, hollow.never()))
                    .endControlFlow();
        } else {
            returnNullFor(handle.nullable(), code);
        }
        if (operation.form() == Form.CONSTRUCTOR) {
            code.addStatement("nativeObject = $L", made(operation, handle));
        } else if (handle.view() != null) {
            code.addStatement("return call.made($L)", create(handle, "nativeResult"));
        } else {
            code.addStatement("return new $T($L)", api.type(handle.className()), made(operation, handle));
        }
    }

    /** The native object of what a call made, which is closed if a callback threw meanwhile. */
    private CodeBlock made(Operation operation, Result.NewHandle handle) {
        return CodeBlock.of(
                "call.made($L$L)", lifetime(handle, "nativeResult"), CallbackArgumentEmitter.keeping(operation));
    }

    private CodeBlock create(Result.NewHandle handle, Object address) {
        if (handle.view() != null) {
            return CodeBlock.of(
                    "new $T($T.of(call, $S, $L, $L, $L, $L), $L)",
                    api.type(handle.className()),
                    Types.PIN,
                    handle.className(),
                    address,
                    raw.destroyer(handle.destroy()),
                    raw.reference(handle.view()),
                    handle.parent(),
                    handle.parent());
        }
        return CodeBlock.of("new $T($L)", api.type(handle.className()), lifetime(handle, address));
    }

    private CodeBlock destroy(Result.NewHandle handle, String address) {
        CodeBlock object = CodeBlock.of("$L", address);
        return raw.call(
                handle.destroy(),
                raw.takesParent(handle.destroy()) ? List.of(CodeBlock.of(RawCalls.PARENT), object) : List.of(object));
    }

    private CodeBlock lifetime(Result.NewHandle handle, Object address) {
        CodeBlock destroyer = raw.destroyer(handle.destroy());
        CodeBlock.Builder lifetime = CodeBlock.builder();
        if (handle.parent() == null) {
            lifetime.add("$T.owned($S, $L, $L)", Types.NATIVE_OBJECT, handle.className(), address, destroyer);
        } else {
            lifetime.add(
                    "$T.child($S, $L, $L, $L)",
                    Types.NATIVE_OBJECT,
                    handle.className(),
                    address,
                    destroyer,
                    handle.parent());
        }
        handle.borrows().forEach(parameter -> lifetime.add(".borrowing($L)", parameter));
        handle.succeeds().forEach(parameter -> lifetime.add(".succeeding($L)", parameter));
        handle.traits().forEach(trait -> lifetime.add(trait(trait)));
        return lifetime.build();
    }

    private static CodeBlock trait(Trait trait) {
        return CodeBlock.of(".marked($L)", Types.mark(((Trait.Marked) trait).mark()));
    }

    private void viewHandle(Result.ViewHandle handle, CodeBlock.Builder code) {
        returnNullFor(handle.nullable(), code);
        code.addStatement("return $L", view(handle, Source.RETURNED.value()));
    }

    private CodeBlock view(Result.ViewHandle handle, CodeBlock value) {
        return CodeBlock.of(
                "new $T($T.view($S, $L, this))",
                api.type(handle.className()),
                Types.NATIVE_OBJECT,
                handle.className(),
                value);
    }

    private static void returnNullFor(boolean nullable, CodeBlock.Builder code) {
        if (nullable) {
            code.beginControlFlow("if (nativeResult.address() == 0)")
                    .addStatement("return null")
                    .endControlFlow();
        }
    }

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

    private static BytesForm bufferForm(Operation operation) {
        return ((JavaType.Bytes) buffer(operation).type()).form();
    }
}
