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

    public CallbackMethod {
        inputs = List.copyOf(inputs);
    }

    /**
     * A C function pointer.
     *
     * @param prototype its type, for the Javadoc
     * @param carriers of all parameters; the first is the number of the callback
     * @param returns the carrier of the result
     */
    public record Pointer(String prototype, List<Carrier> carriers, Carrier returns) {

        public Pointer {
            carriers = List.copyOf(carriers);
        }
    }

    /**
     * A Java parameter and how it is made of C's.
     *
     * @param at the first C parameter that it is made of
     */
    public record Input(JavaParameter parameter, Kind kind, int at) {}

    /** How a Java parameter is made of C parameters. */
    public sealed interface Kind {

        /** Does what a visitor does for this kind. */
        <R> R accept(Visitor<R> visitor);

        /**
         * Something that is done for each kind.
         *
         * @param <R> what comes of it
         */
        interface Visitor<R> {

            R value(Value kind);

            R view(View kind);

            R copy(Copy kind);

            R plain(Plain kind);
        }

        /** A number, truth value or enum. */
        record Value(Conversion conversion) implements Kind {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.value(this);
            }
        }

        /** An object of C's. */
        record View(String className) implements Kind {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.view(this);
            }
        }

        /**
         * A copy of an object of C's.
         *
         * @param data the function that gives its data and their length
         * @param create the function that makes an object of these
         * @param destroy the function that frees that
         */
        record Copy(String className, String data, String create, String destroy) implements Kind {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.copy(this);
            }
        }

        /** Those of which there is no more to say. */
        enum Plain implements Kind {
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
            INTS_BY_TEXT;

            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.plain(this);
            }
        }
    }
}
