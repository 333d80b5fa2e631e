package dev.rockspan.generator.rules;

/** Who owns a native object that goes into a C function or comes out of it. */
public enum Ownership {
    /** Parameter: used during the call only. */
    CALL,
    /** Parameter: RocksDB keeps a reference or copy of its own; the caller's handle stays independent. */
    SHARED,
    /** Parameter: the receiver, or else what is returned, points to it and keeps it alive. */
    BORROWED,
    /** Parameter: RocksDB takes it over; the caller's handle is spent. */
    TRANSFERRED,
    /** Parameter: becomes what the receiver is, changed by the function; keeps alive what that keeps alive. */
    FILLED,
    /** Result: the caller owns it and closes it. */
    OWNED,
    /** Result: belongs to the receiver and is never destroyed by itself. */
    VIEW,
    /** Result: the receiver's or a parameter's own pointer again; the same Java object is returned. */
    SAME;

    /** Whether this can be said of a parameter; the rest is said of results. */
    public boolean ofParameter() {
        return ordinal() <= FILLED.ordinal();
    }
}
