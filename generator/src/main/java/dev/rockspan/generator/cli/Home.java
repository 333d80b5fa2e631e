package dev.rockspan.generator.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The checkout that the launcher stands in; without one, paths must be given. */
final class Home {

    /** Set by the launcher. */
    static final String PROPERTY = "rockspan.home";

    private Home() {}

    /** The checkout, or null where Rockspan runs from its jar alone. */
    static @Nullable Path folder() {
        String home = System.getProperty(PROPERTY);
        return home == null ? null : Path.of(home);
    }

    static @Nullable Path resolve(String path) {
        Path folder = folder();
        return folder == null ? null : folder.resolve(path);
    }

    /** A path as a user would type it here: short below the working directory, else in full. */
    static String display(Path path) {
        Path full = path.toAbsolutePath().normalize();
        Path here = Path.of("").toAbsolutePath();
        return full.startsWith(here) && !full.equals(here)
                ? here.relativize(full).toString()
                : full.toString();
    }

    /** How to call Rockspan again from here. */
    static String command() {
        Path launcher = resolve("rockspan");
        if (launcher == null) {
            return "rockspan";
        }
        String name = display(launcher);
        return name.equals("rockspan") ? "./rockspan" : name;
    }
}
