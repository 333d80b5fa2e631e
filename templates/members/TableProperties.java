package dev.rockspan;

import java.nio.charset.StandardCharsets;

class TableProperties {

    /** Returns the name of the column family that the file was written for, in UTF-8. */
    public byte[] getColumnFamilyName() {
        return getColumnFamilyNameText().getBytes(StandardCharsets.UTF_8);
    }
}
