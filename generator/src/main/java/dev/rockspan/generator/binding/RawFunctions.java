package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.RawFunction;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.Descriptors;
import java.util.List;

/** Makes of a C function what the raw layer has of it. */
final class RawFunctions {

    private static final String STRUCT = String.valueOf(Carrier.BYTES.letter());

    private RawFunctions() {}

    static RawFunction of(CFunction function, String prototype, String owner, boolean trivial) {
        String letters =
                Descriptors.of(function.returnType(), function.parameters()).replaceAll("L[^;]*;", STRUCT);
        int close = letters.indexOf(')');
        List<Carrier> parameters = letters.substring(1, close)
                .chars()
                .mapToObj(letter -> Carrier.of((char) letter))
                .toList();
        return new RawFunction(
                function.name(),
                prototype,
                owner,
                parameters,
                Carrier.of(letters.charAt(close + 1)),
                trivial ? RawFunction.Linkage.TRIVIAL : RawFunction.Linkage.PLAIN);
    }
}
