package dev.rockspan.generator.model;

import java.util.List;

/**
 * A Java interface over methods that several classes have.
 *
 * @param summary the first sentence of its Javadoc
 * @param parents the interfaces that it extends
 * @param classes those that implement it, by themselves or through an interface that extends it
 * @param methods those that its parents have not; in the order of emission
 */
public record SharedInterface(
        String name, String summary, List<String> parents, List<String> classes, List<Method> methods) {

    /**
     * A method that all of the classes have.
     *
     * @param form the form of the templates that it belongs to, such as {@code get(ReadOptions, bytes)}
     * @param sample one of the operations behind it: what that returns, all do
     * @param parameters those that are left where others may be left out
     * @param summary the first sentence of its Javadoc
     * @param throwing whether C reports errors to any of them
     * @param narrowing whether a parent has it too, and it only returns a narrower type here
     */
    public record Method(
            String form,
            Operation sample,
            List<JavaParameter> parameters,
            String summary,
            boolean throwing,
            boolean narrowing) {

        public Signature signature() {
            return Signature.of(sample.name(), parameters);
        }

        /** The same in an interface that extends the one that has it. */
        public Method narrowed() {
            return new Method(form, sample, parameters, summary, throwing, true);
        }
    }
}
