package dev.rockspan.runtime.lifetime;

/** What came of a reservation. */
public enum Reservation {
    MADE,
    REFUSED,
    /** It was refused, and closed meanwhile: closing is now the caller's to finish. */
    CLOSED
}
