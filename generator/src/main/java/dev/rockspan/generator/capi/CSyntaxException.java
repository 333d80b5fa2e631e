package dev.rockspan.generator.capi;

/** A C type or declaration that Rockspan cannot express; the message says which part and why. */
public final class CSyntaxException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    public CSyntaxException(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** What is wrong, with the declaration it is about. */
    public String reason() {
        return reason;
    }
}
