package dev.rockspan.generator.mapping.select;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class UndecidedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UndecidedException(String message) {
        super(message, null, false, false);
    }
}
