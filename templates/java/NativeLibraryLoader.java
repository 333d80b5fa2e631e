package dev.rockspan;

import org.jspecify.annotations.Nullable;

/** Does nothing: the native library is loaded when it is first used. For programs that load rocksdbjni's by it. */
public class NativeLibraryLoader {

    private static final NativeLibraryLoader INSTANCE = new NativeLibraryLoader();

    private NativeLibraryLoader() {}

    public static NativeLibraryLoader getInstance() {
        return INSTANCE;
    }

    /**
     * Does nothing.
     *
     * @param tmpDir not used: a library that is unpacked goes to a folder of the user
     */
    public void loadLibrary(@Nullable String tmpDir) {
        RocksDB.loadLibrary();
    }
}
