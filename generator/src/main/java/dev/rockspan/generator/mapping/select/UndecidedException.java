package dev.rockspan.generator.mapping.select;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class UndecidedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** How the message begins if no fact decides it. */
    public static final String ONLY_EXCLUDE = "it can only be left out, with \"exclude\": ";

    /** What the message has if a result may be C's own. */
    public static final String WHO_FREES = "nothing says who frees it";

    public UndecidedException(String message) {
        super(message, null, false, false);
    }

    public static UndecidedException onlyExclude(String why) {
        return new UndecidedException(ONLY_EXCLUDE + why);
    }
}
