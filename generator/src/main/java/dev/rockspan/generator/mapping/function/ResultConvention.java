package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** Decides what becomes of a C function's result, once all its parameters are taken. */
@FunctionalInterface
public interface ResultConvention extends Convention {

    /** The Java result, if the C result is of its kind. */
    Optional<Result> result(CallBuilder call);
}
