package dev.rockspan.generator.binding;

import dev.rockspan.generator.rules.Place;
import org.jspecify.annotations.Nullable;

/** A function cannot be mapped because neither a convention nor a template says what is needed to know. */
public class MissingFact extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Place place;

    public MissingFact(String message) {
        this(message, null);
    }

    /**
     * @param place what states the fact for which another is missing, if that is not the function's own entry
     */
    MissingFact(String message, @Nullable Place place) {
        super(message, null, false, false);
        this.place = place;
    }

    @Nullable Place place() {
        return place;
    }
}
