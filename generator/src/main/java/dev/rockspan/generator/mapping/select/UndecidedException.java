package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.model.Undecided.Proposal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class UndecidedException extends RuntimeException implements Reason.Given {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Proposal proposal;
    private final transient Set<String> about;

    public UndecidedException(String message) {
        this(message, null);
    }

    public UndecidedException(String message, @Nullable Proposal proposal) {
        this(message, proposal, Set.of());
    }

    protected UndecidedException(String message, @Nullable Proposal proposal, Set<String> about) {
        super(message, null, false, false);
        this.proposal = proposal;
        this.about = about;
    }

    /** That no fact decides it. */
    public static UndecidedException onlyExclude(String why) {
        return new UndecidedException("it can only be left out, with \"exclude\": " + why, new Proposal.Exclude(why));
    }

    /** The same of a function that lacks something else, too. */
    public UndecidedException and(String more) {
        return new UndecidedException(getMessage() + "; and " + more, proposal, about);
    }

    /** The same because of C functions or types. */
    public UndecidedException about(String... symbols) {
        return new UndecidedException(String.valueOf(getMessage()), proposal, Set.of(symbols));
    }

    @Override
    public Reason reason() {
        return new Reason(String.valueOf(getMessage()), about);
    }

    /** The answer that is the only one, or the usual one. */
    public @Nullable Proposal proposal() {
        return proposal;
    }
}
