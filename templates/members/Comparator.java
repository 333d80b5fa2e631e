//# needs Comparator
package dev.rockspan;

class Comparator {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected Comparator() {}
}
