//# needs CompactionFilter
package dev.rockspan;

class CompactionFilter {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected CompactionFilter() {}
}
