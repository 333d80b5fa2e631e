package dev.rockspan.benchmarks.store;

import dev.rockspan.runtime.NativeLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rocksdb.util.Environment;

/**
 * rocksdbjni's view of a database that Rockspan has open: the same native object, in the same library, so that nothing
 * differs but the way there. Closing it does nothing.
 */
public final class Peer extends org.rocksdb.RocksDB {

    static {
        load();
    }

    /** Has rocksdbjni loaded, for what needs no database. */
    public static void ensureLoaded() {
        // This class's initialisation does it, once.
    }

    private Peer(long database) {
        super(database);
        disOwnNativeHandle();
        storeDefaultColumnFamilyHandle(makeDefaultColumnFamilyHandle());
    }

    /** Of the database behind {@code handle}, the C API's object, whose one field points to RocksDB's. */
    static Peer of(MemorySegment handle) {
        return new Peer(handle.reinterpret(ValueLayout.JAVA_LONG.byteSize()).get(ValueLayout.JAVA_LONG, 0));
    }

    /** Loads the very file that Rockspan has loaded, by the name that rocksdbjni looks for: it stays one library. */
    private static void load() {
        try {
            Path folder = Files.createTempDirectory("rocksdbjni");
            Path link = folder.resolve(Environment.getJniLibraryFileName("rocksdbjni"));
            Files.createSymbolicLink(link, NativeLibrary.rocksdb().path());
            org.rocksdb.RocksDB.loadLibrary(List.of(folder.toString()));
            Files.delete(link);
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
