package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.model.Carrier;
import java.util.Optional;

/** Asks what the conventions want to know of a C type. */
public final class CTypes {

    private CTypes() {}

    public static boolean isScalar(CType type, ScalarKind kind) {
        return type instanceof CType.Scalar scalar && scalar.kind() == kind;
    }

    public static boolean isConstChars(CType type) {
        return type instanceof CType.Pointer pointer
                && pointer.constTarget()
                && isScalar(pointer.target(), ScalarKind.CHAR);
    }

    public static boolean isMutableChars(CType type) {
        return type instanceof CType.Pointer pointer
                && !pointer.constTarget()
                && isScalar(pointer.target(), ScalarKind.CHAR);
    }

    public static boolean isChars(CType type) {
        return isConstChars(type) || isMutableChars(type);
    }

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

    public static Carrier carrier(CType.Scalar scalar) {
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
}
