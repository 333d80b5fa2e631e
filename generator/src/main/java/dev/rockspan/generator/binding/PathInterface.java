package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Carrier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An interface of the runtime whose methods are C functions to be named in {@code templates/}. What stands here is what
 * stands there; where the two differ, the API does not compile.
 *
 * @param name its simple name
 * @param roles the call shape that each method asks of its function, as {@code PP_P}
 * @param extras those of the roles that functions of the extension play; without it, nobody does
 */
record PathInterface(String name, Map<String, String> roles, Set<String> extras) {

    private static final List<PathInterface> ALL = List.of(new PathInterface(
            "IteratorFunctions",
            Map.ofEntries(
                    Map.entry("error", "PP_V"),
                    Map.entry("fill", "PIPJIPJJJPP_I"),
                    Map.entry("key", "PP_P"),
                    Map.entry("next", "P_V"),
                    Map.entry("prev", "P_V"),
                    Map.entry("refresh", "PP_V"),
                    Map.entry("seek", "PPJ_V"),
                    Map.entry("seekForPrev", "PPJ_V"),
                    Map.entry("seekToFirst", "P_V"),
                    Map.entry("seekToLast", "P_V"),
                    Map.entry("timestamp", "PP_P"),
                    Map.entry("valid", "P_B"),
                    Map.entry("value", "PP_P")),
            Set.of("fill")));

    static Optional<PathInterface> named(String name) {
        return ALL.stream().filter(known -> known.name.equals(name)).findFirst();
    }

    static List<String> names() {
        return ALL.stream().map(PathInterface::name).sorted().toList();
    }

    /** {@code PP_P} as Java has it. */
    static String text(String shape) {
        int end = shape.indexOf('_');
        return word(shape.charAt(end + 1))
                + '('
                + String.join(
                        ", ",
                        shape.substring(0, end)
                                .chars()
                                .mapToObj(letter -> word((char) letter))
                                .toList())
                + ')';
    }

    private static String word(char letter) {
        return Carrier.of(letter).keyword();
    }
}
