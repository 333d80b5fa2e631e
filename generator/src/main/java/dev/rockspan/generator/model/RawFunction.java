package dev.rockspan.generator.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A C function as the raw layer declares it.
 *
 * @param owner the Java class whose group of the raw layer it stands in
 * @param names of the parameters in C, as far as Java can have them
 * @param addresses the pointers, by index, to what is never a user's memory: they are passed as numbers, which is less
 *     work for each call, as nobody has to be kept from freeing what they point to
 */
public record RawFunction(
        String name,
        String prototype,
        String owner,
        List<String> names,
        List<Carrier> parameters,
        Set<Integer> addresses,
        Carrier result,
        Linkage linkage) {

    /** How many arguments come in registers on every platform, or in places of 64 bits. */
    private static final int REGISTERS = 6;

    /** So that creating, destroying, getting, setting and opening have one shape. */
    private static final int FEWEST = 3;

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

    /** The same function, called with Java's memory. */
    public RawFunction ofHeap() {
        return new RawFunction(name, prototype, owner, names, parameters, Set.of(), result, Linkage.HEAP);
    }

    /** The same function, which gives an address as a number: that takes none of Java's memory. */
    public RawFunction ofNumber() {
        return new RawFunction(name, prototype, owner, names, parameters, addresses, Carrier.LONG, linkage);
    }

    /**
     * What C is passed. Numbers, truth values and addresses are all 64 bits: they come in a register each, of which C looks
     * at as much as it needs. So many functions have one shape, and each shape that a program needs takes some
     * milliseconds of its start. What does not come in a register on every platform stays as it is. Where there are
     * fewer than {@link #FEWEST}, more are passed, which nobody looks at.
     */
    public List<Carrier> passed() {
        List<Carrier> passed = new ArrayList<>();
        int registers = 0;
        for (int index = 0; index < parameters.size(); index++) {
            Carrier parameter = addresses.contains(index) ? Carrier.LONG : parameters.get(index);
            boolean widened = parameter.isInteger() && registers < REGISTERS;
            passed.add(widened ? Carrier.LONG : parameter);
            registers += parameter.isInteger() || parameter == Carrier.POINTER ? 1 : 0;
        }
        boolean padded = passed.stream().allMatch(carrier -> carrier == Carrier.LONG);
        while (padded && passed.size() < FEWEST) {
            passed.add(Carrier.LONG);
        }
        return List.copyOf(passed);
    }

    /** What comes back from C, widened as what is passed; of a function without a result, something to be ignored. */
    public Carrier returned() {
        return result.isInteger() || result == Carrier.POINTER || result == Carrier.VOID ? Carrier.LONG : result;
    }

    /** A name for its call shape, which other functions share: {@code JPJ_J}; another one for each linkage. */
    public String shape() {
        return passed().stream()
                        .map(carrier -> String.valueOf(carrier.letter()))
                        .collect(Collectors.joining())
                + '_'
                + returned().letter()
                + linkage.suffix;
    }
}
