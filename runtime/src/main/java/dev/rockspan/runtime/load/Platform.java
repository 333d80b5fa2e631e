package dev.rockspan.runtime.load;

import java.lang.foreign.Linker;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What this process runs on, as far as it decides which library fits.
 *
 * @param architecture as {@code os.arch} names it, but always {@code x86_64} and {@code aarch64}
 * @param musl whether the C library is musl; only on Linux
 */
record Platform(Os os, String architecture, boolean musl) {

    /** The operating systems that there are libraries for. */
    enum Os {
        LINUX,
        MACOS,
        WINDOWS,
        OTHER
    }

    /** Where we are. */
    static Platform current() {
        Os os = os(System.getProperty("os.name"));
        return new Platform(os, architecture(System.getProperty("os.arch")), os == Os.LINUX && isMusl());
    }

    static Os os(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.startsWith("linux")) {
            return Os.LINUX;
        }
        if (lower.startsWith("mac")) {
            return Os.MACOS;
        }
        return lower.startsWith("windows") ? Os.WINDOWS : Os.OTHER;
    }

    static String architecture(String name) {
        return switch (name) {
            case "amd64", "x86_64" -> "x86_64";
            case "arm64", "aarch64" -> "aarch64";
            default -> name;
        };
    }

    /** Asks the C library that this process has, not the system: both can be installed. */
    private static boolean isMusl() {
        return Linker.nativeLinker()
                .defaultLookup()
                .find("gnu_get_libc_version")
                .isEmpty();
    }

    /** The file in the rocksdbjni jar for this platform; on Windows none, because that one hides the C functions. */
    Optional<String> jniLibrary() {
        return switch (os) {
            case LINUX ->
                Optional.of("librocksdbjni-linux" + (architecture.equals("x86_64") ? "64" : "-" + architecture)
                        + (musl ? "-musl" : "") + ".so");
            case MACOS ->
                Optional.of(
                        "librocksdbjni-osx-" + (architecture.equals("aarch64") ? "arm64" : architecture) + ".jnilib");
            case WINDOWS, OTHER -> Optional.empty();
        };
    }

    /** The file of the extension for this platform. */
    Optional<String> extrasLibrary() {
        return switch (os) {
            case LINUX -> Optional.of("librockspan-extras-linux-" + architecture + (musl ? "-musl" : "") + ".so");
            case MACOS -> Optional.of("librockspan-extras-macos-" + architecture + ".dylib");
            case WINDOWS, OTHER -> Optional.empty();
        };
    }

    /** How the system's library of a name is called, before and after a version. */
    Optional<LibraryName> systemLibrary(String name) {
        return switch (os) {
            case LINUX, OTHER -> Optional.of(new LibraryName("lib" + name + ".so", "lib" + name + ".so.", ""));
            case MACOS -> Optional.of(new LibraryName("lib" + name + ".dylib", "lib" + name + ".", ".dylib"));
            case WINDOWS -> Optional.empty();
        };
    }

    /** Where systems keep libraries, besides what the environment says. */
    List<String> systemFolders() {
        return switch (os) {
            case LINUX ->
                List.of(
                        "/usr/local/lib",
                        "/usr/local/lib64",
                        "/usr/lib/" + architecture + "-linux-gnu",
                        "/usr/lib64",
                        "/usr/lib",
                        "/lib64",
                        "/lib");
            case MACOS -> List.of("/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib", "/usr/lib");
            case WINDOWS, OTHER -> List.of("/usr/local/lib", "/usr/lib");
        };
    }

    /** The variable that adds folders with libraries. */
    String folderVariable() {
        return os == Os.MACOS ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
    }

    @Override
    public String toString() {
        return os.name().toLowerCase(Locale.ROOT) + ' ' + architecture + (musl ? " with musl" : "");
    }
}
