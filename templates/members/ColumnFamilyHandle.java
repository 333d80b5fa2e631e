//# needs ColumnFamilyHandle.getNameText
package dev.rockspan;

import java.nio.charset.StandardCharsets;

class ColumnFamilyHandle {

    /** Returns the name of the column family, in UTF-8. */
    public byte[] getName() {
        return getNameText().getBytes(StandardCharsets.UTF_8);
    }
}
