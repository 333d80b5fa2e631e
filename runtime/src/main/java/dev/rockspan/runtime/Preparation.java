package dev.rockspan.runtime;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.pin.Pin;

/**
 * Initialises, when the library is loaded, what calls and closing need. A class whose initialiser runs out of stack or
 * memory can never be used again.
 */
final class Preparation {

    private Preparation() {}

    static void run() {
        NativeMemory.prepare();
        NativeObject.prepare();
        Pin.prepare();
    }
}
