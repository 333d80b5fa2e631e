package dev.rockspan.runtime.lifetime;

/** Why a call may not use something, or that it may. */
public enum Admission {
    /** It may. */
    ADMITTED,
    /** It is closed, transferred, or about to be, or another call is changing it. */
    SHUT,
    /** Another call uses it, and only one at a time may. */
    BUSY,
    /** A child or an object that borrows it reads what is to be changed. */
    REFERENCED
}
