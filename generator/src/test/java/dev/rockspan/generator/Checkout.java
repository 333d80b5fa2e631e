package dev.rockspan.generator;

import java.nio.file.Path;

/** The checkout that the tests run in. */
public final class Checkout {

    private Checkout() {}

    /** Its root; Maven runs the tests of a module in the module's folder. */
    public static Path folder() {
        return Path.of("").toAbsolutePath().getParent();
    }
}
