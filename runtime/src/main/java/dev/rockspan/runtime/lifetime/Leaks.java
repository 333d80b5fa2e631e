package dev.rockspan.runtime.lifetime;

import java.lang.ref.Cleaner;
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

    /** Looks whether a handle is forgotten, unless it is a second one on its native object. */
    static void watch(Handle handle) {
        if (REPORT && handle.nativeObject().notes().watched == null) {
            Reporter.watch(handle, handle.nativeObject().name());
        }
    }

    /** The same, in the place of the handle that had its native object before. */
    static void watchInstead(Handle handle) {
        if (REPORT) {
            Reporter.watch(handle, handle.getClass().getSimpleName());
        }
    }

    private static final class Reporter {
        private static final Cleaner CLEANER = Cleaner.create();
        private static final System.Logger LOG = System.getLogger("dev.rockspan.leaks");

        static void watch(Handle handle, String name) {
            NativeObject object = handle.nativeObject();
            if (object.isOwning()) {
                Throwable made = new Throwable(name + " was made here");
                object.notes().watched = made;
                CLEANER.register(handle, () -> report(object, name, made));
            }
        }

        private static void report(NativeObject object, String name, Throwable made) {
            if (object.isUsable() && object.notes().watched == made && !object.is(ObjectMark.ATTACHED)) {
                LOG.log(System.Logger.Level.WARNING, name + " was never closed, and is not reachable any more", made);
            }
        }
    }
}
