package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

public class TransactionDB {
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
        TransactionDB db = open(
                options, txnDbOptions, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
    }

    /** Creates column families with the same options, one after the other, and opens them. */
    @Override
    public List<ColumnFamilyHandle> createNamedColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<String> columnFamilyNames) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            Call.whole(columnFamilyNames, "columnFamilyNames")
                    .forEach(name -> created.add(createColumnFamily(columnFamilyOptions, name)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }

    /** Applies a copy of the writes of a batch in a transaction of its own. */
    @Override
    public void write(WriteOptions options, WriteBatchWithIndex batch) {
        try (WriteBatch copy = new WriteBatch(Call.notNull(batch, "batch").data())) {
            write(options, copy);
        }
    }

    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (TransactionOptions options = new TransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }
}
