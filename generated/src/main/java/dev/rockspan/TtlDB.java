package dev.rockspan;

import java.util.List;

/** A database whose values are dropped by compactions after a time. */
public class TtlDB extends RocksDB {

    private TtlDB() {}

    /** Opens a database whose values are kept. */
    public static TtlDB open(Options options, String path) {
        return open(options, path, 0, false);
    }

    /**
     * Opens a database.
     *
     * @param ttl after how many seconds values are dropped; 0 or less for never
     * @throws UnsupportedOperationException if it is to be read only, which RocksDB's C API cannot
     */
    public static TtlDB open(Options options, String path, int ttl, boolean readOnly) {
        requireWritable(readOnly);
        TtlDB db = new TtlDB(); // first: there may be no memory for this
        db.adopt(openWithTtl(options, path, ttl));
        return db;
    }

    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     * @param ttlValues for each column family, after how many seconds values are dropped; 0 or less for never
     * @throws UnsupportedOperationException if it is to be read only, which RocksDB's C API cannot
     */
    public static TtlDB open(
            DBOptions options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles,
            List<Integer> ttlValues,
            boolean readOnly) {
        requireWritable(readOnly);
        TtlDB db = new TtlDB();
        db.adopt(openWithTtl(options, path, columnFamilyDescriptors, columnFamilyHandles, ttlValues));
        return db;
    }

    private static void requireWritable(boolean readOnly) {
        if (readOnly) {
            throw new UnsupportedOperationException(
                    "RocksDB's C API cannot open a database with a time to read it only");
        }
    }
}
