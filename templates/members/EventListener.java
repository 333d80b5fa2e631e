package dev.rockspan;

class EventListener {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected EventListener() {
        super(EventListener.class);
    }
}
