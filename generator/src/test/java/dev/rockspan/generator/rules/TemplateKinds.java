package dev.rockspan.generator.rules;

/** The kinds of template files that only the loader knows. */
public final class TemplateKinds {

    private TemplateKinds() {}

    public static Class<? extends Record> area() {
        return Area.class;
    }
}
