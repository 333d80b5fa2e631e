package dev.rockspan.generator.binding;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class MissingFact extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public MissingFact(String message) {
        super(message, null, false, false);
    }
}
