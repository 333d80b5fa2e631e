package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;

/**
 * What C is given where it must have callbacks and the user has none: it is told that there is no answer, as of any
 * callback that is gone.
 *
 * <p>C asks for the name of such an object, and says that it lets go of it, on threads of its own, and in every database.
 * Neither may come to Java, which would have all these threads become threads of the JVM: both are done by a function of
 * the C library, which gives back the text that it is given.
 */
public final class Nobody {

    private static final String NAME = "rockspan.none";

    /** Takes a text without a slash, and gives it back; what else it is given it does not look at. */
    private static final String SAME_TEXT = "basename";

    /** No number of a callback: the name, which is never freed. */
    public static final MemorySegment STATE = name();

    /** Says the name, lets go of nothing, and frees nothing. */
    public static final MemorySegment FUNCTION =
            Linker.nativeLinker().defaultLookup().find(SAME_TEXT).orElseGet(() -> Upcalls.NAME);

    private Nobody() {}

    private static MemorySegment name() {
        MemorySegment text;
        do {
            text = Arena.global().allocateFrom(NAME);
        } while (Callbacks.couldBe(text.address()));
        return text;
    }
}
