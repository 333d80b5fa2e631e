package dev.rockspan.generator.capi;

import java.util.List;
import java.util.stream.Stream;

/**
 * A function that a header declares.
 *
 * @param header the header's file name, such as {@code c.h}
 * @param descriptor what jextract made of it, in the letters of {@link Descriptors}: the oracle for our raw layer
 */
public record CFunction(String name, CType returnType, List<CParameter> parameters, String header, String descriptor) {

    public CFunction {
        parameters = List.copyOf(parameters);
    }

    /** The types of what it returns and takes. */
    public Stream<CType> types() {
        return Stream.concat(Stream.of(returnType), parameters.stream().map(CParameter::type));
    }

    /** A function of which no more is known than its declaration. */
    public static CFunction beyond(String name, String declaration, String reason, String header) {
        return new CFunction(name, new CType.Beyond(declaration, reason), List.of(), header, "");
    }
}
