package dev.rockspan.generator.capi;

import java.util.List;

/** The type of a C parameter, result or field, as far as {@code c.h} uses C's types. */
public sealed interface CType {

    /** {@code void}, as a result or behind a pointer. */
    record Void() implements CType {}

    /** A number or a truth value. */
    record Scalar(ScalarKind kind) implements CType {}

    /** A pointer; {@code constTarget} tells {@code const T*} from {@code T*}. */
    record Pointer(CType target, boolean constTarget) implements CType {}

    /** A struct that is declared and never defined: what a handle points to. */
    record Opaque(String name) implements CType {}

    /** A struct whose fields are known, used by value or behind a pointer. */
    record Struct(String name) implements CType {}

    /** A function-pointer typedef, by name; see {@link CApi#callbacks()}. */
    record CallbackRef(String name) implements CType {}

    /** A function pointer written out in place. */
    record FunctionPointer(CType returnType, List<CParameter> parameters) implements CType {

        public FunctionPointer {
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * In place of the result of a function that this model cannot express, which then has no parameters here.
     *
     * @param declaration the whole function as C has it
     * @param reason why it cannot be expressed
     */
    record Beyond(String declaration, String reason) implements CType {}
}
