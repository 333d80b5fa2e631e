package dev.rockspan;

class SstFileWriter {

    /** Adds an entry, whose key has to come after those before. */
    public void put(AbstractSlice<?> key, AbstractSlice<?> value) {
        put(key.segment(), value.segment());
    }

    /** Adds a value to merge, whose key has to come after those before. */
    public void merge(AbstractSlice<?> key, AbstractSlice<?> value) {
        merge(key.segment(), value.segment());
    }

    /** Adds the deletion of a key, which has to come after those before. */
    public void delete(AbstractSlice<?> key) {
        delete(key.segment());
    }
}
