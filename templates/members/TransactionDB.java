package dev.rockspan;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

public class TransactionDB {
    //# needs ColumnFamilyDescriptor
    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static TransactionDB open(
            DBOptionsInterface<?> options, TransactionDBOptions txnDbOptions, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return open(
                options, txnDbOptions, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }
    //# end

    //# needs ColumnFamilyDescriptor
    /** Creates a column family as a descriptor says, and opens it. */
    public ColumnFamilyHandle createColumnFamily(ColumnFamilyDescriptor columnFamilyDescriptor) {
        return createColumnFamily(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name());
    }

    /** Creates column families, one after the other, and opens them; those before one that fails are there. */
    public List<ColumnFamilyHandle> createColumnFamilies(List<ColumnFamilyDescriptor> columnFamilyDescriptors) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            columnFamilyDescriptors.forEach(descriptor -> created.add(createColumnFamily(descriptor)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }
    //# end

    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (TransactionOptions options = new TransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }

    /** Closes the database. */
    public void closeE() {
        close();
    }
}
