package dev.rockspan.generator.jextract;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Setting;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Finds jextract: the one the user names, then {@code JEXTRACT_HOME}, then {@code PATH}, then the official build, which
 * is downloaded once per user. What the user has named and is not there is an error, never passed over.
 */
public final class JextractLocator {

    private static final String HOME_VARIABLE = "JEXTRACT_HOME";

    private final Map<String, String> env;
    private final Platform platform;
    private final JextractBuilds builds;
    private final Consumer<String> progress;

    JextractLocator(Map<String, String> env, Platform platform, JextractBuilds builds, Consumer<String> progress) {
        this.env = platform.windows() ? caseless(env) : Map.copyOf(env);
        this.platform = platform;
        this.builds = builds;
        this.progress = progress;
    }

    /**
     * A locator for this machine.
     *
     * @param env the environment variables
     * @param progress is told before a download starts
     */
    public JextractLocator(Map<String, String> env, Consumer<String> progress) {
        this(env, Platform.current(), JextractBuilds.official(), progress);
    }

    private static Map<String, String> caseless(Map<String, String> env) {
        Map<String, String> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        map.putAll(env);
        return map;
    }

    /**
     * The launcher to run.
     *
     * @param explicit the launcher or the home of jextract, if the user names one
     * @param offline whether a download is forbidden
     */
    public Path locate(Optional<Path> explicit, boolean offline) {
        if (explicit.isPresent()) {
            return launcher(explicit.get())
                    .orElseThrow(() -> failed(
                            "what is set as jextract is " + explicit.get() + ", which " + whyNot(explicit.get())));
        }
        String home = env.getOrDefault(HOME_VARIABLE, "");
        if (!home.isBlank()) {
            return launcher(Path.of(home))
                    .orElseThrow(() -> failed(HOME_VARIABLE + " names " + home + ", which " + whyNot(Path.of(home))));
        }
        return onPath().orElseGet(() -> official(offline));
    }

    private Optional<Path> launcher(Path named) {
        if (!Files.isDirectory(named)) {
            return Files.isExecutable(named) ? Optional.of(named.toAbsolutePath()) : Optional.empty();
        }
        return launcherIn(named.resolve("bin"));
    }

    private Optional<Path> launcherIn(Path directory) {
        List<String> names =
                platform.windows() ? List.of("jextract.exe", "jextract.bat", "jextract.cmd") : List.of("jextract");
        return names.stream()
                .map(directory::resolve)
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .map(Path::toAbsolutePath)
                .findFirst();
    }

    private static String whyNot(Path named) {
        if (Files.isDirectory(named)) {
            return "has no bin/jextract that may be executed";
        }
        return Files.exists(named) ? "may not be executed" : "does not exist";
    }

    private Optional<Path> onPath() {
        for (String directory : env.getOrDefault("PATH", "").split(File.pathSeparator)) {
            try {
                Optional<Path> found = directory.isBlank() ? Optional.empty() : launcherIn(Path.of(directory));
                if (found.isPresent()) {
                    return found;
                }
            } catch (InvalidPathException e) {
                // Shells pass over such entries as well.
            }
        }
        return Optional.empty();
    }

    private Path official(boolean offline) {
        JextractBuilds.Build build = builds.find(platform)
                .orElseThrow(() -> failed(
                        "there is no jextract on PATH, and no official build for " + platform.name()
                                + " (there are builds for "
                                + String.join(", ", builds.builds().keySet()) + ")",
                        ""));
        JextractDownload download = new JextractDownload(builds, UserCache.directory(env, platform), progress);
        try {
            Optional<Path> cached = download.cached(build);
            if (cached.isEmpty() && offline) {
                throw failed("there is no jextract on PATH, and --offline forbids to download it");
            }
            Path home = cached.isPresent() ? cached.get() : download.download(build);
            return launcher(home).orElseThrow(() -> failed("the official build in " + home + " " + whyNot(home)));
        } catch (IOException e) {
            throw failed(
                    "jextract " + builds.version() + " could not be downloaded: " + message(e),
                    "; or fetch the official build by hand, " + builds.uri(build) + " , unpack it, and set "
                            + HOME_VARIABLE + " to the directory in it");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("the download of jextract was interrupted");
        }
    }

    private static String message(IOException e) {
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    private GenerationException failed(String what) {
        return failed(
                what, "; or let Rockspan download the official build " + builds.version() + " (without --offline)");
    }

    /**
     * @param official how to get the official build, if there is a way
     */
    private static GenerationException failed(String what, String official) {
        return new GenerationException(
                GenerationException.Kind.JEXTRACT,
                Problem.of(
                        what + ". Ways to get jextract: name it with {0}; set " + HOME_VARIABLE
                                + " to its directory; put it on PATH" + official,
                        Setting.JEXTRACT.use()));
    }
}
