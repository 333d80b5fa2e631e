package dev.rockspan.runtime.lifetime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The objects that were made from another one and are still open. Unlike the rest of this package, the Java in templates may
 * use it, too.
 */
public final class Parts {

    private Parts() {}

    /**
     * Returns handles on the objects of a class that were made from {@code whole}, or from what was made from it. The handles
     * own nothing, so nobody has to close them.
     *
     * @param name the name of the class
     * @param handle makes the handle
     */
    public static <H> List<H> of(Usable whole, String name, Function<NativeObject, H> handle) {
        List<H> parts = new ArrayList<>();
        NativeObject.of(whole).forDescendants(name, part -> parts.add(handle.apply(NativeObject.viewOf(part))));
        return parts;
    }
}
