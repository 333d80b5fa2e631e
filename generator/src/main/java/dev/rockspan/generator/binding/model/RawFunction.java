package dev.rockspan.generator.binding.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A C function as the raw layer declares it.
 *
 * @param owner the Java class whose group of the raw layer it stands in
 * @param addresses the pointers, by index, to what is never a user's memory: they are passed as numbers, which is less
 *     work for each call, as nobody has to be kept from freeing what they point to
 */
public record RawFunction(
        String name,
        String prototype,
        String owner,
        List<Carrier> parameters,
        Set<Integer> addresses,
        Carrier result,
        Linkage linkage) {

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
        addresses = Set.copyOf(addresses);
    }

    /** The same function, called with Java's memory. */
    public RawFunction ofHeap() {
        return new RawFunction(name, prototype, owner, parameters, Set.of(), result, Linkage.HEAP);
    }

    /** What C is passed. */
    public List<Carrier> passed() {
        return IntStream.range(0, parameters.size())
                .mapToObj(index -> addresses.contains(index) ? Carrier.LONG : parameters.get(index))
                .toList();
    }

    /** A name for its call shape, which other functions share: {@code JPJ_V}; another one for each linkage. */
    public String shape() {
        return letters(passed()) + linkage.suffix;
    }

    /** What goes in and comes out: {@code PPJ_V}. */
    public String plainShape() {
        return letters(parameters);
    }

    private String letters(List<Carrier> carriers) {
        return carriers.stream()
                        .map(carrier -> String.valueOf(carrier.letter()))
                        .collect(Collectors.joining())
                + '_'
                + result.letter();
    }
}
