//# needs Filter
package dev.rockspan;

class Filter {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected Filter() {}

    /** The native filter that a table configuration takes: this one. */
    Filter toGive() {
        return this;
    }
}
