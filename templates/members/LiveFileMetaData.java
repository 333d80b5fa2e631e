package dev.rockspan;

import java.nio.charset.StandardCharsets;

record LiveFileMetaData() {

    /** Returns the name of the column family that it belongs to, in UTF-8. */
    public byte[] columnFamilyName() {
        return columnFamilyNameText().getBytes(StandardCharsets.UTF_8);
    }
}
