package dev.rockspan.generator.model;

import java.util.List;

/**
 * A Java interface whose methods C calls back.
 *
 * @param name ends in {@code Callbacks}
 * @param summary the first sentence of its Javadoc
 * @param function the C function that takes all of them
 * @param distrusted whether nothing can be trusted any more once one has thrown
 * @param transientOnly whether C calls them only while a function that takes them runs
 * @param methods in the order of the function pointers
 */
public record CallbackInterface(
        String name,
        String summary,
        String function,
        boolean distrusted,
        boolean transientOnly,
        List<CallbackMethod> methods) {}
