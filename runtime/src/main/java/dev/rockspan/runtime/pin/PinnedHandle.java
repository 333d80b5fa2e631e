package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksObject;

/** A handle on what a buffer refers to in RocksDB's memory. */
final class PinnedHandle extends RocksObject {

    final Pin pin;

    /** A handle on what {@code pin} owns, which belongs to {@code parent}. */
    PinnedHandle(Pin pin, RocksObject parent) {
        super(pin, parent);
        this.pin = pin;
    }
}
