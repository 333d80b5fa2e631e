package dev.rockspan.generator.cpp;

/** The text does not tell the value. */
final class Unreadable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String why;

    Unreadable(String why) {
        super(why, null, false, false);
        this.why = why;
    }

    String why() {
        return why;
    }
}
