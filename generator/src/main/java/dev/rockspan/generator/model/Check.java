package dev.rockspan.generator.model;

/**
 * What has to hold before a call.
 *
 * <table>
 * <caption>What {@code about} and {@code by} are; empty for the other kinds</caption>
 * <tr><th>kind</th><th>about</th><th>by</th></tr>
 * <tr><td>STATE</td><td></td><td>the state of the receiver</td></tr>
 * <tr><td>MADE</td><td>the class of what the receiver made</td><td>the state that no such object is in</td></tr>
 * <tr><td>UNSET</td><td>the parameter with the handle</td><td>the getter that is asked</td></tr>
 * <tr><td>UNFILLED</td><td>the parameter with the object</td><td></td></tr>
 * <tr><td>OPENS, OPENS_TO_READ</td><td>the parameter with the path</td><td></td></tr>
 * <tr><td>ANSWER</td><td>the state of the receiver once it has held, so that it is not asked again; empty if it
 * is asked each time</td><td>the function that is asked</td></tr>
 * </table>
 *
 * @param about see the table
 * @param by see the table
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
        /** The object (null is allowed) was not filled by an earlier call. */
        UNFILLED,
        /** No database is open for writing at a path. */
        OPENS,
        /** The same of what opens it to read only, which is never refused. */
        OPENS_TO_READ,
        /** A function of the receiver says yes. */
        ANSWER,
        /** What the receiver shows has not been moved or taken since it was last renewed. */
        CURRENT;

        /** Whether it is of what opens a database. */
        public boolean opens() {
            return this == OPENS || this == OPENS_TO_READ;
        }
    }
}
