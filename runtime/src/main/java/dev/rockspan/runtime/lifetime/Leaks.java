package dev.rockspan.runtime.lifetime;

import java.lang.ref.Cleaner;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Reports handles that were forgotten: with the system property {@code rockspan.leaks} set to {@code report}, a handle
 * that is collected without having been closed, by itself, its parent or an arena, is logged as a warning by the logger
 * {@code dev.rockspan.leaks}, with the stack that made it. Without the property it costs nothing.
 */
final class Leaks {

    private static final String PROPERTY = "rockspan.leaks";
    private static final boolean REPORT = isReport(System.getProperty(PROPERTY));

    private Leaks() {}

    private static boolean isReport(@Nullable String value) {
        if (value != null && !value.equals("report")) {
            System.getLogger("dev.rockspan.leaks")
                    .log(
                            System.Logger.Level.WARNING,
                            "the system property " + PROPERTY + " is \"" + value
                                    + "\", with which nothing is reported; its one value is \"report\"");
        }
        return "report".equals(value);
    }

    /** Looks whether a handle is forgotten, unless it is a second one on what it owns. */
    static void watch(Handle handle) {
        if (REPORT && !Reporter.WATCHED.containsKey(handle.owned())) {
            Reporter.watch(handle, handle.owned().name());
        }
    }

    /** The same, in the place of the handle that owned it before. */
    static void watchInstead(Handle handle) {
        if (REPORT) {
            Reporter.watch(handle, handle.getClass().getSimpleName());
        }
    }

    /** An arena closes it: no handle on it is watched any more. */
    static void attached(Owned owned) {
        if (REPORT) {
            Reporter.WATCHED.put(owned, new Throwable());
        }
    }

    private static final class Reporter {
        private static final Cleaner CLEANER = Cleaner.create();
        private static final System.Logger LOG = System.getLogger("dev.rockspan.leaks");

        /** Where the handle was made that is watched, by what it owns. */
        private static final Map<Owned, Throwable> WATCHED = Collections.synchronizedMap(new WeakHashMap<>());

        static void watch(Handle handle, String name) {
            Owned owned = handle.owned();
            if (owned.isOwning()) {
                Throwable made = new Throwable(name + " was made here");
                WATCHED.put(owned, made);
                CLEANER.register(handle, () -> report(owned, name, made));
            }
        }

        private static void report(Owned owned, String name, Throwable made) {
            if (owned.isUsable() && made.equals(WATCHED.get(owned))) {
                LOG.log(System.Logger.Level.WARNING, name + " was never closed, and is not reachable any more", made);
            }
        }
    }
}
