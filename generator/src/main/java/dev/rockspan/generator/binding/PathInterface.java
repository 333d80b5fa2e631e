package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Carrier;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An interface of the runtime whose methods are C functions to be named in {@code templates/}. What stands here is what
 * stands there; where the two differ, the API does not compile.
 *
 * @param name its simple name
 * @param roles the call shape that each method asks of its function, as {@code PP_P}
 */
record PathInterface(String name, Map<String, String> roles) {

    private static final List<PathInterface> ALL = List.of(new PathInterface(
            "IteratorFunctions",
            Map.ofEntries(
                    Map.entry("valid", "P_B"),
                    Map.entry("key", "PP_P"),
                    Map.entry("value", "PP_P"),
                    Map.entry("next", "P_V"),
                    Map.entry("prev", "P_V"))));

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
