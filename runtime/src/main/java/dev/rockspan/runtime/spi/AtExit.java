package dev.rockspan.runtime.spi;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Lets the process end once RocksDB's own threads have called Java.
 *
 * <p>Such a thread belongs to the JVM from then on and waits for ever when it comes back to a JVM that has ended, be it
 * from a callback or to say that it ends. When a process exits, RocksDB's static destructors wait for these threads, so
 * {@code System.exit} would never return. A handler that runs before those destructors ends the process instead: with
 * the same exit code, and with what C has buffered written. Native exit handlers that were registered before RocksDB
 * first called Java do not run then.
 *
 * <p>That takes {@code on_exit}, which glibc has. Elsewhere (musl, macOS) nothing is done.
 */
@SuppressWarnings("restricted")
final class AtExit {

    static {
        SymbolLookup c = Linker.nativeLinker().defaultLookup();
        if (c.find("on_exit").isPresent()) {
            MethodHandle onExit = Linker.nativeLinker()
                    .downcallHandle(
                            c.findOrThrow("on_exit"),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));
            // The last one that was registered runs first. Both get the exit code, which fcloseall ignores.
            register(onExit, c.findOrThrow("_exit"));
            register(onExit, c.findOrThrow("fcloseall"));
        }
    }

    private AtExit() {}

    /** To be called when RocksDB calls Java: its static objects exist by then, so the handler will run before them. */
    static void endInTime() {
        // The first call of all has run the initializer.
    }

    private static void register(MethodHandle onExit, MemorySegment handler) {
        try {
            int refused = (int) onExit.invokeExact(handler, MemorySegment.NULL);
            if (refused != 0) {
                throw new OutOfMemoryError("on_exit has no room for another handler");
            }
        } catch (Throwable t) {
            throw Downcalls.failed(t);
        }
    }
}
