package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Templates;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/**
 * What to generate, and where to.
 *
 * @param source where the facts about the C API come from
 * @param templates the rules
 * @param packageName the exported package, which is the module's name too
 * @param library the name of the native library, without what systems put before and after it
 * @param output the folder that gets {@code src/main/java}, the coverage and the manifest
 * @param allowPending whether what nothing decides is left out of the API instead of stopping the run
 * @param module whether the sources are a Java module of their own; otherwise they can be part of another one, or of none
 * @param replaces what the output folder may hold already
 * @param stateFolder where to remember a run, so that the next one that would do the same is skipped; null: never skip
 */
public record GenerateRequest(
        ApiSource source,
        Templates templates,
        String packageName,
        String library,
        Path output,
        boolean allowPending,
        boolean module,
        Replaces replaces,
        @Nullable Path stateFolder) {

    /** What may be written over. */
    public enum Replaces {
        /** The same API, as it was. */
        SAME_VERSION,
        /** The same API for whatever version of RocksDB. */
        OTHER_VERSION,
        /** Any API. */
        OTHER_API
    }

    /** The package of the published API. */
    public static final String DEFAULT_PACKAGE = "dev.rockspan";

    /** The name of RocksDB's own library. */
    public static final String DEFAULT_LIBRARY = "rocksdb";

    /** How systems call the file of a library, with its name. */
    private static final Pattern LIBRARY_FILE = Pattern.compile("(?:lib)?(.+?)\\.(?:so(?:\\.[0-9.]+)?|dylib|dll)");

    /** What to generate if everything is decided: a module over RocksDB's own library. */
    public GenerateRequest(
            ApiSource source, Templates templates, String packageName, Path output, @Nullable Path stateFolder) {
        this(source, templates, packageName, DEFAULT_LIBRARY, output, false, true, Replaces.OTHER_VERSION, stateFolder);
    }

    /** What is wrong with the name of a Java package; empty if nothing is. */
    public static Optional<String> problemOfPackage(String name) {
        if (!SourceVersion.isName(name)) {
            return Optional.of("is no name of a Java package");
        }
        return name.matches("javax?(\\..*)?")
                ? Optional.of("is a package of the JDK's, in which nobody else may have classes")
                : Optional.empty();
    }

    /** What is wrong with an output folder; empty if nothing is. */
    public static Optional<String> problemOfOutput(Path folder) {
        Path there = folder.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        return there == null || Files.isDirectory(there)
                ? Optional.empty()
                : Optional.of(
                        there.equals(folder.toAbsolutePath())
                                ? folder + " is no folder"
                                : folder + " can be no folder, because " + there + " is none");
    }

    /** What is wrong with the name of a native library; empty if nothing is. */
    public static Optional<String> problemOfLibrary(String name) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9_.+-]*")) {
            return Optional.of("is no name of a library; one is rocksdb, for librocksdb.so");
        }
        Matcher file = LIBRARY_FILE.matcher(name);
        return file.matches()
                ? Optional.of("is a file of a library; say its name, without lib and .so: " + file.group(1))
                : Optional.empty();
    }
}
