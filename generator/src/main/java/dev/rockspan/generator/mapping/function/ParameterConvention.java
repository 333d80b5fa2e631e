package dev.rockspan.generator.mapping.function;

/** Decides how the next C parameter, or the next few, are made from what a Java caller gives. */
@FunctionalInterface
public interface ParameterConvention extends Convention {

    /** Takes the next parameters if they are of its kind, else leaves the call as it is and says false. */
    boolean take(CallBuilder call);
}
