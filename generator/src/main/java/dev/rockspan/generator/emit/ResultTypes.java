package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.JavaType.BytesForm;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import org.jspecify.annotations.Nullable;

/** The Java type of each kind of result. */
final class ResultTypes {

    private final ApiPackage api;
    private final @Nullable TypeName receiver;

    /** @param receiver what setters return; null for the class that they are in */
    ResultTypes(ApiPackage api, @Nullable TypeName receiver) {
        this.api = api;
        this.receiver = receiver;
    }

    /** What an operation returns. */
    TypeName type(ClassName self, Operation operation) {
        Result result = operation.result();
        if (result instanceof Result.Each || result instanceof Result.Pairs) {
            return ofParts(result);
        }
        if (operation.statusForm()) {
            return result instanceof Result.BytesList ? Types.listOf(Types.READ_RESULT) : Types.READ_RESULT;
        }
        if (result instanceof Result.Nothing) {
            return TypeName.VOID;
        }
        if (result instanceof Result.Fluent) {
            return receiver == null ? self : receiver;
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

    /** The type of what C gives of an object: a part, or all parts in a list or a map. */
    TypeName ofParts(Result result) {
        if (result instanceof Result.Each each) {
            return Types.listOf(ofParts(each.element()).box());
        }
        if (result instanceof Result.Pairs pairs) {
            return ParameterizedTypeName.get(
                    Types.MAP,
                    ofParts(pairs.keys().element()).box(),
                    ofParts(pairs.value()).box());
        }
        return partType(result);
    }
}
