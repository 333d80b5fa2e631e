package dev.rockspan.benchmarks.store;

import dev.rockspan.TransactionDB;
import dev.rockspan.runtime.NativeLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
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

    /** rocksdbjni's view of a database of transactions that Rockspan has open; closing it does nothing. */
    public static org.rocksdb.TransactionDB transactionsOf(TransactionDB ours) {
        try {
            MemorySegment handle = Addresses.ofTransactions(ours);
            long database = handle.reinterpret(ValueLayout.JAVA_LONG.byteSize()).get(ValueLayout.JAVA_LONG, 0);
            Constructor<org.rocksdb.TransactionDB> create =
                    org.rocksdb.TransactionDB.class.getDeclaredConstructor(long.class);
            create.setAccessible(true);
            org.rocksdb.TransactionDB theirs = create.newInstance(database);
            call(theirs, org.rocksdb.AbstractImmutableNativeReference.class.getDeclaredMethod("disOwnNativeHandle"));
            Object family = call(theirs, org.rocksdb.RocksDB.class.getDeclaredMethod("makeDefaultColumnFamilyHandle"));
            Method store = org.rocksdb.RocksDB.class.getDeclaredMethod(
                    "storeDefaultColumnFamilyHandle", org.rocksdb.ColumnFamilyHandle.class);
            call(theirs, store, family);
            return theirs;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object call(Object object, Method method, Object... arguments) throws ReflectiveOperationException {
        method.setAccessible(true);
        return method.invoke(object, arguments);
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
