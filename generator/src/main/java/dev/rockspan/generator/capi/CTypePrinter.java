package dev.rockspan.generator.capi;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes C types and declarations the way clang does: {@code const char *const *values}. */
public final class CTypePrinter {

    private CTypePrinter() {}

    /** A type without a name, such as {@code rocksdb_t *}. {@link CTypeParser#type} reads it back. */
    public static String print(CType type) {
        return declare(type, "");
    }

    /** A parameter or field, such as {@code const char *name}. */
    public static String print(CParameter parameter) {
        return declare(parameter.type(), nameOf(parameter.name()));
    }

    /** A function as its header declares it, such as {@code void rocksdb_close(rocksdb_t *db)}. */
    public static String prototype(CFunction function) {
        return function.returnType() instanceof CType.Beyond beyond
                ? beyond.declaration()
                : declare(function.returnType(), function.name() + parameters(function.parameters()));
    }

    /** A function-pointer typedef, without the {@code typedef}. */
    public static String prototype(CCallback callback) {
        return declare(callback.type(), callback.name());
    }

    private static String declare(CType type, String inner) {
        if (type instanceof CType.Pointer pointer) {
            boolean pointerTarget = isPointer(pointer.target());
            if (pointer.constTarget() && !pointerTarget) {
                return "const " + declare(pointer.target(), "*" + inner);
            }
            return declare(pointer.target(), (pointer.constTarget() ? "const *" : "*") + inner);
        }
        if (type instanceof CType.FunctionPointer function) {
            // A const that belongs to this pointer stands at the start of inner and binds to the star.
            return declare(function.returnType(), "(*" + inner + ")" + parameters(function.parameters()));
        }
        return inner.isEmpty() ? baseName(type) : baseName(type) + " " + inner;
    }

    private static boolean isPointer(CType type) {
        return type instanceof CType.Pointer || type instanceof CType.FunctionPointer;
    }

    private static String baseName(CType type) {
        if (type instanceof CType.Void) {
            return "void";
        }
        if (type instanceof CType.Scalar scalar) {
            return scalar.kind().spelling();
        }
        if (type instanceof CType.Opaque opaque) {
            return opaque.name();
        }
        if (type instanceof CType.Struct struct) {
            return struct.name();
        }
        if (type instanceof CType.CallbackRef callback) {
            return callback.name();
        }
        throw new IllegalArgumentException("not a base type: " + type);
    }

    private static String parameters(List<CParameter> parameters) {
        if (parameters.isEmpty()) {
            return "(void)";
        }
        return parameters.stream().map(CTypePrinter::print).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String nameOf(@Nullable String name) {
        return name == null ? "" : name;
    }
}
