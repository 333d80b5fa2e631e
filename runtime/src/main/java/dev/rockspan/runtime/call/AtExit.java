package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ends the process, on glibc, before RocksDB's destructors would wait for ever for threads that the JVM has blocked.
 *
 * <p>Once one of RocksDB's threads has called Java, the JVM knows it, and blocks it for ever when it calls or ends after
 * the JVM has ended. When a process exits, RocksDB's static destructors wait for these threads, so {@code System.exit} would
 * never return. The same holds for a thread whose first call comes while the JVM is about to end. A handler that runs
 * before those destructors ends the process instead: with the same exit code, and with what C has buffered written. Native
 * exit handlers that were registered before ours do not run then. Ours are registered when the first database with a
 * callback is opened.
 *
 * <p>That takes {@code on_exit}, which glibc has. Elsewhere (musl, macOS) nothing is done.
 */
@SuppressWarnings("restricted")
public final class AtExit {

    /** For how many of RocksDB's threads handlers are registered: more than it has static objects that wait for threads. */
    private static final int THREADS = 16;

    private static final SymbolLookup C = Linker.nativeLinker().defaultLookup();
    private static final AtomicInteger OWN_THREADS = new AtomicInteger();
    private static final AtomicBoolean PREPARED = new AtomicBoolean();

    private AtExit() {}

    /**
     * To be called when RocksDB first calls Java on a thread. One of its own comes from a static object that exists by
     * then, so that the handler will run before what waits for the thread.
     */
    public static void endInTime() {
        boolean own = CallStack.anyCall() == null; // else it is a thread that has called RocksDB
        if (own && OWN_THREADS.getAndUpdate(count -> Math.min(count + 1, THREADS)) < THREADS) {
            register();
        }
    }

    /**
     * To be called when there is a database, with the threads that work for it: when one of them first calls Java, it may
     * be too late to register anything.
     */
    static void prepare() {
        if (InCallback.isPossible && PREPARED.compareAndSet(false, true)) {
            try {
                register();
            } catch (Error e) {
                PREPARED.set(false);
                throw e;
            }
        }
    }

    private static void register() {
        if (C.find("on_exit").isPresent()) {
            MethodHandle onExit = Linker.nativeLinker()
                    .downcallHandle(
                            C.findOrThrow("on_exit"),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));
            // The last one that was registered runs first. Both get the exit code, which fcloseall ignores.
            register(onExit, C.findOrThrow("_exit"));
            register(onExit, C.findOrThrow("fcloseall"));
        }
    }

    private static void register(MethodHandle onExit, MemorySegment handler) {
        try {
            int refused = (int) onExit.invokeExact(handler, MemorySegment.NULL);
            if (refused != 0) {
                throw new OutOfMemoryError("on_exit has no room for another handler");
            }
        } catch (Throwable t) {
            throw NativeFunctions.failed(t);
        }
    }
}
