package dev.rockspan;

import java.util.List;

class OptimisticTransactionDB {

    //# needs ColumnFamilyDescriptor
    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static OptimisticTransactionDB open(
            DBOptionsInterface<?> options, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return open(
                options, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }
    //# end
}
