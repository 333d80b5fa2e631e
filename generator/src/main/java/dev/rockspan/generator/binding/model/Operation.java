package dev.rockspan.generator.binding.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One Java method or constructor over one C function.
 *
 * @param function the C function's name
 * @param prototype its C prototype, for the Javadoc
 * @param parameters in Java's order
 * @param arguments in C's order: how each C parameter is made
 * @param checksError whether C reports errors; they are thrown, or returned as a status if {@code statusForm}
 * @param statusForm whether the status is returned with the value instead of thrown
 * @param borrows which handles the receiver keeps alive from now on
 * @param guard what has to hold before the call, or null
 * @param requirement what the receiver has to be, or null
 * @param once what it leaves on the receiver, and cannot be called again while it is there, or null
 * @param renews what it takes away of that, or null
 * @param summary the first sentence of the Javadoc
 * @param rule the conventions that shaped it
 */
public record Operation(
        String function,
        String prototype,
        Form form,
        String name,
        List<JavaParameter> parameters,
        List<Argument> arguments,
        Result result,
        boolean checksError,
        boolean statusForm,
        List<Borrow> borrows,
        @Nullable Guard guard,
        @Nullable Requirement requirement,
        @Nullable Requirement once,
        @Nullable String renews,
        @Nullable String summary,
        String rule) {

    /** How it is called. */
    public enum Form {
        CONSTRUCTOR,
        STATIC,
        METHOD
    }

    /**
     * A handle that the receiver keeps alive.
     *
     * @param slot a later one in the same slot takes its place; null where each is kept
     */
    public record Borrow(@Nullable String slot, String parameter) {}

    /**
     * What has to hold before the call.
     *
     * @param test a C function of the receiver that says so
     * @param otherwise the error if it does not
     */
    public record Guard(String test, String otherwise) {}

    /**
     * What the receiver has to be.
     *
     * @param mark given by the operation that made it
     * @param otherwise the error if it is not
     */
    public record Requirement(String mark, String otherwise) {}

    public Operation {
        parameters = List.copyOf(parameters);
        arguments = List.copyOf(arguments);
        borrows = List.copyOf(borrows);
    }

    /** The same with other Java parameters of the same names. */
    public Operation withParameters(List<JavaParameter> others) {
        return new Operation(
                function,
                prototype,
                form,
                name,
                others,
                arguments,
                result,
                checksError,
                statusForm,
                borrows,
                guard,
                requirement,
                once,
                renews,
                summary,
                rule);
    }

    /** The parameters without those that a default instance can stand in for. */
    public List<JavaParameter> required() {
        return parameters.stream().filter(parameter -> !parameter.optional()).toList();
    }

    /** Whether there is a shorter form without the optional parameters. */
    public boolean hasShortForm() {
        return form != Form.CONSTRUCTOR && parameters.stream().anyMatch(JavaParameter::optional);
    }
}
