package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A template says something that cannot be meant, which is wrong whatever else is still undecided. */
public final class RuleMistake extends RuntimeException implements Reason.Given {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Place place;
    private final transient List<String> keys;
    private final transient Set<String> about;

    public RuleMistake(String message) {
        this(message, null, List.of(), Set.of());
    }

    /**
     * @param place what states the mistake, if that is not the function's own entry
     */
    public RuleMistake(String message, @Nullable Place place) {
        this(message, place, List.of(), Set.of());
    }

    private RuleMistake(String message, @Nullable Place place, List<String> keys, Set<String> about) {
        super(message, null, false, false);
        this.place = place;
        this.keys = keys;
        this.about = about;
    }

    /** A mistake under a key of the function's own entry. */
    public static RuleMistake under(String key, String message) {
        return under(List.of(key), message);
    }

    /** The same under keys that are nested, outermost first. */
    public static RuleMistake under(List<String> keys, String message) {
        return new RuleMistake(message, null, List.copyOf(keys), Set.of());
    }

    /** The same because of C functions or types, which a header may lack. */
    public RuleMistake about(String... symbols) {
        return new RuleMistake(String.valueOf(getMessage()), place, keys, Set.of(symbols));
    }

    @Override
    public Reason reason() {
        return new Reason(String.valueOf(getMessage()), about);
    }

    /** The place of the mistake, if the function has an entry or something else states it. */
    public @Nullable Place place(@Nullable Located<?> entry) {
        return place != null || entry == null ? place : entry.place(keys);
    }
}
