package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** Decides what becomes of a C function's result, once all its parameters are taken. */
@FunctionalInterface
public interface ResultConvention extends Convention {

    /** The Java result, if the C result is of its kind. */
    Optional<Returned> result(CallBuilder call);

    /**
     * What a C function's result becomes.
     *
     * @param kind what that is, for what the templates say of it
     */
    record Returned(ValueKind kind, Result result) {

        /** One that is returned. */
        public static Optional<Returned> of(ValueKind kind, Result result) {
            return Optional.of(new Returned(kind, result));
        }
    }
}
