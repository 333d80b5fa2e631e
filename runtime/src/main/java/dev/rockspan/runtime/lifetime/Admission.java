package dev.rockspan.runtime.lifetime;

/** Why a call may not use something, or that it may. */
public enum Admission {
    ADMITTED,
    /** It is closed, handed over, or about to be, or somebody is changing it. */
    SHUT,
    /** Another call uses it, and only one at a time may. */
    BUSY,
    /** A holder or a child reads what is to be changed. */
    HELD
}
