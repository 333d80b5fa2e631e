package dev.rockspan.generator.jextract;

import java.util.Locale;
import java.util.Properties;

/**
 * An operating system and processor, as far as jextract cares.
 *
 * @param name as the official builds are named, such as {@code linux-x64}
 */
record Platform(String name, boolean windows) {

    /** The platform of this JVM. */
    static Platform current() {
        return of(System.getProperties());
    }

    static Platform of(Properties properties) {
        String os = properties.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String arch = properties.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        String osName = os.startsWith("windows") ? "windows" : os.startsWith("mac") ? "macos" : os.replace(' ', '-');
        String archName =
                switch (arch) {
                    case "amd64", "x86_64" -> "x64";
                    case "arm64", "aarch64" -> "aarch64";
                    default -> arch;
                };
        return new Platform(osName + "-" + archName, os.startsWith("windows"));
    }
}
