package dev.rockspan.generator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A Java method that C calls.
 *
 * @param pointer the C function pointer
 * @param optional whether there is a default implementation
 * @param otherwise what that returns, where it is not the value that C gets after an exception
 * @param counted whether a call stands for a record of a batch
 */
public record CallbackMethod(
        String name,
        @Nullable String summary,
        Pointer pointer,
        List<Input> inputs,
        CallbackResult result,
        boolean optional,
        @Nullable String otherwise,
        boolean counted) {

    /**
     * A C function pointer.
     *
     * @param prototype its type, for the Javadoc
     * @param carriers of all parameters; the first is the number of the callback
     * @param returns the carrier of the result
     */
    public record Pointer(String prototype, List<Carrier> carriers, Carrier returns) {}

    /**
     * A Java parameter and how it is made of C's.
     *
     * @param at the first C parameter that it is made of
     * @param conversion of a {@link Kind#VALUE}, else null
     * @param copy how an {@link Kind#OBJECT} is copied; null if Java sees C's own
     */
    public record Input(
            JavaParameter parameter,
            Kind kind,
            int at,
            @Nullable Conversion conversion,
            @Nullable Copy copy) {}

    /**
     * How an object is copied.
     *
     * @param data the function that gives its data and their length
     * @param create the function that makes an object of these
     * @param destroy the function that frees that
     */
    public record Copy(String data, String create, String destroy) {}

    /** How a Java parameter is made of C parameters. */
    public enum Kind {
        /** A number, truth value or enum. */
        VALUE,
        /** An object of C's. */
        OBJECT,
        /** Bytes, of an address and a size. */
        BYTES,
        /** Text, of an address and a size. */
        SIZED_TEXT,
        /** Text that ends with a NUL. */
        TEXT,
        /** A list of bytes, of addresses, sizes and their count. */
        BYTES_LIST,
        /** Numbers by numbers, of both and their count. */
        LONGS_BY_INT,
        /** Numbers by names, of addresses, sizes, numbers and their count. */
        INTS_BY_TEXT
    }
}
