package dev.rockspan;

import dev.rockspan.runtime.call.Call;

class SstFileWriter {

    /** Adds an entry, whose key has to come after those before. */
    public void put(AbstractSlice<?> key, AbstractSlice<?> value) {
        put(Call.notNull(key, "key").segment(), Call.notNull(value, "value").segment());
    }

    /** Adds a value to merge, whose key has to come after those before. */
    public void merge(AbstractSlice<?> key, AbstractSlice<?> value) {
        merge(Call.notNull(key, "key").segment(), Call.notNull(value, "value").segment());
    }

    /** Adds the deletion of a key, which has to come after those before. */
    public void delete(AbstractSlice<?> key) {
        delete(Call.notNull(key, "key").segment());
    }
}
