package dev.rockspan.runtime.lifetime;

import org.jspecify.annotations.Nullable;

/**
 * The objects that settings were given. C has no getters of them; Java returns the very object. They stay reachable as long
 * as the native settings are in use. Unlike the rest of this package, the Java in templates may use it, too.
 */
public final class Given {

    private Given() {}

    /** Notes what settings were given under the name of its getter, and returns them; null if it is taken back. */
    public static <S extends Usable> S to(S settings, String name, @Nullable Object object) {
        NativeObject.of(settings).target().notes().give(name, object);
        return settings;
    }

    /** As {@link #to(Usable, String, Object)}, of an object that has no handle yet. */
    public static void to(NativeObject object, String name, @Nullable Object given) {
        object.target().notes().give(name, given);
    }

    /** Notes that settings were given what other ones, of which they are a copy, were given. */
    public static void copy(Usable settings, Usable other) {
        NativeObject copy = NativeObject.of(settings);
        if (copy != NativeObject.of(other)) {
            copy.target().notes().giveAll(NativeObject.of(other).target().notes());
        }
    }

    /**
     * Returns what settings were given, or null.
     *
     * @throws IllegalStateException if the settings are closed
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the setter has noted it with that type
    public static <T> @Nullable T of(Usable settings, String name) {
        NativeObject object = NativeObject.of(settings);
        object.checkUsable();
        return (T) object.target().notes().given(name);
    }

    /** Returns what settings were given, or what they begin with. */
    public static <T> T of(Usable settings, String name, T byDefault) {
        T given = of(settings, name);
        return given == null ? byDefault : given;
    }
}
