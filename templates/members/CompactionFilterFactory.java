//# needs CompactionFilterFactory
package dev.rockspan;

class CompactionFilterFactory {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected CompactionFilterFactory() {}
}
