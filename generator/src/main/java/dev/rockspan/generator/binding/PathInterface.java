package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.Carrier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An interface of the runtime whose methods are C functions to be named in {@code templates/}. What stands here is what
 * stands there; where the two differ, the API does not compile.
 *
 * @param name its simple name
 * @param roles the call shape that each method asks of its function, as {@code PP_P}; {@code PP_P_heap} to pass Java's
 *     memory to it, which holds up the garbage collector, so it must return soon
 */
record PathInterface(String name, Map<String, String> roles) {

    private static final String HEAP = "_heap";

    private static final List<PathInterface> ALL = List.of(
            new PathInterface(
                    "BatchFunctions",
                    Map.ofEntries(
                            Map.entry("create", "PJ_P"),
                            Map.entry("createOfHeap", "PJ_P" + HEAP),
                            Map.entry("data", "PP_P"),
                            Map.entry("destroy", "P_V"),
                            Map.entry("put", "PPPJPJ_V"))),
            new PathInterface(
                    "IteratorFunctions",
                    Map.ofEntries(
                            Map.entry("error", "PP_V"),
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
                            Map.entry("value", "PP_P"))));

    /** Whether Java's memory is passed to the function of a role. */
    boolean takesHeap(String role) {
        return roles.getOrDefault(role, "").endsWith(HEAP);
    }

    /** The call shape that a role asks of its function, as {@code PP_P}; null if there is no such role. */
    @Nullable String shape(String role) {
        String shape = roles.get(role);
        return shape == null ? null : shape.replace(HEAP, "");
    }

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
