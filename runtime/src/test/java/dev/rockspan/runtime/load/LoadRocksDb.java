package dev.rockspan.runtime.load;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.NativeLibraryException;
import java.nio.file.Path;

/** Loads RocksDB as a user's program would, and says from where. */
public final class LoadRocksDb {

    private static final String NAME = System.getProperty("name", "rocksdb");

    private LoadRocksDb() {}

    /**
     * Arguments: a path for {@link NativeLibrary#use}, if any. The system property {@code name} names another library
     * than RocksDB's. Prints "SOURCE path", or the error and exits with 1.
     */
    public static void main(String[] arguments) {
        if (Boolean.getBoolean("interrupted")) {
            Thread.currentThread().interrupt();
        }
        try {
            if (arguments.length > 0) {
                NativeLibrary.use(NAME, Path.of(arguments[0]));
            }
            long start = System.nanoTime();
            NativeLibrary library = NativeLibrary.of(NAME);
            if (library.find("rocksdb_open").isEmpty()) {
                System.out.println("no RocksDB in " + library);
                System.exit(2);
            }
            System.out.println(library.source() + " " + library.path());
            if (Boolean.getBoolean("time")) {
                System.out.println((System.nanoTime() - start) / 1000 + " us");
            }
        } catch (NativeLibraryException e) {
            System.out.println(e.getMessage());
            System.exit(1);
        }
    }
}
