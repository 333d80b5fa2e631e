package dev.rockspan.runtime;

/** How a native library was found. */
public enum LibrarySource {
    /** Named by {@code NativeLibrary.use}. */
    API,
    /** Named by a system property. */
    PROPERTY,
    /** Unpacked from the rocksdbjni jar. */
    ROCKSDBJNI,
    /** Installed on the system. */
    SYSTEM,
    /** Unpacked from Rockspan's own jar, as the native extension is. */
    EXTRAS
}
