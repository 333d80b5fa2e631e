package dev.rockspan.generator.emit;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.rockspan.generator.model.JavaType;

/** How each type of the public API is written. */
final class JavaTypes implements JavaType.Visitor<TypeName> {

    private final ApiPackage api;

    JavaTypes(ApiPackage api) {
        this.api = api;
    }

    @Override
    public TypeName primitive(JavaType.Primitive type) {
        return Types.of(type.carrier());
    }

    @Override
    public TypeName handle(JavaType.Handle type) {
        String as = type.as();
        return as == null ? api.type(type.className()) : ParameterizedTypeName.get(api.type(as), Types.ANY);
    }

    @Override
    public TypeName generated(JavaType.Generated type) {
        return api.type(type.simpleName());
    }

    @Override
    public TypeName flags(JavaType.Flags type) {
        return Types.setOf(api.type(type.className()));
    }

    @Override
    public TypeName listOf(JavaType.ListOf type) {
        TypeName element = type.element().accept(this);
        boolean several = type.element() instanceof JavaType.Handle handle && handle.as() != null;
        return Types.listOf(several ? WildcardTypeName.subtypeOf(element) : element);
    }

    @Override
    public TypeName callbacks(JavaType.Callbacks type) {
        return api.type(type.simpleName());
    }

    @Override
    public TypeName mapOf(JavaType.MapOf type) {
        return ParameterizedTypeName.get(
                Types.MAP,
                type.key().accept(this).box(),
                type.value().accept(this).box());
    }

    @Override
    public TypeName bytes(JavaType.Bytes type) {
        return switch (type) {
            case ARRAY -> Types.BYTE_ARRAY;
            case SEGMENT -> Types.MEMORY_SEGMENT;
            case BUFFER -> Types.BYTE_BUFFER;
        };
    }

    @Override
    public TypeName fixed(JavaType.Fixed type) {
        return switch (type) {
            case TEXT -> Types.STRING;
            case INTS -> Types.INT_ARRAY;
            case ARENA -> Types.ARENA;
            case VALUE_BUFFER -> Types.VALUE_BUFFER;
            case MULTI_GET_BUFFER -> Types.MULTI_GET_BUFFER;
        };
    }
}
