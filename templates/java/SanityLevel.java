package dev.rockspan;

/** How closely options have to match. */
public enum SanityLevel {
    /** Not at all. */
    NONE,
    /** As far as the database can be opened with them. */
    LOOSELY_COMPATIBLE,
    /** Exactly. */
    EXACT_MATCH
}
