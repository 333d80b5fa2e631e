//# needs EventListener
package dev.rockspan;

class EventListener {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected EventListener() {}
}
