package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.model.Carrier;
import java.util.List;
import java.util.Optional;

/** Asks what the conventions want to know of a C type. */
public final class CTypes {

    private CTypes() {}

    public static boolean isScalar(CType type, ScalarKind kind) {
        return type instanceof CType.Scalar scalar && scalar.kind() == kind;
    }

    public static boolean isConstChars(CType type) {
        return isConst(type, ScalarKind.CHAR);
    }

    public static boolean isMutableChars(CType type) {
        return isSlot(type, ScalarKind.CHAR);
    }

    public static boolean isChars(CType type) {
        return isConstChars(type) || isMutableChars(type);
    }

    /** Whether a type can be a run of bytes, if its length is known. */
    public static boolean isBytes(CType type) {
        return isChars(type) || isConst(type, ScalarKind.UNSIGNED_CHAR) || isConst(type, ScalarKind.UINT8);
    }

    public static boolean isVoidPointer(CType type) {
        return type instanceof CType.Pointer pointer && pointer.target() instanceof CType.Void;
    }

    /** The type if nothing that it points to were constant. */
    public static CType withoutConst(CType type) {
        return type instanceof CType.Pointer pointer ? new CType.Pointer(withoutConst(pointer.target()), false) : type;
    }

    /** Whether a type is a pointer to where a function puts characters: {@code char**}. */
    public static boolean isCharsSlot(CType type) {
        return type instanceof CType.Pointer pointer && !pointer.constTarget() && isMutableChars(pointer.target());
    }

    /** Whether a type is a pointer to constant scalars of a kind. */
    public static boolean isConst(CType type, ScalarKind kind) {
        return type instanceof CType.Pointer pointer && pointer.constTarget() && isScalar(pointer.target(), kind);
    }

    /** Whether a type is a pointer to scalars of a kind, which can be filled. */
    public static boolean isSlot(CType type, ScalarKind kind) {
        return type instanceof CType.Pointer pointer && !pointer.constTarget() && isScalar(pointer.target(), kind);
    }

    /** The scalar that a non-const pointer points to. */
    public static Optional<CType.Scalar> slot(CType type) {
        return type instanceof CType.Pointer pointer
                        && !pointer.constTarget()
                        && pointer.target() instanceof CType.Scalar scalar
                ? Optional.of(scalar)
                : Optional.empty();
    }

    public static boolean isTruth(CType.Scalar scalar) {
        return scalar.kind() == ScalarKind.BOOL || scalar.kind() == ScalarKind.UNSIGNED_CHAR;
    }

    /** What a type is in the raw layer, where all pointers are alike. */
    public static Carrier carrier(CType type) {
        if (!(type instanceof CType.Scalar scalar)) {
            return type instanceof CType.Void
                    ? Carrier.VOID
                    : type instanceof CType.Struct ? Carrier.BYTES : Carrier.POINTER;
        }
        return switch (scalar.kind()) {
            case BOOL -> Carrier.BOOLEAN;
            case CHAR, UNSIGNED_CHAR, INT8, UINT8 -> Carrier.BYTE;
            case INT16, UINT16 -> Carrier.SHORT;
            case INT, UNSIGNED_INT, INT32, UINT32 -> Carrier.INT;
            case LONG_LONG, UNSIGNED_LONG_LONG, INT64, UINT64, SIZE_T -> Carrier.LONG;
            case FLOAT -> Carrier.FLOAT;
            case DOUBLE -> Carrier.DOUBLE;
        };
    }

    public static List<Carrier> carriers(List<CParameter> parameters) {
        return parameters.stream().map(parameter -> carrier(parameter.type())).toList();
    }
}
