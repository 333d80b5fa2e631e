package dev.rockspan.generator.capi;

/**
 * Writes the machine shape of a C function in letters, as JVM descriptors do: {@code P} pointer, {@code Z} bool,
 * {@code B} 8, {@code S} 16, {@code I} 32, {@code J} 64 bits, {@code F} float, {@code D} double, {@code V} void,
 * {@code L<struct>;} a struct by value. {@code rocksdb_open} is {@code (PPP)P}.
 */
public final class Descriptors {

    private Descriptors() {}

    /** The shape that follows from the C types, on every 64-bit platform. */
    public static String of(CType returnType, Iterable<CParameter> parameters) {
        StringBuilder letters = new StringBuilder("(");
        parameters.forEach(parameter -> letters.append(letter(parameter.type())));
        return letters.append(')').append(letter(returnType)).toString();
    }

    /** The shape of a function with those of the function pointers that it takes: {@code (P{(P)V})V}. */
    static String withCallbacks(CFunction function) {
        StringBuilder letters = new StringBuilder("(");
        function.parameters().forEach(parameter -> letters.append(letters(parameter.type())));
        return letters.append(')').append(letter(function.returnType())).toString();
    }

    private static String letters(CType type) {
        CType target = type instanceof CType.Pointer pointer ? pointer.target() : type;
        return target instanceof CType.FunctionPointer callback
                ? "{" + of(callback.returnType(), callback.parameters()) + "}"
                : letter(type);
    }

    private static String letter(CType type) {
        if (type instanceof CType.Void) {
            return "V";
        }
        if (type instanceof CType.Scalar scalar) {
            return switch (scalar.kind()) {
                case BOOL -> "Z";
                case CHAR, UNSIGNED_CHAR, INT8, UINT8 -> "B";
                case INT16, UINT16 -> "S";
                case INT, UNSIGNED_INT, INT32, UINT32 -> "I";
                case LONG_LONG, UNSIGNED_LONG_LONG, INT64, UINT64, SIZE_T -> "J";
                case FLOAT -> "F";
                case DOUBLE -> "D";
            };
        }
        if (type instanceof CType.Struct struct) {
            return "L" + struct.name() + ";";
        }
        return "P";
    }
}
