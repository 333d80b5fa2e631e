package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.model.Undecided.Proposal;
import org.jspecify.annotations.Nullable;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class UndecidedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Proposal proposal;

    public UndecidedException(String message) {
        this(message, null);
    }

    public UndecidedException(String message, @Nullable Proposal proposal) {
        super(message, null, false, false);
        this.proposal = proposal;
    }

    /** That no fact decides it. */
    public static UndecidedException onlyExclude(String why) {
        return new UndecidedException("it can only be left out, with \"exclude\": " + why, new Proposal.Exclude(why));
    }

    /** The same of a function that lacks something else, too. */
    public UndecidedException and(String more) {
        return new UndecidedException(getMessage() + "; and " + more, proposal);
    }

    /** The answer that is the only one, or the usual one. */
    public @Nullable Proposal proposal() {
        return proposal;
    }
}
