package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.nio.charset.StandardCharsets;

class CompactionJobInfo {

    /** Returns the name of the column family, in UTF-8. */
    public byte[] columnFamilyName() {
        return columnFamilyNameText().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns how the compaction ended. */
    public Status status() {
        try {
            checkStatus();
            return Status.OK;
        } catch (RocksDBException e) {
            return e.getStatus();
        }
    }
}
