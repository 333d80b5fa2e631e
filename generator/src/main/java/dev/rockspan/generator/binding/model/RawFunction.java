package dev.rockspan.generator.binding.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A C function as the raw layer declares it.
 *
 * @param owner the Java class whose group of the raw layer it stands in
 * @param trivial whether the JVM need not leave the Java state for it
 */
public record RawFunction(
        String name, String prototype, String owner, List<Carrier> parameters, Carrier result, boolean trivial) {

    public RawFunction {
        parameters = List.copyOf(parameters);
    }

    /** A name for its call shape, which other functions share: {@code PPJ_V}; another one if it is trivial. */
    public String shape() {
        return plainShape() + (trivial ? "_trivial" : "");
    }

    /** What goes in and comes out: {@code PPJ_V}. */
    public String plainShape() {
        String letters = parameters.stream()
                .map(carrier -> String.valueOf(carrier.letter()))
                .collect(Collectors.joining());
        return letters + '_' + result.letter();
    }
}
