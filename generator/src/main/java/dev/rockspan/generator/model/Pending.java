package dev.rockspan.generator.model;

/** What an operation does to a batch while its writes are pending in Java. */
public sealed interface Pending {

    /**
     * It adds a record.
     *
     * @param type the constant of the runtime's {@code RecordType}
     */
    record Add(String type) implements Pending {}

    /** It does something to the whole batch. */
    enum Whole implements Pending {
        CLEAR,
        COUNT,
        DATA
    }
}
