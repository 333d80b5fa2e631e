package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;

/** What a function does to pending writes of a batch: it adds a record, or does something to the whole batch. */
public enum PendingWrite {
    @Key("Adds the deletion of a key.")
    DELETE(1),
    @Key("Adds the deletion of a range of keys.")
    DELETE_RANGE(2),
    @Key("Adds data for the log.")
    LOG_DATA(1),
    @Key("Adds a merge.")
    MERGE(2),
    @Key("Adds a key and its value.")
    PUT(2),
    @Key("Adds the deletion of a key that was put once.")
    SINGLE_DELETE(1),
    @Key("Removes all writes.")
    CLEAR(0),
    @Key("Counts the writes.")
    COUNT(0),
    @Key("Returns the writes as bytes.")
    DATA(0);

    private final int parts;

    PendingWrite(int parts) {
        this.parts = parts;
    }

    /** How many parts the record has that the function adds. */
    public int parts() {
        return parts;
    }

    /** Whether the record can be one of a column family. */
    public boolean hasFamily() {
        return this != LOG_DATA;
    }
}
