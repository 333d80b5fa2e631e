package dev.rockspan.runtime.load;

import dev.rockspan.runtime.LibrarySource;
import dev.rockspan.runtime.NativeLibraryException;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the places where RocksDB's library can be, in the order that {@link dev.rockspan.runtime.NativeLibrary}
 * documents. The first one that has a library decides: if that cannot be loaded, it is an error, so that nobody gets
 * another RocksDB than the one in sight.
 */
public final class LibraryFinder {

    /** The name of RocksDB's own library. */
    public static final String ROCKSDB = "rocksdb";

    private static final String JNI_MODULE = "rocksdbjni";

    private final String name;
    private final String property;
    private final @Nullable Path named;
    private final Platform platform = Platform.current();
    private final List<String> tried = new ArrayList<>();

    /** A search for the library of a name that begins with the file {@code named} if that is not null. */
    public LibraryFinder(String name, @Nullable Path named) {
        this.name = name;
        this.property = "rockspan.library" + (isRocksDb() ? "" : '.' + name);
        this.named = named;
    }

    /**
     * Loads the library.
     *
     * @throws NativeLibraryException if there is none, or the first one cannot be loaded
     */
    public LoadedLibrary load() {
        Optional<LoadedLibrary> found = byName(); // no lambdas: this is on the way of every start
        if (found.isEmpty()) {
            found = fromRocksdbjni();
        }
        if (found.isEmpty()) {
            found = fromSystem();
        }
        if (found.isEmpty()) {
            throw nothingFound();
        }
        return found.get();
    }

    private boolean isRocksDb() {
        return name.equals(ROCKSDB);
    }

    /** What messages call the library of a name. */
    public static String title(String name) {
        return name.equals(ROCKSDB) ? "RocksDB" : name;
    }

    private Optional<LoadedLibrary> byName() {
        if (named != null) {
            return Optional.of(Opening.ofNamed(named, LibrarySource.API, "NativeLibrary.use", title(name)));
        }
        tried.add("NativeLibrary.use(Path): not called");
        String value = System.getProperty(property);
        if (value == null) {
            tried.add("the system property " + property + ": not set");
            return Optional.empty();
        }
        return Optional.of(Opening.ofProperty(property, value, title(name)));
    }

    private Optional<LoadedLibrary> fromRocksdbjni() {
        if (!isRocksDb()) {
            return Optional.empty();
        }
        Optional<String> file = platform.jniLibrary();
        if (file.isEmpty()) {
            tried.add("the rocksdbjni jar: has no library with RocksDB's C API for " + platform);
            return Optional.empty();
        }
        Optional<JniResource> resource = JniResource.find(file.get(), JNI_MODULE);
        if (resource.isEmpty()) {
            tried.add("the rocksdbjni jar: no " + file.get() + " on the class path or module path");
            return Optional.empty();
        }
        return Optional.of(Opening.ofResource(resource.get(), LibrarySource.ROCKSDBJNI, property));
    }

    private Optional<LoadedLibrary> fromSystem() {
        Optional<LibraryName> library = platform.systemLibrary(name);
        if (library.isEmpty()) {
            tried.add("the system's library: not looked for on Windows, a lib" + name + ".dll has to be named");
            return Optional.empty();
        }
        Set<Path> folders = folders();
        for (Path folder : folders) {
            Optional<Path> best = best(folder, library.get());
            if (best.isPresent()) {
                return Optional.of(Opening.ofFile(best.get(), LibrarySource.SYSTEM));
            }
        }
        tried.add("the system's library: no " + library.get().plain() + ", with or without a version, in "
                + String.join(", ", folders.stream().map(Path::toString).toList()));
        return Optional.empty();
    }

    private Set<Path> folders() {
        Set<Path> folders = new LinkedHashSet<>();
        Stream.of(System.getenv(platform.folderVariable()), System.getProperty("java.library.path"))
                .filter(path -> path != null)
                .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
                .filter(folder -> !folder.isEmpty())
                .forEach(folder -> folders.add(Path.of(folder).toAbsolutePath().normalize()));
        platform.systemFolders().forEach(folder -> folders.add(Path.of(folder)));
        return folders;
    }

    private static Optional<Path> best(Path folder, LibraryName name) {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, file -> name.matches(fileName(file)))) {
            files.forEach(found::add);
        } catch (IOException e) {
            return Optional.empty(); // no such folder, or not for us
        }
        return found.stream().filter(Files::isRegularFile).min((a, b) -> name.bestFirst()
                .compare(fileName(a), fileName(b)));
    }

    private static String fileName(Path file) {
        return String.valueOf(file.getFileName());
    }

    private NativeLibraryException nothingFound() {
        StringBuilder message = new StringBuilder(
                "The native library of " + title(name) + " was not found for " + platform + ". Tried:");
        tried.forEach(place -> message.append("\n - ").append(place));
        message.append("\nDo one of these:");
        if (isRocksDb() && platform.jniLibrary().isPresent()) {
            message.append("\n - put the jar org.rocksdb:rocksdbjni on the class path or module path");
        }
        platform.systemLibrary(name).ifPresent(library -> message.append("\n - install it so that ")
                .append(library.plain())
                .append(" is in one of these folders"));
        message.append("\n - name the library: -D" + property + "=")
                .append(
                        platform.os() == Platform.Os.WINDOWS
                                ? "C:\\path\\to\\lib" + name + ".dll"
                                : "/path/to/lib" + name + ".so")
                .append(", or NativeLibrary.use(" + (isRocksDb() ? "" : "\"" + name + "\", ")
                        + "path) before anything else");
        return new NativeLibraryException(message.toString());
    }
}
