package dev.rockspan.generator.mapping.extension;

import dev.rockspan.generator.model.Carrier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An interface of the runtime whose methods are C functions to be named in {@code templates/}. What stands here is what
 * stands there; where the two differ, the API does not compile.
 *
 * @param name its simple name
 * @param roles what each method asks of its function
 */
public record PathInterface(String name, Map<String, Role> roles) {

    /** What is passed to the function may be Java's memory, which holds up the garbage collector: it must return soon. */
    private static final String HEAP = "heap";

    /** The function is one of the extension. */
    private static final String EXTRA = "extra";

    private static final List<PathInterface> ALL = List.of(
            of(
                    "BatchFunctions",
                    "create PJ_P",
                    "createOfHeap PJ_P " + HEAP,
                    "data PP_P",
                    "destroy P_V",
                    "familyNumber P_I",
                    "put PPPJPJ_V"),
            of(
                    "ConflictFunctions",
                    "createCounters _P",
                    "createOptions _P",
                    "destroyCounters P_V",
                    "destroyIterator P_V",
                    "destroyOptions P_V",
                    "free P_V",
                    "iterator PP_P",
                    "iteratorIn PPP_P",
                    "latest P_J",
                    "pin PPPJP_P",
                    "pinIn PPPPJP_P",
                    "report PB_P",
                    "seek PPJ_V",
                    "sequence P_J",
                    "setLevel I_V",
                    "setTimestamp PPJ_V",
                    "setUpperBound PPJ_V",
                    "snapshot P_P",
                    "unpin P_V"),
            of(
                    "IteratorFunctions",
                    "error PP_V",
                    "key PP_P",
                    "next P_V",
                    "prev P_V",
                    "refresh PP_V",
                    "seek PPJ_V",
                    "seekForPrev PPJ_V",
                    "seekToFirst P_V",
                    "seekToLast P_V",
                    "step PIPJP_I " + EXTRA,
                    "timestamp PP_P",
                    "valid P_B",
                    "value PP_P"),
            of(
                    "FamilyFunctions",
                    "createOptions _P",
                    "destroyOptions P_V",
                    "get PPPJPP_P",
                    "getIn PPPPJPP_P",
                    "number PPP_I",
                    "numberIn PPPP_I",
                    "setTimestamp PPJ_V"));

    /**
     * What a function is asked to be.
     *
     * @param shape its call shape, as {@code PP_P}
     * @param heap whether Java's memory is passed to it
     * @param extra whether it is one of the extension, without which nobody plays this role
     */
    public record Role(String shape, boolean heap, boolean extra) {}

    private static PathInterface of(String name, String... roles) {
        Map<String, Role> byName = new LinkedHashMap<>();
        for (String role : roles) {
            List<String> words = List.of(role.split(" "));
            byName.put(words.get(0), new Role(words.get(1), words.contains(HEAP), words.contains(EXTRA)));
        }
        return new PathInterface(name, byName);
    }

    /** Whether Java's memory is passed to the function of a role. */
    boolean takesHeap(String role) {
        Role known = roles.get(role);
        return known != null && known.heap();
    }

    /** Whether a role is for a function of the extension. */
    public boolean isExtra(String role) {
        Role known = roles.get(role);
        return known != null && known.extra();
    }

    /** The call shape that a role asks of its function, as {@code PP_P}; null if there is no such role. */
    public @Nullable String shape(String role) {
        Role known = roles.get(role);
        return known == null ? null : known.shape();
    }

    public static Optional<PathInterface> named(String name) {
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
