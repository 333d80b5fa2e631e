package dev.rockspan;

import java.nio.charset.StandardCharsets;

record ColumnFamilyMetaData() {

    /** Returns the name of the column family, in UTF-8. */
    public byte[] name() {
        return nameText().getBytes(StandardCharsets.UTF_8);
    }
}
