//# needs Filter
package dev.rockspan;

class Filter {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected Filter() {}

    /** What is handed over when this is set: this. */
    Filter toGive() {
        return this;
    }
}
