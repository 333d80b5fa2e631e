package dev.rockspan.runtime.load;

import dev.rockspan.runtime.LibrarySource;
import dev.rockspan.runtime.NativeLibraryException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Opens libraries, and unpacks those that are in a jar. */
final class Opening {

    private Opening() {}

    /**
     * Opens the library that a system property names.
     *
     * @param title what messages call it
     */
    static LoadedLibrary ofProperty(String property, String named, String title) {
        try {
            Path path = Path.of(named).toAbsolutePath().normalize();
            return ofNamed(path, LibrarySource.PROPERTY, "the system property " + property, title);
        } catch (InvalidPathException e) {
            throw new NativeLibraryException("The system property " + property + " is no path: " + named, e);
        }
    }

    /**
     * Opens a library file.
     *
     * @param by what named the file, for messages
     */
    static LoadedLibrary ofNamed(Path path, LibrarySource source, String by, String title) {
        if (!Files.isRegularFile(path)) {
            throw new NativeLibraryException(
                    "There is no file " + path + ", which was named by " + by + " as the library of " + title);
        }
        return ofFile(path, source);
    }

    /** Opens a library file. */
    static LoadedLibrary ofFile(Path path, LibrarySource source) {
        return open(path, source, Optional.empty());
    }

    @SuppressWarnings("restricted")
    private static LoadedLibrary open(Path path, LibrarySource source, Optional<String> carrier) {
        try {
            return new LoadedLibrary(path, source, SymbolLookup.libraryLookup(path, Arena.global()), carrier);
        } catch (IllegalArgumentException e) {
            throw new NativeLibraryException("Cannot load " + path + ": " + reason(path, e), e);
        }
    }

    /** The lookup does not say why the system refused the file; loading it the old way does. */
    @SuppressWarnings("restricted")
    private static String reason(Path path, IllegalArgumentException refusal) {
        try {
            System.load(path.toString());
            return String.valueOf(refusal.getMessage());
        } catch (UnsatisfiedLinkError e) {
            return String.valueOf(e.getMessage()).replace(path + ": ", "");
        }
    }

    /**
     * Opens a library of the application.
     *
     * @param property the one that names a file instead
     */
    static LoadedLibrary ofResource(JniResource resource, LibrarySource source, String property) {
        Optional<Path> file = resource.file();
        return file.isPresent() ? ofFile(file.get(), source) : unpacked(resource, source, property);
    }

    private static LoadedLibrary unpacked(JniResource resource, LibrarySource source, String property) {
        NativeLibraryException first;
        try {
            return open(LibraryCache.in(cacheFolder()).place(resource), source, resource.version());
        } catch (NativeLibraryException e) {
            first = e; // perhaps its file system does not allow code
        } catch (IOException e) {
            first = new NativeLibraryException("The cache cannot be used: " + e, e);
        }
        try {
            return fromPassingCopy(resource, source);
        } catch (IOException | NativeLibraryException e) {
            NativeLibraryException failure = new NativeLibraryException(
                    "Cannot unpack or load " + resource.url() + ".\n - from the cache in " + cacheFolder() + ": "
                            + first.getMessage() + "\n - from a temporary folder: " + e.getMessage()
                            + "\nSet XDG_CACHE_HOME or java.io.tmpdir to a folder of your own on a file system that allows"
                            + " code, or name a library with -D" + property + "=<file>",
                    e);
            failure.addSuppressed(first);
            throw failure;
        }
    }

    /** Unpacks into a new folder of our own, and deletes it when the library is loaded. */
    private static LoadedLibrary fromPassingCopy(JniResource resource, LibrarySource source) throws IOException {
        Path folder = Files.createTempDirectory("rockspan-").toRealPath();
        Path file = folder.resolve(resource.name());
        try (var in = resource.open()) {
            Files.copy(in, file);
            OwnSymbols.ensure(file);
            return open(file, source, resource.version());
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(folder);
        }
    }

    private static Path cacheFolder() {
        String xdg = System.getenv("XDG_CACHE_HOME");
        Path base = xdg != null && Path.of(xdg).isAbsolute()
                ? Path.of(xdg)
                : Path.of(System.getProperty("user.home"), ".cache");
        return base.toAbsolutePath().normalize().resolve("rockspan").resolve("native");
    }
}
