package dev.rockspan.runtime.load;

import dev.rockspan.runtime.LibrarySource;
import dev.rockspan.runtime.NativeLibraryException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;

/**
 * Finds the extension, without which everything works: nothing that goes wrong here is an error. What came of the search
 * is logged.
 */
public final class ExtrasFinder {

    /** {@code false} switches the extension off. */
    private static final String SWITCH = "rockspan.extras";

    private static final String PROPERTY = "rockspan.extras.library";
    private static final String MODULE = "dev.rockspan.extras";

    private ExtrasFinder() {}

    /** Finds and loads it; empty if it is switched off, not there or not to be loaded. */
    public static Optional<LoadedLibrary> load() {
        if ("false".equals(System.getProperty(SWITCH))) {
            return without(Level.DEBUG, "it is switched off by the system property " + SWITCH);
        }
        String named = System.getProperty(PROPERTY);
        return named == null ? fromJar() : byName(named);
    }

    private static Optional<LoadedLibrary> byName(String named) {
        try {
            return Optional.of(Opening.ofProperty(PROPERTY, named, "the extension"));
        } catch (NativeLibraryException e) {
            return without(Level.WARNING, String.valueOf(e.getMessage()));
        }
    }

    private static Optional<LoadedLibrary> fromJar() {
        Platform platform = Platform.current();
        Optional<String> name = platform.extrasLibrary();
        Optional<JniResource> resource = name.isPresent() ? JniResource.find(name.get(), MODULE) : Optional.empty();
        if (resource.isEmpty()) {
            return without(Level.DEBUG, "there is none for " + platform + " on the class path or module path");
        }
        try {
            return Optional.of(Opening.ofResource(resource.get(), LibrarySource.EXTRAS, PROPERTY));
        } catch (NativeLibraryException e) {
            return without(Level.DEBUG, String.valueOf(e.getMessage()));
        }
    }

    /** Says why there is no extension. */
    public static <T> Optional<T> without(Level level, String reason) {
        Log.LOG.log(level, "Without the native extension: {0}", reason);
        return Optional.empty();
    }

    private static final class Log {
        static final Logger LOG = System.getLogger("dev.rockspan.extras");
    }
}
