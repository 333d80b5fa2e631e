package dev.rockspan.runtime.load;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.NativeLibraryException;
import java.nio.file.Path;

/** Loads RocksDB as a user's program would, and says from where. */
public final class LoadRocksDb {

    private LoadRocksDb() {}

    /** Arguments: a path for {@link NativeLibrary#use}, if any. Prints "SOURCE path", or the error and exits with 1. */
    public static void main(String[] arguments) {
        try {
            if (arguments.length > 0) {
                NativeLibrary.use(Path.of(arguments[0]));
            }
            long start = System.nanoTime();
            NativeLibrary library = NativeLibrary.rocksdb();
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
