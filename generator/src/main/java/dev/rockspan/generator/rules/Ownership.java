package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;

/** Who owns a native object that goes into a C function or comes out of it. */
public enum Ownership {
    @Key("Parameter: C uses it during the call only.")
    CALL,
    @Key("Parameter: C keeps a reference of its own; the caller's object may be closed.")
    SHARED,
    @Key("Parameter: C copies it; later changes of the caller's object have no effect.")
    COPIED,
    @Key("Parameter: C points to it after the call; the object that is returned, or else the receiver, keeps it alive.")
    BORROWED,
    @Key("Parameter: C takes ownership; the caller's object is consumed.")
    TRANSFERRED,
    @Key("Parameter: C makes it another view of the receiver; it keeps alive what the receiver keeps alive.")
    FILLED,
    @Key("Result: the caller owns it and closes it.")
    OWNED,
    @Key("Result: it belongs to the receiver and is never freed by itself. Java can call its setters, too, though C may"
            + " return a pointer to const.")
    VIEW,
    @Key("Result of a callback: the start of the first bytes that it takes.")
    SAME;

    /** Whether this can be said of a parameter; the rest is said of results. */
    public boolean ofParameter() {
        return ordinal() <= FILLED.ordinal();
    }
}
