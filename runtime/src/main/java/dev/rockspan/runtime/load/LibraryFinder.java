package dev.rockspan.runtime.load;

import dev.rockspan.runtime.NativeLibrary.Source;
import dev.rockspan.runtime.NativeLibraryException;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
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

    private static final String PROPERTY = "rockspan.library";
    private static final String JNI_MODULE = "rocksdbjni";

    private final @Nullable Path named;
    private final Platform platform = Platform.current();
    private final List<String> tried = new ArrayList<>();

    /** A search that begins with {@code named} if it is not null. */
    public LibraryFinder(@Nullable Path named) {
        this.named = named;
    }

    /**
     * Loads the library.
     *
     * @throws NativeLibraryException if there is none, or the first one cannot be loaded
     */
    public LoadedLibrary load() {
        return byName().or(this::fromRocksdbjni).or(this::fromSystem).orElseThrow(this::nothingFound);
    }

    private Optional<LoadedLibrary> byName() {
        if (named != null) {
            return Optional.of(openNamed(named, Source.API, "NativeLibrary.use"));
        }
        tried.add("NativeLibrary.use(Path): not called");
        String property = System.getProperty(PROPERTY);
        if (property == null) {
            tried.add("the system property " + PROPERTY + ": not set");
            return Optional.empty();
        }
        try {
            Path path = Path.of(property).toAbsolutePath().normalize();
            return Optional.of(openNamed(path, Source.PROPERTY, "the system property " + PROPERTY));
        } catch (InvalidPathException e) {
            throw new NativeLibraryException("The system property " + PROPERTY + " is no path: " + property, e);
        }
    }

    private static LoadedLibrary openNamed(Path path, Source source, String by) {
        if (!Files.isRegularFile(path)) {
            throw new NativeLibraryException(
                    "There is no file " + path + ", which was named by " + by + " as RocksDB's library");
        }
        return Opening.ofFile(path, source);
    }

    private Optional<LoadedLibrary> fromRocksdbjni() {
        Optional<String> name = platform.jniLibrary();
        if (name.isEmpty()) {
            tried.add("the rocksdbjni jar: has no library with RocksDB's C API for " + platform);
            return Optional.empty();
        }
        Optional<JniResource> resource = JniResource.find(name.get(), JNI_MODULE);
        if (resource.isEmpty()) {
            tried.add("the rocksdbjni jar: no " + name.get() + " on the class path or module path");
            return Optional.empty();
        }
        return Optional.of(Opening.ofResource(resource.get(), Source.ROCKSDBJNI, PROPERTY));
    }

    private Optional<LoadedLibrary> fromSystem() {
        Optional<LibraryName> name = platform.systemLibrary();
        if (name.isEmpty()) {
            tried.add("the system's library: not looked for on Windows, a librocksdb.dll has to be named");
            return Optional.empty();
        }
        Set<Path> folders = folders();
        for (Path folder : folders) {
            Optional<Path> best = best(folder, name.get());
            if (best.isPresent()) {
                return Optional.of(Opening.ofFile(best.get(), Source.SYSTEM));
            }
        }
        tried.add("the system's library: no " + name.get().plain() + ", with or without a version, in "
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
        StringBuilder message =
                new StringBuilder("RocksDB's native library was not found for " + platform + ". Tried:");
        tried.forEach(place -> message.append("\n - ").append(place));
        message.append("\nDo one of these:");
        if (platform.jniLibrary().isPresent()) {
            message.append("\n - put the jar org.rocksdb:rocksdbjni on the class path or module path");
        }
        platform.systemLibrary().ifPresent(name -> message.append("\n - install RocksDB so that ")
                .append(name.plain())
                .append(" is in one of these folders"));
        message.append("\n - name the library: -D" + PROPERTY + "=")
                .append(
                        platform.os() == Platform.Os.WINDOWS
                                ? "C:\\path\\to\\librocksdb.dll"
                                : "/path/to/librocksdb.so")
                .append(", or NativeLibrary.use(path) before anything else");
        return new NativeLibraryException(message.toString());
    }
}
