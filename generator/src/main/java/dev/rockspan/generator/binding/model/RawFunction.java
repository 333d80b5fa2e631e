package dev.rockspan.generator.binding.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A C function as the raw layer declares it.
 *
 * @param owner the Java class whose group of the raw layer it stands in
 */
public record RawFunction(
        String name, String prototype, String owner, List<Carrier> parameters, Carrier result, Linkage linkage) {

    /** How a function is called. */
    public enum Linkage {
        PLAIN(""),
        /** The JVM need not leave the Java state for it. */
        TRIVIAL("_trivial"),
        /** As trivial, and what it points to may be Java's memory. */
        HEAP("_heap");

        private final String suffix;

        Linkage(String suffix) {
            this.suffix = suffix;
        }
    }

    public RawFunction {
        parameters = List.copyOf(parameters);
    }

    /** The same function, called with Java's memory. */
    public RawFunction ofHeap() {
        return new RawFunction(name, prototype, owner, parameters, result, Linkage.HEAP);
    }

    /** A name for its call shape, which other functions share: {@code PPJ_V}; another one for each linkage. */
    public String shape() {
        return plainShape() + linkage.suffix;
    }

    /** What goes in and comes out: {@code PPJ_V}. */
    public String plainShape() {
        String letters = parameters.stream()
                .map(carrier -> String.valueOf(carrier.letter()))
                .collect(Collectors.joining());
        return letters + '_' + result.letter();
    }
}
