package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.rules.Place;
import org.jspecify.annotations.Nullable;

/** A template says something that cannot be meant, which is wrong whatever else is still undecided. */
public final class RuleMistake extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Place place;

    public RuleMistake(String message) {
        this(message, null);
    }

    /**
     * @param place what states the mistake, if that is not the function's own entry
     */
    public RuleMistake(String message, @Nullable Place place) {
        super(message, null, false, false);
        this.place = place;
    }

    public @Nullable Place place() {
        return place;
    }
}
