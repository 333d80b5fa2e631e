package dev.rockspan.generator;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Something wrong with the input: where, what, and what to do about it.
 *
 * @param place {@code file:line}, a file, a symbol, or null where there is none
 * @param symbol the C function or type that it is about, where nothing says anything of it yet; null otherwise
 * @param message what is wrong; {@code {0}} stands for the first setting
 * @param settings what the message names that each front end calls otherwise
 */
public record Problem(@Nullable String place, @Nullable String symbol, String message, List<Setting.Use> settings) {

    /** Words for who is no front end. */
    private static final Setting.Words PLAIN = use -> {
        String name = use.setting() == Setting.NEW_RULES
                ? "templates/"
                : use.setting().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return use.value() == null ? name : name + ' ' + use.value();
    };

    public Problem {
        settings = List.copyOf(settings);
    }

    public Problem(@Nullable String place, String message, Setting.Use... settings) {
        this(place, null, message, Arrays.asList(settings));
    }

    /** A problem without a place of its own. */
    public static Problem of(String message, Setting.Use... settings) {
        return new Problem(null, message, settings);
    }

    /** The same in another place. */
    public Problem at(String otherPlace) {
        return new Problem(otherPlace, symbol, message, settings);
    }

    /** The same, of which there is more to say. */
    public Problem and(String more) {
        return new Problem(place, symbol, message + more, settings);
    }

    /** The message as a front end says it, without its place. */
    public String messageIn(Setting.Words words) {
        String said = message;
        for (int i = 0; i < settings.size(); i++) {
            said = said.replace("{" + i + "}", words.of(settings.get(i)));
        }
        return said;
    }

    /** Names for a message: all of them, or the first ones and how many there are besides. */
    public static String listed(Collection<String> names, int most) {
        String more = names.size() > most ? " and " + (names.size() - most) + " more" : "";
        return names.stream().limit(most).collect(Collectors.joining(", ")) + more;
    }

    /** All of it as a front end says it. */
    public String in(Setting.Words words) {
        return place == null ? messageIn(words) : place + ": " + messageIn(words);
    }

    @Override
    public String toString() {
        return in(PLAIN);
    }
}
