package dev.rockspan.generator.model;

/**
 * What has to hold before a call.
 *
 * @param about the parameter that is looked at, or the class of what the receiver has made; of {@link Kind#ANSWER} the
 *     state of the receiver once it has held, which need not hold again then; else empty
 * @param by the function that is asked, or the state that is looked for; else empty
 * @param otherwise the error; empty if the runtime has one
 */
public record Check(Kind kind, String about, String by, String otherwise) {

    /** What is looked at, in the order in which that happens. */
    public enum Kind {
        /** No other call uses the receiver: this one waits for them. */
        IDLE,
        /** The receiver has a state, given by the operation that made it. */
        STATE,
        /** The receiver has made no object of a class that is in a state. */
        MADE,
        /** The getter of a handle says no. */
        UNSET,
        /** No call has filled an object, perhaps null, before. */
        UNFILLED,
        /** No database is open for writing at a path. */
        OPENS,
        /** The same of what opens it to read only, which is never refused. */
        OPENS_TO_READ,
        /** A function of the receiver says yes. */
        ANSWER,
        /** What the receiver gives was neither moved nor taken, or was renewed since. */
        CURRENT
    }
}
