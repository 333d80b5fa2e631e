package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.lifetime.Views;

/** Ends the bytes that a pin shows to its maker when the object that it has become is closed. */
record PinViews(Pin pin) implements Views {

    @Override
    public boolean isOpen() {
        return false;
    }

    @Override
    public boolean endMine() {
        pin.release();
        return false;
    }

    @Override
    public boolean end() {
        return true;
    }
}
